/// The members of a spy that share a struct of names.
struct SpyGroup {
  /// `SpyNames` and `spyMembers`, with a suffix if there are several groups.
  var structName: String
  var membersName: String
  var isStatic: Bool
  /// Whether the names are properties of the spy, because no member lookup finds them.
  var isWrittenOut: Bool
  private(set) var entries: [SpyMember] = []
  /// The range of each member's entries, by its offset in the source.
  private(set) var indices: [Int: Range<Int>] = [:]

  mutating func add(_ entries: [SpyMember], of member: Member) {
    indices[member.offset] = self.entries.count..<self.entries.count + entries.count
    self.entries += entries
  }

  /// The entry of a member of the group.
  func entry(of member: Member, isSetter: Bool) -> SpyMember {
    entries[indices[member.offset]!].first { ($0.role == .setter) == isSetter }!
  }
}

/// The members of a spy under the same conditions.
struct SpySection {
  var members: [Member] = []
  /// A group for the instance members, and one for the static members.
  var groups: [SpyGroup] = []
  /// Each `#if … #endif` among the members.
  var conditions: [[Clause]] = []

  /// A directive, and the members that it guards.
  struct Clause {
    var directive: String
    var section: SpySection
  }

  func group(of member: Member) -> SpyGroup? {
    groups.first { $0.isStatic == member.isStatic }
  }
}
