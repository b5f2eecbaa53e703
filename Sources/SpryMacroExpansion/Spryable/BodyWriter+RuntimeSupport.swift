import DeclarationParser

// Members with types that the runtime of the oldest system does not support.
extension BodyWriter {
  /// Writes a call to the runtime, after a call for older systems, if not every system supports the
  /// types of the member. That call records a placeholder for each such argument.
  ///
  /// - Parameter newValueType: The type of a setter's new value.
  func writeForAllSystems(
    _ call: MemberCall, newValueType: TypeSyntax? = nil, to writer: inout SourceWriter
  ) {
    let member = call.member
    let required = [member.typedRuntimeSupport, newValueType?.runtimeSupport].compactMap(\.self)
      .max()
    let condition = required?.condition(
      within: Availability(of: member, in: renderer.source, contexts))
    guard let condition else { return writeCall(call, to: &writer) }
    writer.block("guard #available(\(condition)) else") { writer in
      guard member.result?.runtimeSupport == nil else {
        return writer.line("spryResultNeedsNewerSystem()")
      }
      var older = call
      older.member = member.unrecorded { $0.runtimeSupport(in: member) != nil }
      if newValueType?.runtimeSupport != nil {
        older.recordedNewValue = "SpryUnrecordedArgument()"
      }
      for parameter in member.parameters where parameter.runtimeSupport(in: member) != nil {
        older.values[parameter.word] = forwarded(parameter, in: member)
      }
      if body.usesArguments(of: call) {
        ArgumentBoxes(member: older.member, renderer: renderer).writeUnrecordedCopies(to: &writer)
      }
      writeCall(older, to: &writer)
      if member.kind == .initializer { writer.line("return") }
    }
    writeCall(call, to: &writer)
  }

  /// An argument of the wrapped object's member that is not recorded.
  private func forwarded(_ parameter: MemberParameter, in member: Member) -> String {
    let boxes = ArgumentBoxes(member: member, renderer: renderer)
    if parameter.isInout { return "&" + parameter.localName }
    if parameter.isSending { return boxes.box(of: parameter) }
    return parameter.valueOfEscapingAutoclosure ?? boxes.value(of: parameter)
  }
}
