import DeclarationParser

/// Writes and updates the file of a fake.
struct FakeFileWriter {
  let fake: FakeClass
  /// The module of the file.
  let module: String

  /// A new file.
  var newFile: String {
    let lines = imports
    let plain = lines.filter { !$0.hasPrefix("@") }
    let testable = lines.filter { $0.hasPrefix("@") }
    let groups = [plain, testable].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
    let text = groups.joined(separator: "\n\n") + "\n\n" + fake.text
    // Not indented, so that an update writes the same text.
    return fake.condition.map { "#if \($0)\n\n\(text)\n#endif\n" } ?? text
  }

  /// An existing file after an update, and what has changed.
  func updated(_ file: ExistingFile) throws(FakeError) -> (text: String, changes: [String]) {
    guard file.hasAttribute else { throw .notWrittenHere(fake.className, file.path) }
    let update = ListedMembersUpdate(file, fake).update
    let new = file.replacingClass(
      with: update.text, imports: imports, condition: fake.condition)
    return (new.text, update.changes + new.changes)
  }

  private var imports: [String] {
    (["import SpryMacros"] + fake.used.lines(in: module)).sorted {
      // Imports with a condition are the last of those without an attribute.
      let ranks = ["@": 2, "#": 1] as [Character: Int]
      return ($0.first.flatMap { ranks[$0] } ?? 0, $0) < ($1.first.flatMap { ranks[$0] } ?? 0, $1)
    }
  }
}
