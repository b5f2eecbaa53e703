import DeclarationParser

extension DeclarationSyntax {
  /// The declarations with those inside `#if`, each with the condition around it.
  ///
  /// - Parameter outer: The condition around all of them, or `nil`.
  static func withConditions(
    _ declarations: [DeclarationSyntax], of source: SourceText, in outer: String? = nil
  ) -> [(declaration: DeclarationSyntax, condition: String?)] {
    declarations.flatMap { declaration -> [(declaration: DeclarationSyntax, condition: String?)] in
      guard case .conditional(let clauses) = declaration.kind else {
        return [(declaration, outer)]
      }
      let conditions = Self.conditions(
        ofClauses: clauses.map { clause in clause.condition.map { source[$0] } }, in: outer)
      return zip(clauses, conditions).flatMap { clause, condition in
        withConditions(clause.members, of: source, in: condition)
      }
    }
  }

  /// The conditions under which the clauses of an `#if` count, without the clauses before them.
  ///
  /// - Parameters:
  ///   - clauses: What each clause states, with `nil` for `#else`.
  ///   - outer: The condition around the `#if`, or `nil`.
  static func conditions(ofClauses clauses: [String?], in outer: String?) -> [String] {
    var conditions = outer.map { ["(\($0))"] } ?? []
    return clauses.map { own in
      let all = conditions + (own.map { ["(\($0))"] } ?? [])
      // The next clauses count only where this one does not.
      if let own { conditions.append("!(\(own))") }
      return joined(all)
    }
  }

  private static func joined(_ conditions: [String]) -> String {
    guard conditions.count == 1, conditions[0].hasPrefix("(") else {
      return conditions.joined(separator: " && ")
    }
    return String(conditions[0].dropFirst().dropLast())
  }
}
