import DeclarationParser
import SpryMacroExpansion

/// The members of a class in a file, with their ranges.
struct ExistingClass {
  struct Item {
    /// The range in the source, from the first attribute to the end.
    var range: SourceRange
    var key: MemberKey
    var isPrivate: Bool
    /// Whether `@Spryable` implements it.
    var isListed: Bool
    /// Whether another member is in the same declaration, as in `var a, b: Int`.
    var sharesDeclaration: Bool
    /// The range of the `#if` of the class around it, or `nil`.
    var condition: SourceRange?
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
        range: member.declaration.range, key: MemberKey(member, renderer),
        isPrivate: member.declaration.has(.private) || member.declaration.has(.fileprivate),
        isListed: member.needsBody, sharesDeclaration: member.sharesDeclaration,
        condition: conditions.first { $0.contains(member.declaration.range.lowerBound) })
    }
  }
}
