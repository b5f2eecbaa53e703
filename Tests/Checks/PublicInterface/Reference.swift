import Foundation

/// The page that lists the declarations for users, by what one does with them.
///
/// The examples decide the chapter of a declaration, and the order.
struct Reference {
  static let chapters = [
    "Macros", "Fakes", "Stubs", "Arguments", "Arguments without types", "Checks", "Waiting",
    "Scopes", "Objects",
  ]

  /// What a type has because of a protocol or a class of another module.
  private static let inherited: Set<String> = [
    "description", "rawValue", "init(rawValue:)", "init(stringLiteral:)", "invokeTest()",
    "tearDown()", "recordFailure(withDescription:inFile:atLine:expected:)",
  ]

  private var symbols: [String: [Symbol]] = [:]
  /// The names that the comments of examples have.
  private var named: Set<String> = []
  private var listed: Set<String> = []
  private(set) var errors: [String] = []

  init(_ modules: [Module]) {
    let names = Set(modules.map(\.name))
    for module in modules {
      for symbol in module.symbols where Self.isListed(symbol, of: names) {
        symbols[symbol.key, default: []].append(symbol)
      }
    }
  }

  private static func isListed(_ symbol: Symbol, of modules: Set<String>) -> Bool {
    // An extension of a type of another module brings only conformances, except the traits of tests.
    let isOurs = symbol.swiftExtension.map { modules.contains($0.extendedModule) } ?? true
    return (isOurs || symbol.owner == "Trait") && !symbol.isA("extension")
      && !inherited.contains(symbol.pathComponents.last!)
  }

  /// Makes the page from the examples of the chapters.
  mutating func page(_ chapters: [(title: String, examples: [Example])]) -> String {
    named = Set(chapters.flatMap(\.examples).flatMap(\.keys))
    var text = Self.introduction
    for chapter in chapters {
      text += "\n## \(chapter.title)\n\n| declaration | use | example |\n|---|---|---|\n"
      text += rows(of: chapter.examples).map { "| \($0) |\n" }.joined()
    }
    errors += symbols.keys.filter { !listed.contains($0) }.sorted()
      .map { "'\($0)' has no example in Tests/ReadmeTests/Reference" }
    return text
  }

  /// The rows of a chapter. Those of a type stand together.
  private mutating func rows(of examples: [Example]) -> [String] {
    var blocks: [(owner: String, rows: [String])] = []
    for example in examples {
      for key in example.keys where listed.insert(key).inserted {
        guard let overloads = symbols[key] else {
          errors.append("no public declaration is named '\(key)', as a comment of an example says")
          continue
        }
        if !example.shows(overloads[0]) {
          errors.append("the example of '\(key)' does not contain it: \(example.code)")
        }
        let isType = overloads[0].isType
        let owner = isType ? key : overloads[0].owner
        let rows = rows(of: overloads, example.code) + (isType ? partsWithoutExample(of: key) : [])
        if let index = blocks.firstIndex(where: { $0.owner == owner && owner != "" }) {
          blocks[index].rows += rows
        } else {
          let heading = isType || owner == "" ? [] : ["**extension `\(owner)`** | |"]
          blocks.append((owner, heading + rows))
        }
      }
    }
    return blocks.flatMap(\.rows)
  }

  /// A row for each overload. The first row has the example.
  private func rows(of overloads: [Symbol], _ example: String = "") -> [String] {
    var rows: [String] = []
    // The one that needs the fewest arguments comes first.
    let sorted = overloads.sorted {
      ($0.needed.count, $0.declaration) < ($1.needed.count, $1.declaration)
    }
    for symbol in sorted {
      let code = "`\(symbol.short)`".replacing("|", with: "\\|")
      let row = "\(symbol.isType ? "**\(code)**" : code) | \(symbol.summary) |"
      if !rows.contains(row) { rows.append(row) }
    }
    if !example.isEmpty { rows[0] += " `\(example.replacing("|", with: "\\|"))`" }
    return rows
  }

  /// The rows of the cases, and of the associated types, that share the example of their type.
  private mutating func partsWithoutExample(of type: String) -> [String] {
    let parts = symbols.filter { key, overloads in
      overloads[0].isA("enum.case", "associatedtype") && overloads[0].owner == type
        && !named.contains(key)
    }
    listed.formUnion(parts.keys)
    return parts.sorted { $0.key < $1.key }.flatMap { rows(of: $0.value) }
  }

  private static let introduction = """
    # Reference

    The public declarations, with an example of each.

    ## Overview

    The page lists what tests and fakes by hand use. It leaves out the parameters that pass on a location, such
    as `file`, `line`, and `sourceLocation`, the declarations that only the code of a macro uses, and those that
    a type has because it conforms to a protocol of another module. Declarations of one name share an example.
    The fakes in the examples are those of the README.

    """
}

extension Symbol {
  /// The name in a comment above an example: `Stub.with`, or `@Spryable`.
  var key: String { owner.isEmpty ? baseName : "\(owner).\(baseName)" }

  /// The declaration without attributes, and without parameters for the location.
  var short: String {
    (isType ? declaration.replacing(" \(pathComponents.last!)", with: " \(path)") : declaration)
      .replacing(#/^.* macro /#, with: "@")
      .replacing(#/@\w+ |\b(consuming|convenience|final|func) |Self\./#, with: "")
      .replacing(#/(, )?\b[\w ]+: [^,=]*= #\w+/#, with: "")
      .replacing("(, ", with: "(").replacing(" : ", with: ": ").replacing("`", with: "")
      // The compiler writes `Self` with all its parameters.
      .replacing(#/-> (\w+)<[\w, ]+>/#) { $0.1 == owner ? "-> Self" : $0.0 }
  }

  /// The declaration without the parameters that have a default.
  var needed: String { short.replacing(#/(, )?\b[\w ]+: [^,=]*= [^,)]*/#, with: "") }

  /// The first sentence of the documentation.
  var summary: String {
    let lines = docComment?.lines.map(\.text).prefix { !$0.isEmpty } ?? []
    let text = lines.joined(separator: " ")
      .replacing(#/``(\w+)\//#) { "`\($0.1)." }.replacing("``", with: "`")
    guard let end = text.firstRange(of: #/\.(?= [A-Z`]|$)/#) else { return text }
    return String(text[..<end.upperBound])
  }
}
