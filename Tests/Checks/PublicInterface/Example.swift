import Foundation

/// A line of code in Tests/ReadmeTests/Reference that shows some declarations.
///
/// A comment above it names them: `// Example of Stub.with, Stub`. It ends at an empty line, at a
/// comment, or with its block.
struct Example {
  var keys: [String]
  /// The code, without the indentation of the test.
  var lines: [String]

  /// The code in one line.
  var code: String { lines.joined(separator: " ") }

  static func all(in source: String) -> [Example] {
    var examples: [Example] = []
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      guard let keys = line.firstMatch(of: #/^ *// Example of (.+)/#)?.1 else { continue }
      let indentation = lines.first!.prefix { $0 == " " }
      let code = lines.prefix {
        $0.hasPrefix(indentation) && !$0.isEmpty && !$0.contains(#/^ *\/\//#)
      }
      examples.append(
        Example(
          keys: keys.split(separator: ", ").map(String.init),
          lines: code.map { line in
            String(line.dropFirst(indentation.count)).replacing(#/^private /#, with: "")
          }))
    }
    return examples
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
}
