import DeclarationParser

/// Writes the body of a member that is `@Spied`.
///
/// The original body becomes a local getter or function. The new body calls it directly. While a
/// spy is on the object, it calls it through the runtime.
struct SpiedBody {
  let spied: SpiedMember
  /// The member as it is recorded.
  var member: Member
  /// The expression for a setter's new value as it is recorded.
  var newValue: String?

  var renderer: TypeRenderer { spied.renderer }
  var boxes: ArgumentBoxes { ArgumentBoxes(member: member, renderer: renderer) }

  init(_ spied: SpiedMember) {
    self.spied = spied
    member = spied.member
    newValue = spied.newValue
  }

  /// The braces and their contents.
  ///
  /// - Parameter flag: A compilation condition, without which the body stays as it is.
  func expansion(flag: String?) -> String {
    var writer = SourceWriter()
    writer.line("{")
    if let flag { writer.line("#if \(flag)") }
    writer.indented { writer in
      switch member.kind {
      case .initializer: writeInitializer(to: &writer)
      case .function, .subscript: writeFunction(to: &writer)
      case .property: writePropertyAccessor(to: &writer)
      }
    }
    if flag != nil {
      writer.line("#else")
      writeOriginalBody(to: &writer)
      writer.line("#endif")
    }
    writer.line("}")
    return writer.text
  }

  /// Writes the original body, with the position that errors and breakpoints refer to.
  func writeOriginalBody(to writer: inout SourceWriter) {
    let source = spied.source
    let content = source.trimmedContents(of: spied.body)
    if content.isEmpty { return }
    guard let line = source.line(at: content.lowerBound), source.fileNameFitsLiteral,
      !source[content].includes("#sourceLocation")
    else {
      return writer.verbatim(source[content])
    }
    let indent = String(repeating: " ", count: source.column(at: content.lowerBound))
    writer.verbatim("#sourceLocation(file: \"\(source.fileName)\", line: \(line))")
    writer.verbatim(indent + source[content])
    writer.verbatim("#sourceLocation()")
  }

  /// Writes the accessor of a property. The original body is a closure, whose type the compiler
  /// infers.
  private func writePropertyAccessor(to writer: inout SourceWriter) {
    let result = spied.newValue == nil ? "" : " -> Void"
    writeForEachIsolation(to: &writer) { suffix, writer in
      writer.line("return \(call(suffix, nil, [])) { ()\(effects)\(result) in")
      writeOriginalBody(to: &writer)
      writer.line("}")
    }
  }
}

extension SourceText {
  /// The contents of braces. The closing brace can be missing.
  func contents(of braces: SourceRange) -> SourceRange {
    let isClosed = braces.count > 1 && bytes[braces.upperBound - 1] == ASCII.rightBrace
    return braces.lowerBound + 1..<braces.upperBound - (isClosed ? 1 : 0)
  }

  /// The contents of braces, without white space at the ends.
  fileprivate func trimmedContents(of braces: SourceRange) -> SourceRange {
    var contents = contents(of: braces)
    while let first = contents.first, bytes[first].isSpace { contents.removeFirst() }
    while let last = contents.last, bytes[last].isSpace { contents.removeLast() }
    return contents
  }

  /// Whether a string literal can contain the name of the file without escapes.
  fileprivate var fileNameFitsLiteral: Bool {
    !fileName.isEmpty && !fileName.contains("\"") && !fileName.contains("\\")
  }
}
