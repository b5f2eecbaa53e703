// How a property and a subscript are expanded.
extension SpryableBody {
  /// Writes the accessors of a property or a subscript.
  ///
  /// A getter is answered by the stubs. A setter only records.
  func writeAccessors(_ member: Member, _ identity: String?, to writer: inout SourceWriter) {
    let function = member.kind == .property ? "stubbedValue" : "spryify"
    let effects = renderer.text(member.effects)
    if effects.isEmpty, !member.hasSetter {
      return writeCall(of: function, member, identity, to: &writer)
    }
    writer.block("get" + effects) { writeCall(of: function, member, identity, to: &$0) }
    if member.hasSetter { writeSetter(member, identity, to: &writer) }
  }

  private func writeSetter(_ member: Member, _ identity: String?, to writer: inout SourceWriter) {
    let newValue = member.newValueName
    var setter = member
    setter.effects = Effects()
    setter.result = nil
    writer.block(newValue == "newValue" ? "set" : "set(\(newValue))") {
      writeCall(of: "recordCall", setter, identity, newValue: newValue, to: &$0)
    }
  }
}
