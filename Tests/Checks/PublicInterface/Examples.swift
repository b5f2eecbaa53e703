import Foundation

/// The examples of the public declarations, by the names in their comments.
struct Examples {
  /// What a type has because of a protocol or a class of another module.
  private static let inherited: Set<String> = [
    "description", "rawValue", "init(rawValue:)", "init(stringLiteral:)", "invokeTest()",
    "tearDown()", "recordFailure(withDescription:inFile:atLine:expected:)",
  ]

  /// The examples whose comments name the declarations.
  private var named: [String: Example] = [:]
  /// The examples whose comments name a type.
  private var ofTypes: [Example] = []

  /// Reads all examples in a folder, and in the folders inside it.
  init(in folder: String) throws {
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    where file.hasSuffix(".swift") {
      let source = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      for example in Example.all(in: source) {
        if !example.owners.isEmpty { ofTypes.append(example) }
        for key in example.keys where named[key] == nil { named[key] = example }
      }
    }
  }

  /// The example of a declaration. A case or an associated type shares the example of its type.
  subscript(symbol: Symbol) -> Example? {
    named[symbol.key] ?? ofTypes.first { $0.showsMember(symbol) }
      ?? (symbol.isA("enum.case", "associatedtype") ? named[symbol.owner] : nil)
  }

  /// The declarations without an example, and the examples without a declaration.
  func errors(for modules: [Module]) -> [String] {
    let names = Set(modules.map(\.name))
    let symbols = modules.flatMap(\.symbols).filter { Self.needsExample($0, of: names) }
    let keys = Set(symbols.map(\.key))
    let missing = symbols.filter { self[$0] == nil }.map(\.key)
    let wrong = symbols.compactMap { symbol -> String? in
      guard let example = named[symbol.key], !example.shows(symbol) else { return nil }
      return "the example of '\(symbol.key)' does not contain it: \(example.code)"
    }
    return Set(missing).sorted().map { "'\($0)' has no example in Tests/ReadmeTests" }
      + Set(wrong).sorted()
      + Set(Array(named.keys) + ofTypes.flatMap(\.owners)).subtracting(keys).sorted().map {
        "no public declaration is named '\($0)', as a comment of an example says"
      }
  }

  private static func needsExample(_ symbol: Symbol, of modules: Set<String>) -> Bool {
    // An extension of a type of another module brings only conformances, except the traits of tests.
    let isOurs = symbol.swiftExtension.map { modules.contains($0.extendedModule) } ?? true
    return (isOurs || symbol.owner == "Trait") && !symbol.isA("extension")
      && !inherited.contains(symbol.pathComponents.last!)
  }
}

extension Symbol {
  /// The name in a comment above an example: `Stub.with`, or `@Spryable`.
  var key: String { owner.isEmpty ? baseName : "\(owner).\(baseName)" }
}
