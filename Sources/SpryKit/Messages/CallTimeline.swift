/// A snapshot of the calls to several fakes, oldest first.
struct CallTimeline {
  /// A member that was called.
  struct Member {
    /// The index of its fake in ``fakes``.
    let fake: Int
    /// See ``StringRepresentable/key``.
    let key: String
    /// The name, as `#function` spells it.
    let name: String
  }

  /// A call to one of the members.
  struct Entry {
    let call: Call
    /// The index of the member in ``members``.
    let member: Int
  }

  let fakes: [CallHistory]
  /// The names of the fakes.
  let names: [String]
  /// Whether the text of a call includes the name of its fake.
  let isNamed: Bool
  let members: [Member]
  /// The calls, oldest first.
  let calls: [Entry]
  /// The number of earlier calls, which are left out.
  let earlierCount: Int

  /// Collects the calls to several fakes.
  ///
  /// - Parameters:
  ///   - most: The number of the last calls to keep, or `nil` for all.
  ///   - isNamed: Whether the text of a call includes the name of its fake.
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
    // The sort is fast, because the calls to each member are sorted.
    calls.sort { $0.call.number < $1.call.number }
    let count = calls.count
    if let most, count > most { calls.removeFirst(count - most) }
    self.members = members
    self.calls = calls
    earlierCount = count - calls.count
  }

  /// Returns the index of a member in ``members``, or `nil` if it was not called.
  func member(key: String, ofFake fake: Int) -> Int? {
    members.firstIndex { $0.fake == fake && $0.key == key }
  }
}
