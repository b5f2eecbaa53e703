internal import SpryKit

/// Which members of its subject a spy watches, and which calls it may miss.
final class SubjectCoverage: SpyCoverage {
  let isAside: Bool
  /// The classes that may override a member without the spy's knowledge: `Leaf or Middle`.
  private let subclasses: String?
  /// The keys of the members that the spy watches. If there are none, it watches all members.
  private let watchedKeys: [String]
  private let contents: Locked<Contents>

  private struct Contents {
    /// See ``SubjectCoverage/reason``.
    var reason: String?
    /// See ``SubjectCoverage/superclassCall``.
    var superclassCall: SuperclassCall?
    /// The called members whose names differ from watched names only by a trailing `(_:)`, by the
    /// keys of the watched members.
    var otherSpellings: [String: String] = [:]
  }

  init(
    on subject: SpySubject, watching keys: [String] = [], isAside: Bool = false,
    reason: String? = nil
  ) {
    self.isAside = isAside
    subclasses = subject.subclasses
    watchedKeys = keys
    contents = Locked(Contents(reason: reason))
  }

  var reason: String? {
    get { contents.withLock { $0.reason } }
    set { contents.withLock { $0.reason = newValue } }
  }

  /// The calls that the subject should make, if they are calls to a superclass's implementation.
  var superclassCall: SuperclassCall? {
    get { contents.withLock { $0.superclassCall } }
    set { contents.withLock { $0.superclassCall = newValue } }
  }

  /// Notes a called member whose name differs from a watched name only by a trailing `(_:)`.
  ///
  /// - Parameter key: The key of the watched member.
  func note(otherSpelling member: String, of key: String) {
    contents.withLock { $0.otherSpellings[key] = member }
  }

  /// Whether the spy watches all members.
  var watchesAll: Bool { watchedKeys.isEmpty }

  /// Returns whether the spy watches the member with a key.
  func watches(_ key: String) -> Bool { watchesAll || watchedKeys.contains(key) }

  var mayMissCalls: Bool { subclasses != nil }

  func hiddenCalls(of member: String) -> String? {
    subclasses.map { SpyMessages.hiddenCalls(of: member, in: $0) }
  }

  func unwatched(_ member: String, key: String) -> String? {
    watches(key) ? nil : SpyMessages.unwatched(member, by: watchedKeys)
  }

  func noCalls(of member: String, key: String) -> String? {
    if let unwatched = unwatched(member, key: key) { return unwatched }
    let (reason, other) = contents.withLock { ($0.reason, $0.otherSpellings[key]) }
    return reason ?? other.map { SpyMessages.calledInstead($0, of: key) }
  }

  func missingSuperclassCall(of member: String) -> String? {
    superclassCall?.headline(member)
  }

  func otherImplementations(of member: String, key: String) -> [String] {
    guard let lines = superclassCall?.otherImplementations(of: member, key: key) else { return [] }
    if !lines.isEmpty { return lines }
    return ["  no implementation of '\(member)' was seen to run"]
      + (hiddenCalls(of: member).map { ["  \($0)"] } ?? [])
  }
}

/// The calls that a class should make of its superclass's implementation.
struct SuperclassCall {
  /// The class that should call.
  let subject: AnyClass
  /// The class whose implementation should be called.
  let superclass: AnyClass
  /// Returns the numbers of the calls that ran implementations of other classes, by the key of the
  /// member.
  let others: @Sendable (_ key: String) -> [(type: AnyClass, count: Int)]
}
