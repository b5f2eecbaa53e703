import Foundation
public import Testing

/// Compares a text with the golden text of that name.
///
/// The golden file of `Tests/SpryKitTests/LoadTests.swift` is `Tests/Golden/SpryKitTests/Load.txt`. It
/// holds the texts under headings. `SPRY_REWRITE_GOLDEN=1 swift test` writes them again. Read the diff
/// before you commit it.
///
/// A place in the test's own file is written relative to the line of this call, so that an edit
/// elsewhere in the file changes no golden text: `LoadTests.swift:-3` is three lines above. Places in
/// other files are written without a line: `FakeService.swift:…`. Golden files name the lines of callers,
/// which count only if failures name them.
///
/// - Parameters:
///   - text: The text that the library made; `nil` is written as `(nil)`.
///   - name: The heading, unique in the test's file. The title of the test, if you leave it out.
///   - sourceLocation: The line of the test.
public func expectGolden(
  _ text: String?,
  _ name: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let name = name ?? Test.current?.displayName else {
    Issue.record(
      "Give the golden text a name: its test has no title.", sourceLocation: sourceLocation)
    return
  }
  let text = stable(text ?? "(nil)", at: sourceLocation)
  let file = GoldenFile(ofTest: sourceLocation.fileID)
  if ProcessInfo.processInfo.environment["SPRY_REWRITE_GOLDEN"] != nil {
    file.write(text, name)
  }
  guard let golden = file.texts[name].map(withKnownLines) else {
    Issue.record(
      "\(file.path) has no text '\(name)'. Run SPRY_REWRITE_GOLDEN=1 swift test. The text is:\n\(text)",
      sourceLocation: sourceLocation
    )
    return
  }
  if text != golden {
    Issue.record(
      "The text differs from '\(name)' in \(file.path). It is:\n\(text)\nexpected:\n\(golden)",
      sourceLocation: sourceLocation
    )
  }
}

/// Compares several texts with one golden text, in which a line `---` separates them.
///
/// - Parameters:
///   - texts: The texts that the library made; an empty array is written as `(none)`.
///   - name: The heading, unique in the test's file. The title of the test, if you leave it out.
///   - sourceLocation: The line of the test.
public func expectGolden(
  _ texts: [String],
  _ name: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = texts.isEmpty ? "(none)" : texts.joined(separator: "\n---\n")
  expectGolden(text, name, sourceLocation: sourceLocation)
}

/// A golden text without the lines of callers if no failure names them.
private func withKnownLines(_ text: String) -> String {
  guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *), !callersHaveLines else { return text }
  return text.replacing(/(?<caller> by .+) \([\w+]+\.swift:(-?\d+|…)\)/) { String($0.caller) }
}

/// The text with places that stay the same when other parts of the files change.
private func stable(_ text: String, at sourceLocation: SourceLocation) -> String {
  guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) else { return text }
  return text.replacing(/([\w+]+\.swift):(\d+)/) { match in
    let (file, line) = (String(match.1), Int(match.2) ?? 0)
    return file == sourceLocation.fileName ? "\(file):\(line - sourceLocation.line)" : "\(file):…"
  }
}
