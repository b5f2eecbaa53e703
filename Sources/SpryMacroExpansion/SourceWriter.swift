/// Collects lines of source, and indents them.
package struct SourceWriter {
  package private(set) var text = ""
  private var indent = ""
  private var lineCount = 0

  package init() {}

  mutating func line(_ line: String) {
    lineCount += 1
    text += "\(indent)\(line)\n"
  }

  mutating func lines(_ lines: [String]) {
    for line in lines { self.line(line) }
  }

  /// Writes lines without indentation, because spaces can mean something in them.
  mutating func verbatim(_ lines: String) {
    // Counts as several lines, which prevents a block on one line.
    lineCount += 2
    text += "\(lines)\n"
  }

  /// Writes braces after a head. A short block is on the line of its head.
  package mutating func block(_ head: String, _ write: (inout SourceWriter) -> Void) {
    var content = SourceWriter()
    content.indent = indent + "  "
    write(&content)
    let only = content.text.dropFirst(content.indent.count).dropLast()
    if content.lineCount == 0 { return line(head + " {}") }
    if content.lineCount == 1, indent.count + head.count + only.count < 95 {
      return line("\(head) { \(only) }")
    }
    line(head + " {")
    text += content.text
    lineCount += content.lineCount
    line("}")
  }

  mutating func indented(_ write: (inout SourceWriter) -> Void) {
    indent += "  "
    write(&self)
    indent.removeLast(2)
  }
}
