/// A call that a fake received.
public struct RecordedCall {
  /// The member's name, as `#function` spells it.
  public let function: String

  /// The place of the call among the calls of all fakes, from 1: of two calls, the later one has
  /// the greater number.
  public let number: UInt64

  private let call: UnsafePointer<CallRecord>
  private let log: CallLog
  private let state: SpryState

  init(_ call: UnsafePointer<CallRecord>, of function: String, in history: CallHistory) {
    self.function = function
    self.number = call.pointee.number
    self.call = call
    log = history.log
    state = history.state
  }

  /// The arguments in order, with no optional around them.
  public var arguments: [Any?] {
    withExtendedLifetime(log) { call.arguments }
  }

  /// How far the call has come, at the moment of asking.
  public var outcome: CallOutcome {
    state.outcome(of: call, in: log)
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
