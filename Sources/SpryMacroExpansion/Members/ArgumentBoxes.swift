/// The names of what a member passes its arguments on in, and the closures that some of them need.
final class ArgumentBoxes {
  let member: Member
  let renderer: TypeRenderer

  init(member: Member, renderer: TypeRenderer) {
    self.member = member
    self.renderer = renderer
  }

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
  ///   - end: what stands behind the outermost, where there is one.
  ///   - first: what each of them does first, if anything.
  ///   - result: what they return, where it is not what the member returns.
  ///   - call: writes the call behind such a beginning.
  func writeClosures(
    _ parameters: ArraySlice<MemberParameter>,
    _ beginning: String,
    end: String = "",
    first: String? = nil,
    result: String? = nil,
    to writer: inout SourceWriter,
    around call: (String, inout SourceWriter) -> Void
  ) {
    guard let parameter = parameters.first else { return call(beginning, &writer) }
    let name = parameter.localName
    let box = box(of: parameter)
    let head = closureHead(parameter, result)
    writer.line(
      "\(beginning)\(member.marks)withoutActuallyEscaping(\(name)) { \(head) in")
    writer.indented { writer in
      if let first { writer.line(first) }
      writer.line("let \(box) = NonEscapingArgument(\(name))")
      writer.line("defer { \(box).end() }")
      writeClosures(
        parameters.dropFirst(), beginning.isEmpty ? "" : "return ", first: first, result: result,
        to: &writer, around: call)
    }
    writer.line("}" + end)
  }

  /// `body`, with its type where the closure is not seen to throw a type of its own.
  private func closureHead(_ parameter: MemberParameter, _ result: String?) -> String {
    guard member.isThrowing, member.effects.ownErrorType != nil else { return parameter.localName }
    let attributes = parameter.attributes.filter { $0.name.lastName != "autoclosure" }
      .map { renderer.source[$0.range] + " " }.joined()
    let result = result ?? member.result.map { renderer.text($0.named) } ?? "Void"
    return "(\(parameter.localName): @escaping \(attributes)\(renderer.text(parameter.type)))"
      + "\(renderer.text(member.effects)) -> \(result)"
  }
}
