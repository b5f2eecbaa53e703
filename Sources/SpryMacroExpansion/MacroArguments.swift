import DeclarationParser

/// The arguments of an attribute.
struct MacroArguments {
  var accessLevel: AccessLevel?
  /// The condition of the `#if` around the expansion.
  var flag: String?
  /// The class in `inheriting: ParentSpy.self` or `inheriting: "ParentSpy"`.
  var superclass: String?

  /// Whether the fake can wrap a real object.
  var wraps = false

  /// Whether that class is a spy, judging by its name.
  var inheritsSpy: Bool {
    superclass?.prefix { $0 != "<" }.filter { $0 != "`" && $0 != " " }.hasSuffix("Spy") ?? false
  }

  /// The range of each argument, by its label.
  private(set) var ranges: [String: SourceRange] = [:]

  private let source: SourceText

  /// Parses the arguments, and diagnoses invalid ones.
  init(_ source: SourceText, _ diagnostics: inout [Diagnostic]) {
    self.source = source
    guard let attribute = parseAttribute(source) else { return }
    for argument in attributeArguments(of: attribute, in: source) {
      guard let label = argument.label?.text else { continue }
      let text = source[argument.value]
      ranges[label] = argument.value
      if text == "nil" { continue }
      if let message = read(label, text) {
        diagnostics.append(Diagnostic(message, at: argument.value, of: source))
      }
    }
  }

  /// Diagnoses arguments that only a protocol can have.
  func reject(_ labels: [String], _ diagnostics: inout [Diagnostic]) {
    for label in labels {
      guard let range = ranges[label] else { continue }
      diagnostics.append(Diagnostic(.protocolOnly(argument: label), at: range, of: source))
    }
  }

  private mutating func read(_ label: String, _ text: String) -> MacroMessage? {
    switch label {
    case "accessLevel":
      let name = text.split(separator: ".").last.map(String.init) ?? ""
      guard text.contains(".") else { return .accessLevelNotLiteral }
      let level = AccessLevel(rawValue: name.filter { $0 != "`" })
      guard let level else { return .unknownAccessLevel(text) }
      accessLevel = level
    case "behindPreprocessorFlag":
      guard let literal = literal(text) else { return .flagNotLiteral }
      flag = literal
    case "inheriting":
      // An attribute cannot refer to a class that a macro wrote. A string can name it.
      let name = literal(text) ?? (text.hasSuffix(".self") ? String(text.dropLast(5)) : "")
      if name.isEmpty || !name.allSatisfy(canStandInType) { return .inheritingNotAType }
      superclass = name
    case "wraps":
      guard ["true", "false"].contains(text) else { return .wrapsNotLiteral }
      wraps = text == "true"
    default: break
    }
    return nil
  }

  /// The contents of a string literal without interpolations and escapes.
  private func literal(_ text: String) -> String? {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
    let content = text.dropFirst().dropLast()
    return content.contains { $0 == "\\" || $0 == "\"" || $0.isNewline } ? nil : String(content)
  }

  private func canStandInType(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.<>[]()?:,& `".contains(character)
  }
}
