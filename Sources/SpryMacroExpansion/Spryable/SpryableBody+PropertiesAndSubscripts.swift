import DeclarationParser

// How a property and a subscript are expanded.
extension SpryableBody {
  /// Writes the accessors of a property or a subscript.
  ///
  /// Both are recorded under names of their own. Nobody has to stub a setter.
  func writeAccessors(_ member: Member, _ identity: String?, to writer: inout SourceWriter) {
    let effects = renderer.text(member.effects)
    if effects.isEmpty, !member.hasSetter {
      return writeForAllSystems(RuntimeCall(member: member, identity: identity), to: &writer)
    }
    writer.block(attributes(of: .get, member) + "get" + effects) {
      writeForAllSystems(RuntimeCall(member: member, identity: identity), to: &$0)
    }
    if member.hasSetter { writeSetter(member, identity, to: &writer) }
  }

  private func writeSetter(_ member: Member, _ identity: String?, to writer: inout SourceWriter) {
    let newValue = member.newValueName
    var setter = member
    setter.effects = Effects()
    setter.result = nil
    let call = RuntimeCall(
      member: setter, identity: (identity ?? member.functionName) + ".set", newValue: newValue,
      last: ["fallbackValue: ()"])
    let head = newValue == "newValue" ? "set" : "set(\(newValue))"
    writer.block(attributes(of: .set, member) + head) {
      writeForAllSystems(call, newValueType: member.result, to: &$0)
    }
  }

  /// The `@available` of an accessor, with a space.
  func attributes(of kind: AccessorKind, _ member: Member) -> String {
    member.availability(of: kind, in: renderer.source)
  }
}
