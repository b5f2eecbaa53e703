import DeclarationParser
import SpryMacroExpansion

/// The whole text of a class with `@Spryable`, as the macro expands it.
struct ExpandedClass {
  /// The members that the macro adds, and the listed members with their bodies.
  let members: String
  /// Everything before the brace of the class.
  let head: String

  /// - Parameters:
  ///   - items: The members to write.
  ///   - others: The text of further members of the class, which are written elsewhere.
  init(_ source: FakeClass, items: [ClassListing.Item], besides others: String = "")
    throws(FakeError)
  {
    let listed = FakeClass.lines(of: items).joined(separator: "\n")
    let file = SourceText("\(source.attribute) \(source.head.text) {\n\(listed)\n\(others)\n}")
    var expansion = ClassExpansion(file: file, attribute: SourceText(source.attribute))
    try expansion.check(source.className)
    let expanded = zip(items, SpryableClass(file)?.allMembers ?? []).map { item, member in
      var item = item
      item.text = expansion.text(of: item, at: member.declaration.range)
      return item
    }
    let lines =
      [expansion.members] + source.typealiases + FakeClass.lines(of: expanded)
    members = lines.filter { !$0.isEmpty }.joined(separator: "\n")
    head = source.head.text
  }
}

/// Runs the roles of `@Spryable` on a class, as the compiler does.
private struct ClassExpansion {
  let file: SourceText
  let attribute: SourceText
  var expander = Expander()

  /// The members that the macro adds.
  lazy var members = request(.member, .spryable, attribute, file).trimmed

  /// Throws the first error that the macro reports.
  mutating func check(_ name: String) throws(FakeError) {
    let diagnostics = expander.expand(
      MacroRequest(role: .peer, macro: .spryable, attribute: attribute, declaration: file)
    ).diagnostics
    guard let error = diagnostics.first(where: { $0.severity == .error }) else { return }
    throw FakeError("'\(name)' cannot be written: \(error.message)")
  }

  /// The text of a member, with the body that the macro writes.
  mutating func text(of item: ClassListing.Item, at range: SourceRange) -> String {
    let source = SourceText(file[range], offset: range.lowerBound)
    let attribute = request(.memberAttribute, .spryable, self.attribute, source)
    if attribute.isEmpty { return item.text }
    let isProperty = attribute.hasPrefix("@_SpryableAccessors")
    let body = request(
      isProperty ? .accessor : .body, isProperty ? .spryableAccessors : .spryableBody,
      SourceText(attribute), source
    ).trimmed
    return isProperty ? "\(item.text) {\n\(FakeClass.indented(body))\n}" : "\(item.text) \(body)"
  }

  private mutating func request(
    _ role: MacroRequest.Role, _ macro: MacroName, _ attribute: SourceText,
    _ declaration: SourceText
  ) -> String {
    expander.expand(
      MacroRequest(
        role: role, macro: macro, attribute: attribute, declaration: declaration, parent: file,
        lexicalContext: [file])
    ).text
  }
}

extension StringProtocol {
  /// The text without spaces and line breaks at its start and end.
  var trimmed: String { String(trimmedEnd.drop { $0 == " " || $0.isNewline }) }

  /// The text without spaces and line breaks at its end.
  var trimmedEnd: String {
    let end = lastIndex { $0 != " " && !$0.isNewline }
    return end.map { String(self[...$0]) } ?? ""
  }
}
