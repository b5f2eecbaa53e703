/// A nonescaping closure that a fake records as an argument.
///
/// ```swift
/// func each(_ body: (Int) -> Void) {
///   withoutActuallyEscaping(body) { spryify(arguments: NonEscapingArgument($0)) }
/// }
/// ```
///
/// The argument releases the closure when the call ends.
///
/// A stub's `andDo` closure receives the nonescaping closure itself, and can call it but must not
/// keep it. Everywhere else, only the closure's type is known: the argument matches only
/// `Argument.anything`, `.nonNil`, and `.any(((Int) -> Void).self)`.
///
/// ```swift
/// fake.stub(.each).andDo { (body: @escaping (Int) -> Void) in body(7) }
/// ```
public final class NonEscapingArgument<Closure>: TransientArgument {
  // Read only by the stub that answers, before the call ends.
  private var closure: Closure?

  /// Creates an argument from a closure.
  public init(_ closure: Closure) {
    self.closure = closure
  }

  /// Releases the closure. A call releases the closures of its arguments when it ends.
  public func end() {
    closure = nil
  }

  override var passed: Any? { closure }
  override var recordedType: any Any.Type { Closure.self }
  override class var typeOfRecorded: any Any.Type { Closure.self }
}

/// Gives code that has only an `Any` the closure's type.
protocol AnyNonEscapingArgument: TransientArgument {
  func end()
  static var closureType: any Any.Type { get }
}

/// Releases the closure of an argument that is a nonescaping closure.
func endArgument(_ argument: Any) {
  (transientArgument(argument) as? any AnyNonEscapingArgument)?.end()
}

extension NonEscapingArgument: AnyNonEscapingArgument, CustomStringConvertible {
  static var closureType: any Any.Type { Closure.self }

  /// The closure as a failure shows it: `a function of type (Int) -> ()`.
  @_documentation(visibility: internal)
  public var description: String { "a function of type \(typeName(Closure.self))" }
}
