/// Returns the start of a message: `'load(id:)' on FakeService`, or the name of a closure.
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

extension MemberName {
  /// Returns a name without the names of parameters that have no label: `save(_:version:)` for
  /// `save(_ user:version:)`. A name with types, which distinguishes overloads, stays as it is.
  static func withoutParameterNames(_ name: String) -> String {
    guard name.includes("_ "), !name.includes(": ") else { return name }
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    return parts.map { part in part.firstIndex(ofText: "_ ").map { part[...$0] } ?? part }
      .joined(separator: ":")
  }
}
