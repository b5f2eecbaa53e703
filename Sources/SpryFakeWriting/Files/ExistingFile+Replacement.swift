import DeclarationParser

extension ExistingFile {
  /// The file with another text for the class, and with the imports and the condition that it needs
  /// now.
  ///
  /// - Parameters:
  ///   - classText: The class, and what comes after it.
  ///   - imports: The lines of the imports.
  ///   - condition: The condition of the `#if` around the type, or `nil`.
  /// - Returns: The text, and what has changed apart from the class.
  func replacingClass(
    with classText: String, imports: [String], condition: String?
  ) -> (text: String, changes: [String]) {
    var update = SourceUpdate(source)
    guard let condition, clause == nil else {
      update.add(imports, to: self, isConditional: clause != nil)
      update.replace(range, with: classText)
      return (update.text, update.changes)
    }
    update.add(imports, to: self, isConditional: hasOnlyFake)
    let change = "added '#if \(condition)'"
    if hasOnlyFake {
      update.replace(range, with: classText, change)
      return ("#if \(condition)\n\n\(update.text.trimmedEnd)\n\n#endif\n", update.changes)
    }
    update.replace(range, with: "#if \(condition)\n\(classText)\n#endif", change)
    return (update.text, update.changes)
  }
}

extension SourceUpdate {
  /// The attributes and the module of an import.
  private static func words(of line: String) -> (attributes: Set<Substring>, module: Substring?) {
    let words = line.split(separator: " ")
    return (Set(words.filter { $0.hasPrefix("@") }), words.last)
  }

  /// - Parameter isConditional: Whether the imports are in the `#if` of the class.
  fileprivate mutating func add(
    _ imports: [String], to file: ExistingFile, isConditional: Bool
  ) {
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
          replace(
            lines[index].range, with: line, "added the condition of '\(known[index])'")
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
        replace(start..<start, with: text)
      } else {
        missing.append(line)
      }
    }
    guard !missing.isEmpty else { return }
    changes += missing.map { line in
      "added '\(line.split(separator: "\n").first { $0.includes("import ") }?.trimmed ?? line)'"
    }
    let text = missing.joined(separator: "\n")
    // Not an import with a condition of its own.
    let siblings = file.clause ?? file.declarations
    let plain = zip(lines, known).filter { line, text in
      !text.hasPrefix("@") && siblings.contains { $0.range == line.range }
    }.last
    guard let last = plain?.0.range else { return replace(0..<0, with: text + "\n\n") }
    let before = source[0..<last.lowerBound].split(
      separator: "\n", omittingEmptySubsequences: false)
    let indentation = before.last!.prefix(while: \.isWhitespace)
    replace(
      last.upperBound..<last.upperBound,
      with: text.split(separator: "\n").map { "\n" + indentation + $0 }.joined())
  }
}

extension ExistingFile {
  /// The members of the innermost clause of an `#if` with the class, or `nil` if it is in none.
  fileprivate var clause: [DeclarationSyntax]? { clause(in: declarations) }

  private func clause(in declarations: [DeclarationSyntax]) -> [DeclarationSyntax]? {
    for case .conditional(let clauses) in declarations.map(\.kind) {
      for clause in clauses
      where clause.members.flatMap(\.flattened).contains(where: { $0.range == range }) {
        return self.clause(in: clause.members) ?? clause.members
      }
    }
    return nil
  }

  /// Whether the file declares no other type.
  fileprivate var hasOnlyFake: Bool {
    !declarations.flatMap(\.flattened).contains { declaration in
      if case .type = declaration.kind, declaration.range != range { true } else { false }
    }
  }
}
