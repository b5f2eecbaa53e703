import DeclarationParser

// The result of an unstubbed call to a member that returns a tuple or a function.
extension BodyWriter {
  /// Writes the default values of the tuples and functions in the result, the inner ones first.
  func writeDefaultValues(of member: Member, to writer: inout SourceWriter) {
    for type in member.result?.usable.composites ?? [] {
      guard let value = defaultValue(of: type) else { continue }
      writer.line("SpryDefaultValue<\(renderer.text(type))>.set { \(value) }")
    }
  }

  private func defaultValue(of type: TypeSyntax) -> String? {
    switch type.stripped.type.ungrouped.kind {
    case .tuple(let elements):
      let values = elements.map { ($0.firstName.map { "\($0.quoted): " } ?? "") + "try $0()" }
      return "(\(values.joined(separator: ", ")))"
    case .function(let parameters, _, let result):
      let list = parameters.map { _ in "_" }.joined(separator: ", ")
      return "let value = try $0.result(\(renderer.grouped(result)).self); "
        + "return { \(list.isEmpty ? "" : "\(list) in ")value() }"
    default: return nil
    }
  }
}

extension TypeSyntax {
  /// The tuples and functions that a value of this type contains or returns, the inner ones first.
  fileprivate var composites: [TypeSyntax] {
    switch ungrouped.kind {
    // A default value is a closure that captures, which a C function cannot be.
    case .attributed(_, let attributes, _)
    where attributes.contains { $0.name.lastName == "convention" }:
      []
    case .attributed(_, _, let base) where base.isFunction:
      base.composites.dropLast() + [self]
    case .tuple(let elements) where elements.count > 1 && !containsPack:
      elements.flatMap(\.type.composites) + [self]
    case .function(let parameters, _, let result)
    where !parameters.contains(where: \.type.containsPack):
      result.composites + [self]
    default: []
    }
  }

  /// Whether the type contains a pack expansion, also inside of function types.
  private var containsPack: Bool {
    contains { if case .packExpansion = $0.kind { true } else { false } }
  }
}

// How a property and a subscript are expanded.
extension BodyWriter {
  /// Writes the accessors of a property or a subscript.
  ///
  /// Both are recorded under names of their own. A setter needs no stub.
  func writeAccessors(_ member: Member, _ name: String?, to writer: inout SourceWriter) {
    let effects = renderer.text(member.effects)
    let read = MemberCall(member, name: name)
    if effects.isEmpty, !member.hasSetter { return writeForAllSystems(read, to: &writer) }
    writer.block(attributes(of: .get, member) + "get" + effects) {
      writeForAllSystems(read, to: &$0)
    }
    if member.hasSetter { writeSetter(member, name, to: &writer) }
  }

  private func writeSetter(_ member: Member, _ name: String?, to writer: inout SourceWriter) {
    let newValue = member.newValueName
    var write = MemberCall(member, name: (name ?? member.functionName) + ".set")
    write.newValue = newValue
    write.member.effects = Effects()
    write.member.result = nil
    let head = newValue == "newValue" ? "set" : "set(\(newValue))"
    writer.block(attributes(of: .set, member) + head) {
      writeForAllSystems(write, newValueType: member.result, to: &$0)
    }
  }

  /// The `@available` of an accessor, with a space.
  func attributes(of keyword: Keyword, _ member: Member) -> String {
    member.availability(of: keyword, in: renderer.source)
  }
}
