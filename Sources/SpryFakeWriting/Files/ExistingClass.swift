import DeclarationParser
import SpryMacroExpansion

/// The members of a class in a file, with their ranges.
struct ExistingClass {
  struct Item {
    let member: Member
    let key: MemberKey
    /// The range of the `#if` of the class around it, or `nil`.
    let condition: SourceRange?

    var range: SourceRange { member.declaration.range }
  }

  let declaration: DeclarationSyntax
  let type: TypeDeclaration
  let items: [Item]
  /// Whether the macro lets the class wrap an object.
  let wraps: Bool

  /// - Parameter source: The text of the class, without anything in front of it.
  /// - Returns: The class, or `nil` if the source is not a class or an actor.
  init?(_ source: SourceText) {
    guard let spryable = SpryableClass(source) else { return nil }
    declaration = spryable.declaration
    type = spryable.type
    wraps = spryable.wraps
    let renderer = TypeRenderer(source: source, selfName: spryable.type.name.quoted)
    let conditions = type.members.compactMap { member in
      if case .conditional = member.kind { member.range } else { nil }
    }
    items = spryable.allMembers.map { member in
      Item(
        member: member, key: MemberKey(member, renderer),
        condition: conditions.first { $0.contains(member.declaration.range.lowerBound) })
    }
  }
}
