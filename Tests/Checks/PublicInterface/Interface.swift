/// The public declarations as lines of text, to compare them with those of the last release.
enum Interface {
  struct Line: Hashable, Comparable {
    /// The name, as the release notes mention it: `Stub.with(_:)`.
    var name: String
    /// The declaration, or what a type conforms to.
    var declaration: String

    var text: String { "\(name): \(declaration)" }

    /// The type around the declaration.
    var owner: String { name.split(separator: ".").dropLast().joined(separator: ".") }

    static func < (left: Line, right: Line) -> Bool { left.text < right.text }
  }

  static func lines(of modules: [Module]) -> Set<Line> {
    var lines: Set<Line> = []
    for module in modules {
      let implemented = Set(
        module.relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.target))
      let required = module.sources(of: "requirementOf").subtracting(implemented)
      var names: [String: String] = [:]
      for symbol in module.symbols {
        let id = symbol.identifier.precise
        names[id] = symbol.path
        if symbol.isA("extension") { continue }
        let constraints = symbol.swiftExtension?.constraints ?? []
        let terms = constraints.map { "\($0.lhs) \($0.kind == "sameType" ? "==" : ":") \($0.rhs)" }
        let condition = terms.isEmpty ? "" : " extension where " + terms.joined(separator: ", ")
        lines.insert(
          Line(
            name: symbol.path,
            declaration: (required.contains(id) ? "required " : "") + symbol.declaration + condition
          ))
      }
      for relationship in module.relationships
      where ["conformsTo", "inheritsFrom"].contains(relationship.kind) {
        guard let name = names[relationship.source],
          let target = names[relationship.target] ?? relationship.targetFallback,
          !["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"].contains(target)
        else { continue }
        lines.insert(Line(name: name, declaration: "is \(target)"))
      }
    }
    return lines
  }

  static func text(_ lines: Set<Line>, version: Substring) -> String {
    "The public declarations of \(version)\n" + lines.sorted().map { $0.text + "\n" }.joined()
  }

  /// Returns the version and the lines of a text.
  static func read(_ text: String) -> (version: Substring, lines: Set<Line>) {
    let lines = text.split(separator: "\n")
    let declarations = lines.dropFirst().map { line in
      let colon = line.firstRange(of: ": ")!
      return Line(
        name: String(line[..<colon.lowerBound]), declaration: String(line[colon.upperBound...]))
    }
    return (lines[0].split(separator: " ").last!, Set(declarations))
  }

  /// Returns the changes after which the code of users may not compile.
  ///
  /// A declaration that is gone or has changed breaks its users. A new case breaks a `switch`, and a
  /// new requirement without a default breaks the types that conform.
  static func breaks(from old: Set<Line>, to new: Set<Line>) -> [Line] {
    let types = Set(old.map(\.name))
    let added = new.subtracting(old).filter {
      ($0.declaration.hasPrefix("case ") || $0.declaration.hasPrefix("required "))
        && types.contains($0.owner)
    }
    return old.subtracting(new).union(added).sorted()
  }
}
