/// An `inout` argument that a fake passes on.
///
/// In the fake, pass one on, and write its value back afterwards:
///
/// ```swift
/// func next(_ seed: inout Int) -> Int {
///   let seed_ = InoutArgument(seed)
///   defer { seed = seed_.value }
///   return spryify(arguments: seed_)
/// }
/// ```
///
/// The closure of a stub gets it, and may set ``value``. Everywhere else, in `with`, checks,
/// captors, and recorded calls, the argument is the value that the member received:
///
/// ```swift
/// fake.stub(.next).with(7).andDo { arguments in
///   (arguments[0] as! InoutArgument<Int>).value += 1
///   return 0
/// }
/// ```
public final class InoutArgument<Value>: TransientArgument {
  /// The value that the member received.
  public let received: Value
  /// The value that the member hands back; at first the received value.
  public var value: Value

  /// Creates an argument from the value that the member received.
  public init(_ received: Value) {
    self.received = received
    value = received
  }

  override var recorded: Any? { stripped(received) }
  override var recordedType: any Any.Type { Value.self }
}
