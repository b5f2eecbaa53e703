/// The calls of some fakes at one moment, in the order in which they came.
struct CallTimeline {
  /// A member that was called.
  struct Member {
    /// The place of its fake among ``fakes``.
    let fake: Int
    let key: String
    /// As `#function` spells it.
    let name: String
  }

  /// A call of one of the members.
  struct Entry {
    let call: Call
    /// The place of the member among ``members``.
    let member: Int
  }

  let fakes: [CallHistory]
  /// What the fakes are called.
  let names: [String]
  /// Whether calls are printed with their fakes.
  private let isNamed: Bool
  let members: [Member]
  /// The calls, the first at the head.
  let calls: [Entry]
  /// How many calls came before those, and are left out.
  let earlierCount: Int

  /// Gathers the calls.
  ///
  /// - Parameters:
  ///   - most: how many of the last calls are wanted; all of them for nil.
  ///   - isNamed: whether calls are printed with their fakes.
  init(of fakes: [CallHistory], last most: Int? = nil, named isNamed: Bool = true) {
    self.fakes = fakes
    self.isNamed = isNamed
    names = namesApart(fakes)
    var members: [Member] = []
    var calls: [Entry] = []
    for (index, fake) in fakes.enumerated() {
      for member in fake.members {
        calls += member.calls.map { Entry(call: $0, member: members.count) }
        members.append(Member(fake: index, key: member.key, name: member.name))
      }
    }
    // A sort that sees that these are a few runs in order already.
    calls.sort { $0.call.number < $1.call.number }
    let count = calls.count
    if let most, count > most { calls.removeFirst(count - most) }
    self.members = members
    self.calls = calls
    earlierCount = count - calls.count
  }

  /// The place of a member among ``members``; nil where it was not called.
  func member(key: String, ofFake fake: Int) -> Int? {
    members.firstIndex { $0.fake == fake && $0.key == key }
  }
}

extension CallTimeline {
  /// A call with its fake: `FakeDB #1: save("a")`.
  func text(of call: Entry) -> String {
    let member = members[call.member]
    let arguments = call.call.recordedArguments.map(describe)
    if fakes[member.fake].double.isClosure {
      return MemberSignature("\(names[member.fake])(_:)").call(with: arguments)
    }
    let text = MemberSignature(member.name).call(with: arguments)
    return isNamed ? "\(names[member.fake]): \(text)" : text
  }

  /// What became of a call, if that is not plain: what it threw, and the stub that answered.
  func note(on call: Entry) -> String {
    let member = members[call.member]
    let state = fakes[member.fake].state
    let outcome = state.outcome(of: call.call, ofMember: member.key)
    let stub = state.tables.withLock { tables in
      let status = tables.member(key: member.key)?.calls[status: call.call.number]
      return tables.location(ofStub: (status ?? call.call.status).stub)
    }
    var notes: [String] = []
    switch outcome {
    case .recorded, .returned: break
    case .running, .threw: notes.append(outcome.description)
    }
    if let stub { notes.append("stub at \(stub)") }
    return notes.joined(separator: "; ")
  }
}
