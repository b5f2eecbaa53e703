/// The calls that a class should make of its superclass's implementation, for failures.
package struct SuperclassCall: Sendable {
  let subject: String
  let superclass: String
  /// Returns the other classes whose implementations of a member ran, by the member's key. `isInherited`
  /// tells whether the superclass inherits from the class.
  let others: @Sendable (String) -> [(type: String, count: Int, isInherited: Bool)]

  /// Creates a description of the calls.
  ///
  /// - Parameters:
  ///   - subject: the class that should call.
  ///   - superclass: the class whose implementation should be called.
  ///   - others: returns the other classes whose implementations of a member ran, by the member's key.
  package init(
    subject: String,
    superclass: String,
    others: @escaping @Sendable (String) -> [(type: String, count: Int, isInherited: Bool)]
  ) {
    self.subject = subject
    self.superclass = superclass
    self.others = others
  }
}

extension SpryState {
  /// Makes failures say that a class did not call its superclass.
  package func setSuperclassCall(_ call: SuperclassCall) {
    let old = contents.withLock { contents in
      defer { contents.observation.superclassCall = call }
      return contents.observation.superclassCall
    }
    withExtendedLifetime(old) {}
  }

  var superclassCall: SuperclassCall? { contents.withLock { $0.observation.superclassCall } }

  /// The reason why no call can have been recorded; nil if calls can.
  package var hindrance: String? {
    get { contents.withLock { $0.observation.hindrance } }
    set { contents.withLock { $0.observation.hindrance = newValue } }
  }

  /// Makes failures say that a class may override a member in such a way that its calls are not seen.
  ///
  /// - Parameter subclasses: the classes that inherit members: `Leaf or Middle`.
  package func mayMissOverrides(in subclasses: String) {
    contents.withLock { $0.observation.subclasses = subclasses }
  }

  /// Whether a class may override a member in such a way that its calls are not seen.
  var mayMissOverrides: Bool { contents.withLock { $0.observation.subclasses != nil } }

  /// Says why calls of a member may not have been seen, as lines.
  func missedOverride(of member: String) -> [String] {
    contents.withLock { $0.observation.subclasses }.map { ["  \(hiddenCalls(of: member, in: $0))"] }
      ?? []
  }

  /// Makes failures say that no other member's calls are recorded.
  package func watch(_ keys: [String]) {
    contents.withLock { $0.observation.watchedKeys = keys }
  }

  /// Returns the reason why no call of a member can have been recorded; nil if calls can.
  func hindrance(of key: String, _ member: String) -> String? {
    let (hindrance, keys, other) = contents.withLock { contents in
      let observation = contents.observation
      return (
        observation.hindrance, observation.watchedKeys, observation.otherSpellings[key]
      )
    }
    if let keys, !keys.contains(key) {
      return unwatched(member, by: keys)
    }
    return hindrance ?? other.map { calledInstead($0, of: key) }
  }

  /// Notes a called member whose name differs from a watched one only by a trailing `(_:)`.
  ///
  /// - Parameter key: the key of the watched member.
  package func noteOtherSpelling(_ member: String, of key: String) {
    contents.withLock { $0.observation.otherSpellings[key] = member }
  }

  /// Leaves the calls out of the timeline of the scope, because another state has them, too.
  package func beAside() {
    contents.withLock { $0.observation.isAside = true }
  }

  /// Whether the timeline of the scope leaves out the calls.
  var isAside: Bool { contents.withLock { $0.observation.isAside } }

  /// Returns the number of recorded calls of a member.
  package func callCount(of key: String) -> Int {
    history().member(key: key)?.count ?? 0
  }
}
