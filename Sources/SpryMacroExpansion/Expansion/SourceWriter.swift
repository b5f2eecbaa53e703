/// Text in the making, a line at a time, indented by two spaces.
struct SourceWriter {
  private(set) var text = ""
  private var indent = ""
  private var lineCount = 0

  mutating func line(_ line: String) {
    lineCount += 1
    text += indent
    text += line
    text += "\n"
  }

  mutating func lines(_ lines: [String]) {
    for line in lines { self.line(line) }
  }

  /// Lines that stay as they are, where spaces may mean something.
  mutating func verbatim(_ lines: String) {
    lineCount += 2
    text += lines
    if !lines.hasSuffix("\n") { text += "\n" }
  }

  /// Braces behind a head, and what is in them: on the same line if it is a short one.
  mutating func block(_ head: String, _ write: (inout SourceWriter) -> Void) {
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
