/// What is known of calls that a class should make of its superclass's implementation.
package struct SuperclassCall: Sendable {
  let subject: String
  let superclass: String
  /// How often the implementations of other classes ran, by the key of the member, and whether that
  /// is what the superclass inherits.
  let others: @Sendable (String) -> [(type: String, count: Int, isInherited: Bool)]

  /// - Parameters:
  ///   - subject: the class that should call.
  ///   - superclass: the class whose implementation should be called.
  ///   - others: how often the implementations of other classes ran, by the key of the member.
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
  /// Lets checks say that a class did not call its superclass.
  package func setSuperclassCall(_ call: SuperclassCall) {
    tables.drop { tables in
      defer { tables.observation.superclassCall = call }
      return tables.observation.superclassCall
    }
  }

  var superclassCall: SuperclassCall? { tables.withLock { $0.observation.superclassCall } }

  /// Why no call can have been recorded, if that is so.
  package var hindrance: String? {
    get { tables.withLock { $0.observation.hindrance } }
    set { tables.withLock { $0.observation.hindrance = newValue } }
  }

  /// Lets checks say that no other member's calls are recorded.
  package func watch(_ keys: [String]) {
    tables.withLock { $0.observation.watchedKeys = keys }
  }

  /// Why no call of a member can have been recorded, if that is so.
  func hindrance(of key: String, _ member: String) -> String? {
    let (hindrance, keys, other) = tables.withLock { tables in
      let observation = tables.observation
      return (
        observation.hindrance, observation.watchedKeys, observation.otherSpellings[key]
      )
    }
    if let keys, !keys.contains(key) {
      return unwatched(member, by: keys)
    }
    return hindrance ?? other.map { calledInstead($0, of: key) }
  }

  /// Remembers that a member was called whose name is nearly that of one that is watched.
  package func noteOtherSpelling(_ member: String, of key: String) {
    tables.withLock { $0.observation.otherSpellings[key] = member }
  }

  /// Keeps the calls out of the timeline of the scope: another state has them, too.
  package func beAside() {
    tables.withLock { $0.observation.isAside = true }
  }

  /// How many calls of a member are recorded.
  package func callCount(of key: String) -> Int {
    history().member(key: key)?.count ?? 0
  }
}
