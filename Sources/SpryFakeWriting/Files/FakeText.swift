import DeclarationParser
import SpryMacroExpansion

/// Writes and updates the file of a fake.
struct FakeText {
  let fake: FakeSource
  let isExpanded: Bool
  /// The module of the file.
  let module: String

  private static let begin =
    "// Written by 'swift package write-fakes --expanded', which replaces everything up to the line 'End'."
  private static let end = "// End"

  /// Whether the command can update a file: a person has not written all of the class.
  static func canUpdate(_ file: FakeFile) -> Bool {
    file.hasAttribute || file.source[file.range].contains(begin)
  }

  /// A new file.
  func newFile() throws(FakeError) -> String {
    let lines = imports
    let plain = lines.filter { !$0.hasPrefix("@") }
    let testable = lines.filter { $0.hasPrefix("@") }
    let groups = [plain, testable].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
    return groups.joined(separator: "\n\n") + "\n\n" + (try classText())
  }

  /// The class alone.
  private func classText() throws(FakeError) -> String {
    if !isExpanded { return fake.shortForm }
    let expanded = try ExpandedFake(fake, items: fake.items + fake.operators)
    return "\(expanded.head) {\n\(region(expanded))\n}\n"
  }

  private func region(_ expanded: ExpandedFake) -> String {
    "  \(Self.begin)\n\(FakeSource.indented(expanded.members))\n  \(Self.end)"
  }

  private var imports: [String] { imports(isExpanded: isExpanded) }

  private func imports(isExpanded: Bool) -> [String] {
    let own = isExpanded ? "import SpryKit" : "import SpryMacros"
    return ([own] + fake.imports(in: module)).sorted {
      ($0.hasPrefix("@") ? 1 : 0, $0) < ($1.hasPrefix("@") ? 1 : 0, $1)
    }
  }

  /// An existing file after an update, and what has changed.
  func updated(_ file: FakeFile) throws(FakeError) -> (text: String, changes: [String]) {
    var (text, changes) = try updatedClass(file)
    for line in file.hasAttribute ? fake.globalOperators : [] {
      let head = line.prefix { $0 != "{" }
      if text.contains(head) { continue }
      text += "\n\(line)\n"
      changes.append("'\(head.trimmed)' is missing")
    }
    return (text, changes)
  }

  private func updatedClass(_ file: FakeFile) throws(FakeError) -> (text: String, changes: [String])
  {
    if file.hasAttribute {
      let update = ListedMembersUpdate(file, fake)
      return (
        file.replacingClass(with: update.text, imports: imports(isExpanded: false)), update.changes
      )
    }
    let heads = HeadUpdate(file, fake.head)
    let source = file.classText
    let text = TextEdit.apply(heads.edits, to: source, in: source.bytes.indices)
    guard let begin = text.firstRange(of: Self.begin),
      let end = text[begin.upperBound...].firstRange(of: Self.end + "\n")
    else {
      throw .notWrittenHere(fake.className, file.path)
    }
    let before = String(text[..<begin.lowerBound])
    let after = String(text[end.upperBound...])
    // What a person added to the class.
    let own = SourceText(before + "\n" + after)
    let others = ClassContents(own)
    let items = (fake.items + fake.operators).filter { item in
      others?.items.contains { $0.key.isSameOverload(as: item.key) } != true
    }
    let added = others.map { String(own[$0.type.memberBlock].dropFirst().dropLast()) } ?? ""
    let expanded = try ExpandedFake(fake, items: items, besides: added)
    let new = before.trimmedEnd + "\n" + region(expanded) + "\n" + after
    let changes = heads.changes + (new == text ? [] : ["the written members have changed"])
    return (file.replacingClass(with: new, imports: imports(isExpanded: true)), changes)
  }
}
