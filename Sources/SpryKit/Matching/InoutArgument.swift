/// An `inout` argument that a fake records and writes back.
///
/// In the fake, record an `InoutArgument`, and then write its value back:
///
/// ```swift
/// func next(_ seed: inout Int) -> Int {
///   let seed_ = InoutArgument(seed)
///   defer { seed = seed_.value }
///   return spryify(arguments: seed_)
/// }
/// ```
///
/// A stub's closure receives the `InoutArgument`, whose ``value`` it can set. Everywhere else, in
/// `with`, assertions, captors, and recorded calls, the argument is the value that the member
/// received:
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
  /// The value that the member writes back, which is initially the received value.
  public var value: Value

  /// Creates an argument from the value that the member received.
  public init(_ received: Value) {
    self.received = received
    value = received
  }

  override var recorded: Any? { stripped(received) }
  override var recordedType: any Any.Type { Value.self }
}
