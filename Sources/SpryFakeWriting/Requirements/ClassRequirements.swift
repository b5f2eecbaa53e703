import DeclarationParser
import SpryMacroExpansion

extension DeclarationSyntax {
  /// The members of a class as requirements of a protocol, without bodies.
  ///
  /// - Parameter spelling: Returns the name to write for a type that only a value names.
  func requirements(
    in source: SourceText, _ edits: [TextEdit], spelling: (String) -> String = { $0 }
  ) -> [String] {
    let isClassMember = modifiers[.class]
    let edits = edits + (isClassMember.map { [TextEdit(range: $0.range, text: "static")] } ?? [])
    switch kind {
    case .callable(let callable):
      let end = (callable.body ?? callable.accessors?.range)?.lowerBound ?? range.upperBound
      let text = TextEdit.apply(edits, to: source, in: range.lowerBound..<end)
      return [
        text
          + (callable.accessors != nil ? " \(accessors(of: callable.accessors, in: source))" : "")
      ]
    case .variable(let variable):
      let prefix = TextEdit.apply(
        edits, to: source, in: range.lowerBound..<introducer.range.lowerBound)
      return variable.bindings.compactMap { binding in
        guard let name = binding.name,
          let type = binding.type.map({
            TextEdit.apply(edits, to: source, in: $0.range)
          }) ?? binding.initialValue.flatMap({ literalType(of: source[$0]).map(spelling) })
        else { return nil }
        return
          "\(prefix)var \(source[name.range]): \(type) "
          + accessors(of: binding.accessors, in: source)
      }
    case .type, .associatedtype, .typealias, .conditional, .other, .unexpected: return []
    }
  }

  private func accessors(of block: AccessorBlock?, in source: SourceText) -> String {
    guard block != nil else { return "{ get set }" }
    let effects = TypeRenderer(source: source).text(block.getterEffects)
    return "{ get\(effects)\(block.hasSetter || block.hasObserver ? " set" : "") }"
  }

  /// The type of a property without one, if its value is a literal or a call to a type.
  private func literalType(of value: String) -> String? {
    if value == "true" || value == "false" { return "Bool" }
    if value.hasPrefix("\"") { return "String" }
    if value.allSatisfy({ $0.isNumber || $0 == "_" }) { return "Int" }
    if value.allSatisfy({ $0.isNumber || $0 == "." }) { return "Double" }
    guard value.first?.isUppercase == true, value.hasSuffix(")") else { return nil }
    let name = value.prefix { $0 != "(" }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(name) : nil
  }
}
