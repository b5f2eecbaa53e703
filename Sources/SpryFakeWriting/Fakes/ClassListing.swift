import DeclarationParser
import SpryMacroExpansion

/// The parts of a class that lists the requirements of a protocol without bodies, as `@Spryable` on
/// a class implements them.
struct ClassListing {
  /// A member of the class.
  struct Item {
    /// The lines to write. A member that `@Spryable` cannot implement has a body.
    var text: String
    /// Identifies the member among the overloads of its name.
    var key: MemberKey
    /// The `#if` around the member, if there is one.
    var condition: String?
  }

  let faked: FakedProtocol
  private let isOverriding: Bool
  /// The protocol of the object that the fake wraps, or `nil` if it wraps none.
  private let wrapped: String?

  /// - Parameters:
  ///   - source: A protocol with all members that the class needs. What it inherits counts only for
  ///     the head.
  ///   - isOverriding: Whether the members override members of a superclass.
  ///   - wrapped: The protocol of the object that the fake wraps, with its arguments: `Shelf<Item>`.
  /// - Returns: The listing, or `nil` if the source is not a protocol.
  init?(
    _ source: SourceText, className: String, isOverriding: Bool = false,
    wrapping wrapped: String? = nil
  ) {
    guard let faked = FakedProtocol(listedIn: className, source) else { return nil }
    self.faked = faked
    self.isOverriding = isOverriding
    self.wrapped = wrapped
  }

  /// The names of the generic parameters: `<Item>`, or nothing.
  var genericArguments: String {
    let names = faked.openAssociatedTypes.map(\.name.quoted)
    return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
  }

  /// The members in the class.
  var items: [Item] { items(faked.members, condition: nil) }

  private func items(_ trees: [MemberTree], condition: String?) -> [Item] {
    trees.flatMap { tree -> [Item] in
      switch tree {
      case .member(let member): [item(member, condition)]
      case .conditional(let clauses):
        zip(
          clauses,
          DeclarationSyntax.conditions(
            ofClauses: clauses.map { clause in
              let words = clause.directive.split(separator: " ", maxSplits: 1)
              return words.count > 1 ? String(words[1]) : nil
            }, in: condition)
        ).flatMap { clause, condition in items(clause.members, condition: condition) }
      }
    }
  }

  private func item(_ member: Member, _ condition: String?) -> Item {
    var head = faked.head(of: member, isFinal: !isOverriding)
    if isOverriding { head = overriding(head, member) }
    var text = head
    if member.needsBodyInListing {
      var writer = SourceWriter()
      let body = faked.body(of: member, wrapping: wrapped)
      // A member with a body is recorded under its `#function`.
      writer.block(head) { body.write(member, name: nil, to: &$0) }
      text = String(writer.text.dropLast())
    }
    // The key of what the class contains: a generic parameter can have another name there.
    let key =
      MemberKey.key(of: text, selfName: faked.className)
      ?? MemberKey(member, TypeRenderer(source: faked.source))
    return Item(text: text, key: key, condition: condition)
  }

  /// The head with `override` after the attributes, and `class` for `static`.
  private func overriding(_ head: String, _ member: Member) -> String {
    let words = ["nonisolated", "static", "func", "var", "subscript", "prefix", "postfix"]
    let attributes = faked.attributes(of: member.declaration).map { $0 + " " }.joined()
    let rest = head.dropFirst(attributes.count)
    guard words.contains(where: rest.hasPrefix) else { return head }
    let text = rest.hasPrefix("static ") ? "class " + rest.dropFirst(7) : String(rest)
    return attributes + "override " + text
  }
}

extension Member {
  /// Whether a macro cannot implement it in a class.
  fileprivate var needsBodyInListing: Bool {
    kind.nameIfNotListable != nil || kind == .property && (isAsync || effects.throws != nil)
  }
}
