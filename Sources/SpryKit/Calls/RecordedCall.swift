/// A call that a fake received.
///
/// Its description is the call as you'd write it in Swift: `load(id: "42")`.
public struct RecordedCall {
  /// The member's name, as `#function` spells it.
  public var function: String { MemberName.withoutParameterNames(member.name) }

  let call: Call
  let member: Member
  private let state: SpryState

  init(_ call: Call, of member: CallHistory.OfMember, in history: CallHistory) {
    self.call = call
    self.member = member.member
    state = history.state
  }

  /// The number of the call among the calls to all fakes, from 1. Of two calls, the later one has
  /// the greater number.
  package var number: UInt64 { call.number }

  /// The arguments in order, with no optional around them.
  public var arguments: [Any?] { call.recordedArguments }

  /// The current progress of the call. After a reset, the progress when the call was read; a call
  /// that threw then counts as returned, because its error is released.
  package var outcome: RecordedCall.Outcome {
    state.contents.withLock { contents in
      switch currentStatus.stage {
      case .recorded: return .recorded
      case .choosing, .running: return .running
      case .returned: return .returned
      case .cancelled: return .cancelled
      // A reset has released the error.
      case .threw:
        guard case .failure(let error) = contents.results[number] else { return .returned }
        return .threw(error)
      }
    }
  }

  /// What the call returned or threw, or `nil` if it has not ended, or not with an answer.
  var result: Result<Any, any Error>? { state.result(ofCall: number, ofMember: member.key) }

  /// Returns a property of the stub that answered the call, or `nil` if no stub did.
  ///
  /// - Parameter property: Returns the property. It receives the status of the call, and runs under
  ///   the lock.
  func stub<Property>(_ property: (StateContents, Call.Status) -> Property?) -> Property? {
    state.contents.withLock { property($0, currentStatus) }
  }

  /// The status now or, after a reset, when the call was read. Needs the lock.
  private var currentStatus: Call.Status { member.calls.status(of: number) ?? call.status }

  /// The code that made the call, `by Checkout.pay() (Checkout.swift:88)`, or nothing if the code is
  /// unknown.
  var callerWords: String {
    guard let callers = state.scope?.callers else { return "" }
    let isClosure = state.contents.withLock { $0.name.isClosure }
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
