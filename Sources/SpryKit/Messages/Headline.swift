/// Returns the start of a message: `'load(id:)' on FakeService`; for a closure, its name.
package func headline(_ member: String, on fake: String, isClosure: Bool = false) -> String {
  let member = MemberName.withoutParameterNames(member)
  return isClosure || member.prefix { $0 != "(" } == fake
    ? "'\(fake)'" : "'\(member)' on \(fake)"
}

extension FakeName {
  /// Returns the start of a message about a member of the fake.
  func headline(_ member: String) -> String {
    SpryKit.headline(member, on: description, isClosure: isClosure)
  }
}
