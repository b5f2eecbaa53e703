/// A call that a fake received.
///
/// The description is the call as you'd write it in Swift: `load(id: "42")`.
public struct RecordedCall {
  /// The member's name, as `#function` spells it.
  public var function: String { MemberName.withoutParameterNames(member.name) }

  let call: Call
  let member: MemberTable
  private let state: SpryState

  init(_ call: Call, of member: CallHistory.OfMember, in history: CallHistory) {
    self.call = call
    self.member = member.member
    state = history.state
  }

  /// The number of the call among the calls to all fakes, from 1. Of two calls, the later one has
  /// the greater number.
  package var number: UInt64 { call.number }

  /// The arguments, in order, with optionals unwrapped.
  public var arguments: [Any?] { call.recordedArguments }

  /// The current outcome of the call.
  package var outcome: Call.Outcome { status.outcome }

  /// What the call returned or threw, or `nil` if it has not ended, or not with an answer.
  var result: Result<Any, any Error>? { outcome.result }

  /// The status now or, after a reset, when the call was read.
  var status: Call.Status {
    state.contents.withLock { _ in member.calls.status(of: number) ?? call.status }
  }

  /// The code that made the call, `by Checkout.pay() (Checkout.swift:88)`, or nothing if the code is
  /// unknown.
  var callerWords: String {
    guard let callers = state.scope?.callers else { return "" }
    let isClosure = state.contents.withLock { $0.name.receiver == .closure }
    let caller = callers.caller(ofCall: number, of: isClosure ? nil : member.name)
    return caller.map { "by \($0)" } ?? ""
  }

  /// The arguments as the fake passed them on.
  var list: ArgumentList { call.arguments }

  /// The types of the arguments as the fake passed them on, optionals included.
  var argumentTypes: [any Any.Type] { call.arguments.values.map(recordedType) }
}

extension RecordedCall: CustomStringConvertible {
  /// The call as you'd write it in Swift: `load(id: "42")`.
  @_documentation(visibility: internal)
  public var description: String {
    MemberSignature(member.name).call(with: arguments.map(describe))
  }
}
