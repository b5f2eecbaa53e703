/// The names of what a member passes its arguments on in, and the closures that some of them need.
struct ArgumentBoxes {
  let member: Member
  let renderer: TypeRenderer

  /// What a parameter is passed on in.
  func box(of parameter: MemberParameter) -> String {
    quoted(free(parameter.word + "Argument"))
  }

  /// The name, or one like it that no parameter has.
  func free(_ name: String) -> String {
    member.parameters.contains { $0.word == name } ? free("_" + name) : name
  }

  /// Writes a closure for each argument that must not escape, one in the other, and a call in the
  /// innermost.
  ///
  /// - Parameters:
  ///   - beginning: what stands before the outermost: `return `, for example.
  ///   - call: writes the call behind such a beginning.
  func writeClosures(
    _ parameters: ArraySlice<MemberParameter>,
    _ beginning: String,
    to writer: inout SourceWriter,
    around call: (String, inout SourceWriter) -> Void
  ) {
    guard let parameter = parameters.first else { return call(beginning, &writer) }
    let name = parameter.localName
    let box = box(of: parameter)
    writer.line(
      "\(beginning)\(member.marks)withoutActuallyEscaping(\(name)) { \(closureHead(parameter)) in")
    writer.indented { writer in
      writer.line("let \(box) = NonEscapingArgument(\(name))")
      writer.line("defer { \(box).end() }")
      writeClosures(
        parameters.dropFirst(), beginning.isEmpty ? "" : "return ", to: &writer, around: call)
    }
    writer.line("}")
  }

  /// `body`, with its type where the closure is not seen to throw a type of its own.
  private func closureHead(_ parameter: MemberParameter) -> String {
    guard member.isThrowing, member.effects.ownErrorType != nil else { return parameter.localName }
    let attributes = parameter.attributes.filter { $0.name.lastName != "autoclosure" }
      .map { renderer.source[$0.range] + " " }.joined()
    let result = member.result.map(renderer.text) ?? "Void"
    return "(\(parameter.localName): @escaping \(attributes)\(renderer.text(parameter.type)))"
      + "\(renderer.text(member.effects)) -> \(result)"
  }
}
