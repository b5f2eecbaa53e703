/// The members of a spy that share a storage.
struct SpyStorageGroup {
  /// `SpyNames` and `spyStorage`, with a suffix if there are several groups.
  var structName: String
  var memoryName: String
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

  func entry(of member: Member, _ role: SpyMember.Role) -> SpyMember? {
    indices[member.offset].flatMap { entries[$0].first { $0.role == role } }
  }
}

/// The members of a spy under the same conditions.
struct SpySection {
  var members: [Member] = []
  /// A group for the instance members, and one for the static members.
  var groups: [SpyStorageGroup] = []
  /// Each `#if … #endif` among the members.
  var conditions: [[Clause]] = []

  /// A directive, and the members that it guards.
  struct Clause {
    var directive: String
    var section: SpySection
  }

  func group(of member: Member) -> SpyStorageGroup? {
    groups.first { $0.isStatic == member.isStatic }
  }

  /// Whether there are instance members, under any condition.
  var hasInstanceNames: Bool {
    groups.contains { !$0.isStatic }
      || conditions.contains { $0.contains(where: \.section.hasInstanceNames) }
  }
}
