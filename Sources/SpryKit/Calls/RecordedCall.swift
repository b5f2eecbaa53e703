/// A call that a fake received.
///
/// Its description is the call as it is written in Swift: `load(id: "42")`.
public struct RecordedCall {
  /// The member's name, as `#function` spells it.
  public var function: String { MemberName.withoutParameterNames(name) }

  /// The name, with the names of parameters where the fake gives them.
  private let name: String
  private let call: Call
  private let key: String
  private let state: SpryState

  init(_ call: Call, of member: CallHistory.OfMember, in history: CallHistory) {
    name = member.name
    key = member.key
    self.call = call
    state = history.state
  }

  /// The number of the call among the calls to all fakes, from 1. Of two calls, the later one has
  /// the greater number.
  public var number: UInt64 { call.number }

  /// The arguments in order, with no optional around them.
  public var arguments: [Any?] { call.recordedArguments }

  /// The current progress of the call. After a reset, the progress when the call was read; a call
  /// that threw then counts as returned, because its error is released.
  public var outcome: CallOutcome { state.outcome(of: call, ofMember: key) }

  /// What the call returned or threw, or `nil` if it has not ended, or not with an answer.
  var result: Result<Any, any Error>? { state.result(ofCall: number, ofMember: key) }

  /// The arguments as the fake passed them on.
  var list: ArgumentList { call.arguments }

  /// The types of the arguments as the fake passed them on, optionals included.
  var argumentTypes: [any Any.Type] { call.arguments.values.map(recordedType) }
}

extension RecordedCall: CustomStringConvertible {
  /// The call as it is written in Swift: `load(id: "42")`.
  @_documentation(visibility: internal)
  public var description: String {
    MemberSignature(name).call(with: arguments.map(describe))
  }
}
