import DeclarationParser

/// Writes and updates the file of a fake.
struct FakeFileWriter {
  let fake: FakeClass
  let isExpanded: Bool
  /// The module of the file.
  let module: String

  static let begin =
    "// Written by 'swift package write-fakes --expanded', which replaces everything up to the line "
    + "'End'."
  static let end = "// End"

  /// Whether the command can update a file, because it wrote a part of the class.
  static func canUpdate(_ file: ExistingFile) -> Bool {
    file.hasAttribute || file.source[file.range].includes(begin)
  }

  /// A new file.
  func newFile() throws(FakeError) -> String {
    let lines = imports(isExpanded: isExpanded)
    let plain = lines.filter { !$0.hasPrefix("@") }
    let testable = lines.filter { $0.hasPrefix("@") }
    let groups = [plain, testable].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
    let text = groups.joined(separator: "\n\n") + "\n\n" + (try classText())
    // Not indented, so that an update writes the same text.
    return fake.condition.map { "#if \($0)\n\n\(text)\n#endif\n" } ?? text
  }

  /// The class alone.
  private func classText() throws(FakeError) -> String {
    if !isExpanded { return fake.shortForm }
    let expanded = try ExpandedClass(fake, items: fake.items)
    return "\(expanded.head) {\n\(region(expanded))\n}\n"
  }

  func region(_ expanded: ExpandedClass) -> String {
    "  \(Self.begin)\n\(FakeClass.indented(expanded.members))\n  \(Self.end)"
  }

  func imports(isExpanded: Bool) -> [String] {
    let own = isExpanded ? "import SpryKit" : "import SpryMacros"
    return ([own] + fake.used.lines(in: module)).sorted {
      // Imports with a condition are the last of those without an attribute.
      let ranks = ["@": 2, "#": 1] as [Character: Int]
      return ($0.first.flatMap { ranks[$0] } ?? 0, $0) < ($1.first.flatMap { ranks[$0] } ?? 0, $1)
    }
  }
}
