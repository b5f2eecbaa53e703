import Foundation

/// Code in Tests/ReadmeTests that shows some declarations.
///
/// A comment above it names them: `// Example of Stub.with, Stub`. The code ends at an empty line or a
/// comment that is in none of its blocks, or with the block around it. The comment `// Examples of Stub` names
/// a type instead: each statement up to there shows the type and those of its members that it uses or
/// declares, unless an earlier one shows them.
struct Example {
  /// The declarations that a comment names.
  var keys: [String] = []
  /// The types whose members the code can show.
  var owners: [String] = []
  /// The code, without the indentation of the test.
  var lines: [String]

  /// The code in one line.
  var code: String { lines.joined(separator: " ") }

  static func all(in source: String) -> [Example] {
    var examples: [Example] = []
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      guard let comment = line.firstMatch(of: mark) else { continue }
      let names = comment.2.split(separator: ", ").map(String.init)
      let code = code(in: lines)
      examples +=
        comment.1.isEmpty
        ? [Example(keys: names, lines: code)]
        : statements(code).map { Example(owners: names, lines: $0) }
    }
    return examples
  }

  private static var mark: Regex<(Substring, Substring, Substring)> {
    #/^ *// Example(s?) of (.+)/#
  }

  /// The code at the beginning of some lines.
  private static func code(in lines: ArraySlice<Substring>) -> [String] {
    let indentation = lines.first!.prefix { $0 == " " }
    var code: [String] = []
    var isInBlock = false
    for line in lines where !line.contains(mark) || !isInBlock {
      let text = line.dropFirst(indentation.count)
      let ends = line.isEmpty || text.hasPrefix("//")
      if ends ? !isInBlock : !line.hasPrefix(indentation) { break }
      code.append(String(text).replacing(#/^private /#, with: ""))
      if !line.isEmpty && !text.hasPrefix(" ") { isInBlock = text.contains(#/([{(\[]| in)$/#) }
    }
    return code
  }

  /// A line that begins with a space or a closing bracket continues a statement.
  private static func statements(_ lines: [String]) -> [[String]] {
    lines.reduce(into: []) { statements, line in
      if statements.isEmpty || !line.starts(with: #/[ })\]]/#) { statements.append([]) }
      statements[statements.count - 1].append(line)
    }
  }

  /// Whether the code contains the name of a declaration. A type can be there without its name.
  func shows(_ symbol: Symbol) -> Bool {
    switch symbol.baseName {
    case _ where symbol.isType: true
    case "init": code.contains(symbol.pathComponents.dropLast().last!)
    case "subscript": code.contains("[") || code.contains(".")
    case "callAsFunction": code.contains("(")
    default: code.contains(symbol.baseName)
    }
  }

  /// Whether the code shows a declaration whose type a comment names.
  func showsMember(_ symbol: Symbol) -> Bool {
    guard !owners.contains(symbol.key) else { return true }
    guard owners.contains(symbol.owner) else { return false }
    let name = symbol.baseName
    return switch name {
    case "init": ["(", "<"].contains { code.contains(symbol.pathComponents.dropLast().last! + $0) }
    case "subscript": code.contains(#/[\w)]\[/#)
    default: code.contains(try! Regex("(\\.|func |let |var )\(name)(?!\\w)"))
    }
  }
}
