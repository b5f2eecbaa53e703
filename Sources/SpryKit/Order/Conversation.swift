/// The calls of some fakes at one moment, in the order in which they came.
struct Conversation {
  /// A member that was called.
  struct Member {
    /// The place of its fake among ``fakes``.
    let fake: Int
    let key: String
    /// As `#function` spells it.
    let name: String
  }

  struct Call {
    let number: UInt64
    let record: UnsafePointer<CallRecord>
    /// The place of the member among ``members``.
    let member: Int
  }

  /// Keep the records alive.
  let fakes: [CallHistory]
  /// What the fakes are called.
  let names: [String]
  /// Whether calls are printed with their fakes.
  private let isNamed: Bool
  let members: [Member]
  /// The calls, the first at the head.
  let calls: [Call]
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
    var calls: [Call] = []
    var count = 0
    calls.reserveCapacity(most ?? fakes.reduce(0) { $0 + $1.callCount })
    for (index, fake) in fakes.enumerated() {
      for member in fake.members {
        let start = calls.count
        var left = most ?? .max
        for record in member.newestFirst {
          guard left > 0 else { break }
          left -= 1
          calls.append(
            Call(number: record.pointee.number, record: record, member: members.count))
        }
        calls[start...].reverse()
        if most != nil { count += member.count - member.unkept }
        members.append(Member(fake: index, key: member.key, name: member.name))
      }
    }
    // A sort that sees that these are a few runs in order already.
    calls.sort { $0.number < $1.number }
    if let most, calls.count > most { calls.removeFirst(calls.count - most) }
    self.members = members
    self.calls = calls
    earlierCount = most == nil ? 0 : count - calls.count
  }

  /// The place of a member among ``members``; nil where it was not called.
  func member(key: String, ofFake fake: Int) -> Int? {
    members.firstIndex { $0.fake == fake && $0.key == key }
  }
}

extension Conversation {
  /// What is said of calls that are not in here, since only their count is kept.
  var unkeptWords: [String] { fakes.flatMap(\.unkeptWords) }

  /// A failure with that behind it.
  func addingUnkept(to failure: String) -> String {
    ([failure] + unkeptWords.map { "  \($0)" }).joined(separator: "\n")
  }

  /// A call with its fake: `FakeDB #1: save("a")`.
  func text(of call: Call) -> String {
    let member = members[call.member]
    let arguments = call.record.arguments.map(describe)
    if fakes[member.fake].double.isClosure {
      return MemberSignature("\(names[member.fake])(_:)").call(with: arguments)
    }
    let text = MemberSignature(member.name).call(with: arguments)
    return isNamed ? "\(names[member.fake]): \(text)" : text
  }

  /// What became of a call, if that is not plain: what it threw, and the stub that answered.
  func note(on call: Call) -> String {
    let fake = fakes[members[call.member].fake]
    let (outcome, stub) = fake.state.answer(to: call.record, in: fake.log)
    var notes: [String] = []
    switch outcome {
    case .recorded, .returned: break
    case .running, .threw: notes.append(outcome.description)
    }
    if let stub { notes.append("stub at \(stub)") }
    return notes.joined(separator: "; ")
  }
}

extension SpryState {
  /// How far a call of this state has come, and where the stub was made that answers it.
  fileprivate func answer(
    to call: UnsafePointer<CallRecord>,
    in log: CallLog
  ) -> (outcome: CallOutcome, stub: SpryLocation?) {
    let stub = tables.withLock { $0.location(ofStub: call.pointee.stub) }
    return (outcome(of: call, in: log), stub)
  }
}

extension SpryTables {
  /// Where a stub was made, by its number.
  fileprivate func location(ofStub number: UInt32) -> SpryLocation? {
    guard number != 0 else { return nil }
    var location: SpryLocation?
    forEachMember { member in
      guard location == nil, let list = member.pointee.stubs?.takeUnretainedValue() else { return }
      location = list.stubs.first { $0.number == number }?.location
    }
    return location ?? extras?.formerStubs[number]
  }
}
