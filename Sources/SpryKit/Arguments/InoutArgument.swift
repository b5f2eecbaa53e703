/// An `inout` argument that a fake records and writes back.
///
/// ```swift
/// func next(_ seed: inout Int) -> Int {
///   withInoutArgument(&seed) { spryify(arguments: $0) }
/// }
/// ```
///
/// A stub's closure receives the `InoutArgument`, whose ``value`` it can set. Everywhere else, in
/// `with`, assertions, captors, and recorded calls, the argument is the value that the member
/// received:
///
/// ```swift
/// fake.stub(.next).with(7).andDo { (seed: InoutArgument<Int>) in
///   seed.value += 1
///   return 0
/// }
/// ```
public final class InoutArgument<Value>: TransientArgument {
  /// The value that the member received.
  public let received: Value
  /// The value that the member writes back, which is initially the received value.
  public var value: Value

  /// Creates an argument from the value that the member received.
  public init(_ received: Value) {
    self.received = received
    value = received
  }

  override var recorded: Any? { stripped(received) }
  override var recordedType: any Any.Type { Value.self }
  override class var typeOfRecorded: any Any.Type { Value.self }
}

/// Records an `inout` argument, and writes it back when the call ends.
///
/// - Parameters:
///   - value: The argument that the member received.
///   - body: A closure that records the call with the ``InoutArgument`` it receives.
/// - Returns: The result of `body`.
/// - Throws: The error of `body`.
public func withInoutArgument<Value, Result, Failure: Error>(
  _ value: inout Value, _ body: (InoutArgument<Value>) throws(Failure) -> Result
) throws(Failure) -> Result {
  let argument = InoutArgument(value)
  defer { value = argument.value }
  return try body(argument)
}

/// Records an `inout` argument of an `async` member, and writes it back when the call ends.
///
/// The parameters are the same as for a member that isn't `async`, plus the actor to stay on. The
/// default is the caller's actor.
public func withInoutArgument<Value, Result, Failure: Error>(
  _ value: inout Value, isolation: isolated (any Actor)? = #isolation,
  _ body: nonisolated(nonsending) (InoutArgument<Value>) async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let argument = InoutArgument(value)
  defer { value = argument.value }
  return try await body(argument)
}
