import DeclarationParser

// How a property and a subscript are expanded.
extension SpryableBody {
  /// Writes the accessors of a property or a subscript.
  ///
  /// Both are recorded under names of their own. Nobody has to stub a setter.
  func writeAccessors(_ member: Member, _ identity: String?, to writer: inout SourceWriter) {
    let effects = renderer.text(member.effects)
    if effects.isEmpty, !member.hasSetter {
      return writeCall(member, identity, to: &writer)
    }
    writer.block("get" + effects) { writeCall(member, identity, to: &$0) }
    if member.hasSetter { writeSetter(member, identity, to: &writer) }
  }

  private func writeSetter(_ member: Member, _ identity: String?, to writer: inout SourceWriter) {
    let newValue = member.newValueName
    var setter = member
    setter.effects = Effects()
    setter.result = nil
    let name = (identity ?? member.functionName) + ".set"
    writer.block(newValue == "newValue" ? "set" : "set(\(newValue))") {
      writeCall(setter, name, newValue: newValue, last: ["fallbackValue: ()"], to: &$0)
    }
  }
}
