import DeclarationParser
import SpryMacroExpansion

/// A member of a class in a file.
struct ExistingMember {
  let member: Member
  let key: MemberKey
  /// The range of the `#if` of the class around it, or `nil`.
  let condition: SourceRange?

  /// The range in the text of the class, from the first attribute to the end.
  var range: SourceRange { member.declaration.range }

  /// Whether it is an initializer that sets all properties of the class.
  var isDesignatedInitializer: Bool {
    member.kind == .initializer && !member.declaration.has(.convenience)
  }
}

extension SpryableClass {
  /// The members, with what an update needs.
  var existingMembers: [ExistingMember] {
    let renderer = TypeRenderer(source: source, selfName: type.name.quoted)
    let conditions = type.members.compactMap { member in
      if case .conditional = member.kind { member.range } else { nil }
    }
    return allMembers.map { member in
      ExistingMember(
        member: member, key: MemberKey(member, renderer),
        condition: conditions.first { $0.contains(member.declaration.range.lowerBound) })
    }
  }
}
