/// Protocols such as a project has them, ten members each.
struct SampleProtocols {
  enum Macro: String {
    case spyable = "Spyable"
    case spryable = "Spryable"

    /// How many pieces of code it writes for a protocol: in a peer, and in extensions.
    var expansionCount: Int { self == .spyable ? 1 : 3 }
  }

  let macro: Macro
  let count: Int

  /// A function of the sample: `load(id: Int) async throws -> User`.
  private struct Function {
    var name: String
    var parameters: [(name: String, label: String, type: String)] = []
    var effects = ""
    var result: String?
  }

  private static let functions = [
    Function(
      name: "load", parameters: [("id", "id", "Int")], effects: "async throws", result: "User"),
    Function(name: "loadAll", effects: "async throws", result: "[User]"),
    Function(
      name: "save", parameters: [("user", "_", "User"), ("notify", "notify", "Bool")],
      effects: "throws"),
    Function(name: "delete", parameters: [("id", "id", "Int")]),
    Function(name: "count", result: "Int"),
    Function(
      name: "find", parameters: [("name", "name", "String"), ("limit", "limit", "Int")],
      result: "[User]"),
    Function(name: "close"),
    Function(
      name: "fetchConfig", parameters: [("arg", "arg", "UInt8")], effects: "async throws",
      result: "[String: String]"),
  ]

  var annotated: String { annotated(with: "@\(macro.rawValue)") }

  func annotated(with attribute: String) -> String {
    file((0..<count).map { "\(attribute)\n" + declaration($0) })
  }

  func plain(with classes: [String]) -> String {
    file((0..<count).map(declaration) + classes)
  }

  private func file(_ parts: [String]) -> String {
    (["import SpryMacros\n\nstruct User: Equatable, Sendable { var id: Int }\n"] + parts)
      .joined(separator: "\n")
  }

  private func declaration(_ index: Int) -> String {
    let functions = Self.functions.map { "  \(head($0))\n" }.joined()
    return """
      protocol Service\(index) {
        var name: String { get }
        var limit: Int? { get set }
      \(functions)}

      """
  }

  private func head(_ function: Function) -> String {
    let parameters = function.parameters.map { parameter in
      let label = parameter.label == parameter.name ? "" : "\(parameter.label) "
      return "\(label)\(parameter.name): \(parameter.type)"
    }
    let effects = function.effects.isEmpty ? "" : " \(function.effects)"
    let result = function.result.map { " -> \($0)" } ?? ""
    return "func \(function.name)(\(parameters.joined(separator: ", ")))\(effects)\(result)"
  }

  /// Classes as they are written where each name is a stored property of its own.
  var storedProperties: [String] {
    (0..<count).map { index in
      let members = Self.functions.map(storedProperties).joined()
      return """
        class Service\(index)Spy: Service\(index) {
          init() {}
          var name: String {
            get { underlyingName }
            set { underlyingName = newValue }
          }
          var underlyingName: (String)!
          var limit: Int?
        \(members)}

        """
    }
  }

  private func storedProperties(_ function: Function) -> String {
    let labels = function.parameters.filter { $0.label != "_" }
      .map { $0.label.prefix(1).uppercased() + $0.label.dropFirst() }
    let prefix = function.name + labels.joined()
    let types = function.parameters.map(\.type).joined(separator: ", ")
    let names = function.parameters.map(\.name).joined(separator: ", ")
    let isThrowing = function.effects.contains("throws")
    let marks =
      (isThrowing ? "try " : "") + (function.effects.contains("async") ? "await " : "")
    let closure = "(\(types)) \(function.effects) -> \(function.result ?? "Void")"
    var lines = [
      "var \(prefix)CallsCount = 0", "var \(prefix)Called: Bool { return \(prefix)CallsCount > 0 }",
    ]
    var body = ["\(prefix)CallsCount += 1"]
    if let first = function.parameters.first {
      let isOnly = function.parameters.count == 1
      let tuple = function.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
      let word = isOnly ? first.name.prefix(1).uppercased() + first.name.dropFirst() : "Arguments"
      let type = isOnly ? first.type : "(\(tuple))"
      lines.append("var \(prefix)Received\(word): \(type)?")
      lines.append("var \(prefix)ReceivedInvocations: [\(type)] = []")
      body.append("\(prefix)Received\(word) = (\(names))")
      body.append("\(prefix)ReceivedInvocations.append((\(names)))")
    }
    if isThrowing {
      lines.append("var \(prefix)ThrowableError: (any Error)?")
      body.append("if let \(prefix)ThrowableError {\n      throw \(prefix)ThrowableError\n    }")
    }
    lines.append("var \(prefix)Closure: (\(closure))?")
    if let result = function.result {
      lines.append("var \(prefix)ReturnValue: \(result)!")
      body.append("if \(prefix)Closure != nil {")
      body.append("  return \(marks)\(prefix)Closure!(\(names))")
      body.append("} else {\n      return \(prefix)ReturnValue\n    }")
    } else {
      body.append("\(marks)\(prefix)Closure?(\(names))")
    }
    let text = lines.map { "  \($0)\n" }.joined() + "  \(head(function)) {\n"
    return text + body.map { "    \($0)\n" }.joined() + "  }\n"
  }
}
