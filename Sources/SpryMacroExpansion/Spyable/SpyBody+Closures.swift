import DeclarationParser

extension SpyBody {
  /// A closure that takes `Any` instead of generic types.
  func erasedClosure(_ parameter: MemberParameter, _ entry: SpyMember) -> String {
    let names = entry.member.genericNames
    guard case .function(let parameters, let effects, let result) = parameter.type.ungrouped.kind,
      parameters.contains(where: { $0.type.mentions(names) })
        // The compiler does not convert a closure of any actor to one of the caller's whose result
        // is `Any`.
        || (effects.async != nil && result.mentions(names) && !parameter.attributes.isEmpty)
    else { return parameter.localName }
    let head = closureHead(parameters, effects, result, names)
    // A cast value is still connected to the caller.
    let isSent = effects.async != nil || parameters.contains { $0.type.isSending }
    func sent(_ value: String) -> String { isSent ? "spiedSending(\(value))" : value }
    var values: [String] = []
    var changed: [String] = []
    for (index, element) in parameters.enumerated() {
      let name = head == nil ? "$\(index)" : "spyValue\(index)"
      let type = renderer.grouped(element.type.usable)
      if !element.type.isInout {
        let value = element.type.mentions(names) ? "\(name) as! \(type)" : name
        // A nonescaping closure cannot be sent.
        values.append(value == name && element.type.isFunction ? name : sent(value))
      } else if element.type.mentions(names) {
        values.append("&spyChanged\(index)")
        changed.append("var spyChanged\(index) = \(sent("\(name) as! \(type)"))")
        changed.append("defer { \(name) = spyChanged\(index) }")
      } else {
        values.append("&\(name)")
      }
    }
    let call = "\(effects.keywords)\(parameter.localName)(\(values.joined(separator: ", ")))"
    let lines = changed + [changed.isEmpty ? call : "return \(call)"]
    return "{ \(head ?? "")\(lines.joined(separator: "; ")) }"
  }

  /// The head of a closure, if it has a typed error, which the compiler would not infer, or if it
  /// changes a parameter.
  private func closureHead(
    _ parameters: [TupleElement],
    _ effects: Effects,
    _ result: TypeSyntax,
    _ names: Set<String>
  ) -> String? {
    var effects = effects
    if effects.thrownType?.mentions(names) == true { effects.thrownType = nil }
    let isChanging = parameters.contains { $0.type.isInout && $0.type.mentions(names) }
    guard isChanging || effects.typedError != nil else { return nil }
    let list = parameters.enumerated().map { index, element in
      "spyValue\(index): \(types.erasedElement(element.type, names))"
    }
    return "(\(list.joined(separator: ", ")))\(renderer.text(effects))"
      + " -> \(types.erased(result, names)) in "
  }
}
