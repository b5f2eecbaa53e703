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
      var conditions = outer.map { ["(\($0))"] } ?? []
      return clauses.flatMap { clause in
        let own = clause.condition.map { source[$0] }
        let all = conditions + (own.map { ["(\($0))"] } ?? [])
        // The next clauses count only where this one does not.
        if let own { conditions.append("!(\(own))") }
        return withConditions(clause.members, of: source, in: joined(all))
      }
    }
  }

  private static func joined(_ conditions: [String]) -> String {
    guard conditions.count == 1, conditions[0].hasPrefix("(") else {
      return conditions.joined(separator: " && ")
    }
    return String(conditions[0].dropFirst().dropLast())
  }
}
