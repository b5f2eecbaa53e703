import DeclarationParser

/// The file of a fake with another text for the class, and with the imports and conditions that
/// it needs now.
struct FileReplacement {
  private(set) var text = ""
  /// The conditions that are new, as `--check` prints them.
  private(set) var changes: [String] = []
  private let file: ExistingFile
  private var edits: [TextEdit] = []

  /// - Parameters:
  ///   - classText: The class, and what comes after it.
  ///   - imports: The lines of the imports.
  ///   - condition: The condition of the `#if` around the type, or `nil`.
  init(_ file: ExistingFile, classText: String, imports: [String], condition: String?) {
    self.file = file
    let isConditional = file.siblings.isInsideCondition
    let missing = condition.flatMap { isConditional ? nil : $0 }
    let wrapsFile = missing != nil && file.hasOnlyFake
    let own = missing != nil && !wrapsFile
    edits = [
      TextEdit(
        range: file.range, text: own ? "#if \(missing ?? "")\n\(classText)\n#endif" : classText)
    ]
    add(imports, isConditional: isConditional || wrapsFile)
    text = TextEdit.apply(edits, to: file.source, in: file.source.bytes.indices)
    guard let missing else { return }
    changes.append("'#if \(missing)' is missing")
    if wrapsFile { text = "#if \(missing)\n\n\(text.trimmedEnd)\n\n#endif\n" }
  }

  /// The attributes and the module of an import.
  private static func words(of line: String) -> (attributes: Set<Substring>, module: Substring?) {
    let words = line.split(separator: " ")
    return (Set(words.filter { $0.hasPrefix("@") }), words.last)
  }

  /// - Parameter isConditional: Whether the imports are in the `#if` of the class.
  private mutating func add(_ imports: [String], isConditional: Bool) {
    let source = file.source
    let all = DeclarationSyntax.withConditions(file.declarations, of: source)
      .filter { $0.declaration.introducer.keyword == .import }
    let lines = all.map(\.declaration)
    let known = lines.map { source[$0.range].split(separator: " ").joined(separator: " ") }
    var missing: [String] = []
    for line in imports {
      if line.hasPrefix("#") {
        // The user may have written an import with another condition.
        let own = known.indices.filter { line.includes("  \(known[$0])\n") }
        if own.isEmpty {
          missing.append(line)
        } else if let index = own.first, own.count == 1, all[index].condition == nil,
          !isConditional
        {
          edits.append(TextEdit(range: lines[index].range, text: line))
          changes.append("the condition of '\(known[index])' is missing")
        }
        continue
      }
      let words = Self.words(of: line)
      let same = known.indices.filter { Self.words(of: known[$0]).module == words.module }
      let lacking = same.map { words.attributes.subtracting(Self.words(of: known[$0]).attributes) }
      if lacking.contains(where: \.isEmpty) { continue }
      if let index = same.first {
        let start = lines[index].range.lowerBound
        let text = lacking[0].sorted().map { $0 + " " }.joined()
        edits.append(TextEdit(range: start..<start, text: text))
      } else {
        missing.append(line)
      }
    }
    guard !missing.isEmpty else { return }
    let text = missing.joined(separator: "\n")
    // Not an import with a condition of its own.
    let siblings = file.siblings.declarations
    let plain = zip(lines, known).filter { line, text in
      !text.hasPrefix("@") && siblings.contains { $0.range == line.range }
    }.last
    let end = plain?.0.range.upperBound ?? 0
    edits.append(TextEdit(range: end..<end, text: plain == nil ? text + "\n\n" : "\n" + text))
  }
}

extension ExistingFile {
  /// The declarations on the level of the class: in its clause of an `#if`, or in the file.
  fileprivate var siblings: (declarations: [DeclarationSyntax], isInsideCondition: Bool) {
    var siblings = declarations
    var isInsideCondition = false
    while let clause = clause(in: siblings) {
      siblings = clause
      isInsideCondition = true
    }
    return (siblings, isInsideCondition)
  }

  /// The members of the clause with the class.
  private func clause(in declarations: [DeclarationSyntax]) -> [DeclarationSyntax]? {
    for case .conditional(let clauses) in declarations.map(\.kind) {
      for clause in clauses
      where DeclarationSyntax.flattened(clause.members).contains(where: { $0.range == range }) {
        return clause.members
      }
    }
    return nil
  }

  /// Whether the file declares no other type.
  fileprivate var hasOnlyFake: Bool {
    !DeclarationSyntax.flattened(declarations).contains { declaration in
      if case .type = declaration.kind, declaration.range != range { true } else { false }
    }
  }
}

/// A piece of a source to replace.
struct TextEdit: Equatable {
  var range: SourceRange
  var text: String

  /// The text of a range after edits, which must not overlap.
  static func apply(_ edits: [TextEdit], to source: SourceText, in range: SourceRange) -> String {
    var text = ""
    var start = range.lowerBound
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= start && edit.range.upperBound <= range.upperBound {
      text += source[start..<edit.range.lowerBound] + edit.text
      start = edit.range.upperBound
    }
    return text + source[start..<range.upperBound]
  }
}
