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
    var text = "\(source.attribute) \(source.head.text) {\n"
    var ranges: [Range<Int>] = []
    FakeClass.write(items) { line, item in
      let start = text.utf8.count
      text += line + "\n"
      if item != nil { ranges.append(start..<start + line.utf8.count) }
    }
    text += others + "\n}"
    let file = SourceText(text)
    var expansion = ClassExpansion(file, SourceText(source.attribute))
    try expansion.check(source.className)
    var lines = [expansion.members]
    lines += source.typealiases + (source.initializer.map { [$0] } ?? [])
    let expanded = zip(items, ranges).map { item, range in
      var item = item
      item.text = expansion.member(at: range)
      return item
    }
    lines += FakeClass.lines(of: expanded)
    members = lines.filter { !$0.isEmpty }.joined(separator: "\n")
    var head = source.head
    // Also beside `SpryGeneratedFake`, whose conformance a default isolation can isolate.
    head.parents.append("nonisolated SpryTypedFake")
    self.head = head.text
  }
}

/// Runs the roles of `@Spryable` on a class, as the compiler does.
private struct ClassExpansion {
  private let file: SourceText
  private let attribute: SourceText
  private var expander = Expander()

  init(_ file: SourceText, _ attribute: SourceText) {
    self.file = file
    self.attribute = attribute
  }

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

  /// A member with its body.
  mutating func member(at range: Range<Int>) -> String {
    let text = file[range]
    let source = SourceText(text, offset: range.lowerBound)
    let attribute = request(.memberAttribute, .spryable, self.attribute, source)
    if attribute.isEmpty { return text }
    let isProperty = attribute.hasPrefix("@_SpryableAccessors")
    let body = request(
      isProperty ? .accessor : .body, isProperty ? .spryableAccessors : .spryableBody,
      SourceText(attribute), source
    ).trimmed
    return isProperty ? "\(text) {\n\(FakeClass.indented(body))\n}" : "\(text) \(body)"
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
  var trimmed: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0.isNewline }
    guard let start = firstIndex(where: { !isSpace($0) }),
      let end = lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(self[start...end])
  }

  /// The text without spaces and line breaks at its end.
  var trimmedEnd: String {
    let end = lastIndex { $0 != " " && !$0.isNewline }
    return end.map { String(self[...$0]) } ?? ""
  }
}
