/// A call that a fake received.
public struct RecordedCall {
  /// The member's name, as `#function` spells it.
  public let function: String

  /// The place of the call among the calls of all fakes, from 1: of two calls, the later one has
  /// the greater number.
  public let number: UInt64

  private let call: UnsafePointer<CallRecord>
  private let log: CallLog

  init(_ call: UnsafePointer<CallRecord>, of function: String, in log: CallLog) {
    self.function = function
    self.number = call.pointee.number
    self.call = call
    self.log = log
  }

  /// The arguments in order, with no optional around them.
  public var arguments: [Any?] {
    withExtendedLifetime(log) { call.arguments }
  }

  /// The types of the arguments as the fake passed them on, optionals included.
  var argumentTypes: [any Any.Type] {
    withExtendedLifetime(log) {
      (0..<call.argumentCount).map { call.argument(at: $0).valueType }
    }
  }
}

extension RecordedCall: CustomStringConvertible {
  /// The call as it is written in Swift: `load(id: "42")`.
  public var description: String {
    MemberSignature(function).call(with: arguments.map(describe))
  }
}
