import Foundation

/// A file of `swift-symbolgraph-extract`: a module, or its extensions of another module.
struct SymbolGraph: Decodable {
  var symbols: [Symbol]
  var relationships: [Relationship]
}

struct Relationship: Decodable {
  var kind: String
  var source: String
  var target: String
  /// The name of a target in another module.
  var targetFallback: String?
}

/// A public declaration, or an extension of a type of another module.
struct Symbol: Decodable {
  struct Identifier: Decodable { var precise: String }
  struct Kind: Decodable { var identifier: String }
  struct Fragment: Decodable { var spelling: String }
  struct Documentation: Decodable { var lines: [Line] }
  struct Line: Decodable { var text: String }
  struct Extension: Decodable {
    var extendedModule: String
    var constraints: [Constraint]?
  }
  struct Constraint: Decodable { var kind, lhs, rhs: String }

  var identifier: Identifier
  var kind: Kind
  var pathComponents: [String]
  var docComment: Documentation?
  var declarationFragments: [Fragment]
  var swiftExtension: Extension?

  var declaration: String { declarationFragments.map(\.spelling).joined() }

  /// The name with labels, and the types around it: `Stub.with(_:)`.
  var path: String { pathComponents.joined(separator: ".") }

  /// The types around the declaration; empty at the top level.
  var owner: String { pathComponents.dropLast().joined(separator: ".") }

  /// The name without labels, `with`; a macro has an `@` in front.
  var baseName: String { (isA("macro") ? "@" : "") + pathComponents.last!.prefix { $0 != "(" } }

  var isType: Bool { isA("class", "enum", "protocol", "struct") }

  func isA(_ kinds: String...) -> Bool { kinds.contains { kind.identifier == "swift.\($0)" } }
}

/// The public declarations of a module.
struct Module {
  var name: String
  var symbols: [Symbol] = []
  var relationships: [Relationship] = []

  /// Reads the symbol graphs that `.ci/docs` leaves in a folder.
  init(_ name: String, in folder: URL) throws {
    self.name = name
    for kind in ["symbols", "conformances"] {
      let files = try FileManager.default.contentsOfDirectory(
        at: folder.appendingPathComponent("\(name).\(kind)"), includingPropertiesForKeys: nil)
      for file in files {
        let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
        symbols += graph.symbols
        relationships += graph.relationships
      }
    }
  }

  /// The identifiers of the declarations on the left side of a kind of relationship.
  func sources(of kind: String) -> Set<String> {
    Set(relationships.filter { $0.kind == kind }.map(\.source))
  }
}
