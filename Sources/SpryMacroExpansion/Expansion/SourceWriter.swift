/// Text in the making, a line at a time, indented by two spaces.
struct SourceWriter {
  private(set) var text = ""
  private var indent = ""

  mutating func line(_ line: String) {
    text += indent
    text += line
    text += "\n"
  }

  /// A directive, which stands at the margin of what it is in.
  mutating func lines(_ lines: [String]) {
    for line in lines { self.line(line) }
  }

  /// A line that opens braces, what is in them, and their end.
  mutating func block(_ head: String, _ write: (inout SourceWriter) -> Void) {
    line(head + " {")
    indented(write)
    line("}")
  }

  mutating func indented(_ write: (inout SourceWriter) -> Void) {
    indent += "  "
    write(&self)
    indent.removeLast(2)
  }
}
