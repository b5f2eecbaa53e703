/// Which calls to its subject a spy sees, and why not the others. It decides whether a check that expects no calls could fail, which
/// timelines have the calls, and what failures add. SpryObjects implements it.
package protocol SpyCoverage: AnyObject, Sendable {
  /// Whether the timeline of the scope leaves out the calls, because another state has them, too.
  var isAside: Bool { get }

  /// The reason why no call can have been recorded, or `nil` if calls can be recorded.
  var reason: String? { get }

  /// Whether the subject may have received calls that the spy did not see.
  var mayMissCalls: Bool { get }

  /// Returns why calls to a member may not have been seen, or `nil` if the spy sees all calls.
  func hiddenCalls(of member: String) -> String?

  /// Returns why the spy neither records nor answers the calls to a member, or `nil` if it does.
  func unwatched(_ member: String, key: String) -> String?

  /// Returns why no call to a member was recorded, or `nil` if calls could be recorded.
  func noCalls(of member: String, key: String) -> String?

  /// Returns the start of the failure of a missing call to a superclass, or `nil` if the calls are
  /// not calls to a superclass.
  func missingSuperclassCall(of member: String) -> String?

  /// Returns the implementations that ran instead of the superclass's implementation, as lines.
  func otherImplementations(of member: String, key: String) -> [String]
}

extension SpryState {
  /// Whether the timeline of the scope leaves out the calls, because another state has them, too.
  var isAside: Bool { coverage?.isAside ?? false }

  /// Returns why calls to a member may not have been seen, as lines.
  func hiddenCalls(of member: String) -> [String] {
    coverage?.hiddenCalls(of: member).map { ["  \($0)"] } ?? []
  }
}
