package import DeclarationParser

/// The members of a class that a person or a program wrote, with their places.
package struct ClassContents {
  package struct Item {
    /// The range in the source, from the first attribute to the end.
    package var range: SourceRange
    package var key: MemberKey
    package var isPrivate: Bool
    /// Whether `@Spryable` implements it.
    package var isListed: Bool
    /// Whether another member is in the same declaration, as in `var a, b: Int`.
    package var sharesDeclaration: Bool
  }

  package let declaration: DeclarationSyntax
  package let type: TypeDeclaration
  package let items: [Item]

  /// - Parameter source: The text of the class, without anything in front of it.
  /// - Returns: Nil if the source is not a class or an actor.
  package init?(_ source: SourceText) {
    guard let spryable = SpryableClass(source) else { return nil }
    declaration = spryable.declaration
    type = spryable.type
    let renderer = TypeRenderer(source: source, selfName: spryable.type.name.quoted)
    items = spryable.allMembers.map { member in
      Item(
        range: member.declaration.range, key: MemberKey(member, renderer),
        isPrivate: member.declaration.has("private") || member.declaration.has("fileprivate"),
        isListed: member.needsBody, sharesDeclaration: member.sharesDeclaration)
    }
  }
}
