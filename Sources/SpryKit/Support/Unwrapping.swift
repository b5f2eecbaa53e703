/// An optional of any type, for code that sees only `Any`.
private protocol AnyOptional {
  static var wrappedType: any Any.Type { get }
  /// Returns the nil inside a number of `.some`s, or the innermost one.
  static func none(at depth: Int) -> Self
  var anyWrapped: Any? { get }
}

extension Optional: AnyOptional {
  fileprivate static var wrappedType: any Any.Type { Wrapped.self }

  fileprivate static func none(at depth: Int) -> Self {
    func inner<Inner: AnyOptional>(_: Inner.Type) -> Wrapped {
      exact(Inner.none(at: depth - 1), as: Wrapped.self)
    }
    guard depth > 0, let wrapped = Wrapped.self as? any AnyOptional.Type else { return nil }
    return .some(inner(wrapped))
  }

  fileprivate var anyWrapped: Any? {
    // `map` would put an `Any` into another.
    Wrapped.self == Any.self ? exact(self as Any, as: Any?.self) : map { $0 }
  }
}

/// A nil, with what distinguishes it from others: of a `T??`, `nil` and `.some(nil)` are two values.
struct NilValue {
  /// The number of `.some`s around the nil that the optionals' types show.
  private let depth: Int
  /// The number of optionals of the type of the nil itself, or `nil` if it is an `Any?`, which shows
  /// nothing.
  private let height: Int?
  /// The nil with the `.some`s around it.
  let whole: Any
  /// Whether a test passed the nil in an `Any?` that is not nil itself, as it passes `.some(nil)`.
  private var isInAny = false

  fileprivate init(_ depth: Int, _ type: any AnyOptional.Type, whole: Any) {
    self.depth = depth
    self.whole = whole
    height = unwrappedType(type) == Any.self ? nil : levels(type)
  }

  /// Returns whether two nils are the same. The number of optionals outside them does not matter,
  /// because Swift adds optionals where a parameter has more. It is the only thing to compare if
  /// a type shows nothing, such as the type of the `nil` in `with(nil)`.
  func isSame(as other: NilValue) -> Bool {
    if let height, let other = other.height { return height == other }
    return depth == other.depth
  }

  /// The value as an `Any?`: nil for the outermost nil.
  var asAny: Any? { depth == 0 ? nil : whole }

  /// The nil as a test passed it in an `Any?` that is not nil itself.
  var inAny: NilValue {
    var copy = self
    copy.isInAny = true
    return copy
  }

  /// Returns the same nil of another type, or `nil` if the type has none.
  fileprivate func cast<Value>(to type: Value.Type) -> Value? {
    func open<Other: AnyOptional>(_: Other.Type) -> Value {
      let depth = height.map { levels(Other.self) - $0 } ?? depth
      return exact(Other.none(at: depth), as: Value.self)
    }
    guard type != Any?.self, let optional = type as? any AnyOptional.Type else {
      return asAny as? Value
    }
    return open(optional)
  }

  /// The type of the nil with the `.some`s around it.
  var type: any Any.Type { Swift.type(of: whole) }
}

extension NilValue: CustomStringConvertible {
  /// The nil as it is written in Swift.
  var description: String {
    (0..<(isInAny ? depth + 1 : depth)).reduce("nil") { text, _ in ".some(\(text))" }
  }
}

private func levels(_ type: any AnyOptional.Type) -> Int {
  1 + ((type.wrappedType as? any AnyOptional.Type).map(levels) ?? 0)
}

/// Returns the value with every optional around it removed. A nil is a ``NilValue``.
func stripped<Value>(_ value: Value) -> Any {
  guard let optional = value as? any AnyOptional else { return value }
  var (inner, whole, depth) = (optional, optional, 0)
  while let wrapped = inner.anyWrapped {
    guard let next = wrapped as? any AnyOptional else { return wrapped }
    // An `Any` begins anew, since the static type around a value does not matter.
    (whole, depth) =
      isOptional(type(of: inner).wrappedType) ? (whole, depth + 1) : (next, 0)
    inner = next
  }
  return NilValue(depth, type(of: inner), whole: whole)
}

/// Returns the value with every optional around it removed. A `nil` at any depth is `nil`.
package func unwrapped<Value>(_ value: Value) -> Any? {
  let value = stripped(value)
  return value is NilValue ? nil : value
}

/// Returns a value without its optionals as another type, or `nil` if it is not of that type.
///
/// A cast of an `Any?` makes each nil the innermost one of a `T??`.
func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
  if let none = stripped(value) as? NilValue { return none.cast(to: type) }
  return value as? Value
}

/// Returns the type with every optional around it removed.
package func unwrappedType(_ type: any Any.Type) -> any Any.Type {
  (type as? any AnyOptional.Type).map { unwrappedType($0.wrappedType) } ?? type
}

/// Returns the type that an optional type wraps, or `nil` for other types.
func wrappedType(of type: any Any.Type) -> (any Any.Type)? {
  (type as? any AnyOptional.Type)?.wrappedType
}

/// Returns the value that an optional wraps, or `nil` if there is none.
func wrappedValue(of optional: Any) -> Any? {
  (optional as? any AnyOptional)?.anyWrapped
}

/// Returns whether a type is an optional.
func isOptional(_ type: any Any.Type) -> Bool {
  type is any AnyOptional.Type
}
