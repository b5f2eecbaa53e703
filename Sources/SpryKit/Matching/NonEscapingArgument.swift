/// A nonescaping closure that a fake records as an argument.
///
/// In the fake, record a `NonEscapingArgument`, and end it before the closure goes out of scope:
///
/// ```swift
/// func each(_ body: (Int) -> Void) {
///   withoutActuallyEscaping(body) { body in
///     let body_ = NonEscapingArgument(body)
///     defer { body_.end() }
///     spryify(arguments: body_)
///   }
/// }
/// ```
///
/// A stub's `andDo` closure receives the nonescaping closure itself, and can call it but must not
/// keep it. Everywhere else, only the closure's type is known: the argument matches only
/// `Argument.anything`, `.nonNil`, and `.any(((Int) -> Void).self)`.
///
/// ```swift
/// fake.stub(.each).andDo { arguments in
///   (arguments[0] as! (Int) -> Void)(7)
/// }
/// ```
public final class NonEscapingArgument<Closure>: TransientArgument {
  // Read only by the stub that answers, before the member ends it.
  private var closure: Closure?

  /// Creates an argument from a closure.
  public init(_ closure: Closure) {
    self.closure = closure
  }

  /// Releases the closure.
  public func end() {
    closure = nil
  }

  override var passed: Any? { closure }
  override var recordedType: any Any.Type { Closure.self }
}

/// Gives code that has only an `Any` the closure's type.
protocol AnyNonEscapingArgument: TransientArgument {
  static var closureType: any Any.Type { get }
}

extension NonEscapingArgument: AnyNonEscapingArgument, CustomStringConvertible {
  static var closureType: any Any.Type { Closure.self }

  /// The closure as a failure shows it: `a function of type (Int) -> ()`.
  @_documentation(visibility: internal)
  public var description: String { "a function of type \(typeName(Closure.self))" }
}
