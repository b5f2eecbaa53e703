import DeclarationParser

/// Writes how a member passes its arguments on, and the names of the boxes that some of them need.
struct ArgumentBoxes {
  let member: Member
  let renderer: TypeRenderer

  /// The name of the box for a parameter.
  func box(of parameter: MemberParameter) -> String {
    quoted(unused(parameter.word + "Argument"))
  }

  /// The name, or a similar name that no parameter has.
  func unused(_ name: String) -> String {
    member.parameters.contains { $0.word == name } ? unused("_" + name) : name
  }

  /// The expression that passes a parameter on without a box.
  func value(of parameter: MemberParameter) -> String {
    switch parameter.passing {
    case .autoclosure(let effects): effects.keywords + "\(parameter.localName)()"
    case .pack: "repeat each \(parameter.localName)"
    case .skipped(let placeholder): placeholder
    case .plain, .nonescaping, .inout:
      parameter.isOwned ? "copy \(parameter.localName)" : parameter.localName
    }
  }

  /// Writes the box of an `inout` parameter.
  func writeInoutBox(of parameter: MemberParameter, to writer: inout SourceWriter) {
    let box = box(of: parameter)
    writer.line("let \(box) = InoutArgument(\(parameter.localName))")
    writer.line("defer { \(parameter.localName) = \(box).value }")
  }

  /// Writes copies of the `sending` parameters that are not recorded. `spiedSending` is generic, so
  /// it cannot take the arguments.
  func writeUnrecordedCopies(to writer: inout SourceWriter) {
    for parameter in member.parameters where parameter.isSending && parameter.isSkipped {
      writer.line("nonisolated(unsafe) let \(box(of: parameter)) = \(parameter.localName)")
    }
  }

  /// The result of the member as a local function or closure returns it.
  var result: String { member.result.map { renderer.text($0.usable) } ?? "Swift.Void" }

  /// A closure parameter's type with its attributes, for a local function or closure.
  func closureType(of parameter: MemberParameter) -> String {
    let attributes = parameter.attributes.filter { $0.keyword != .autoclosure }
    return renderer.source.joined(attributes.map(\.range)) + renderer.text(parameter.type)
  }

  /// Writes nested closures, one for each nonescaping argument, and a call in the innermost one.
  ///
  /// - Parameters:
  ///   - prefix: The text before the outermost closure, such as `return `.
  ///   - suffix: The text after the outermost closure.
  ///   - first: The first line in each closure, if there is one.
  ///   - result: The type that the closures return, if the member returns another.
  ///   - call: Writes the call after a prefix.
  func writeClosures(
    for parameters: ArraySlice<MemberParameter>,
    prefix: String,
    suffix: String = "",
    first: String? = nil,
    result: String? = nil,
    to writer: inout SourceWriter,
    around call: (String, inout SourceWriter) -> Void
  ) {
    guard let parameter = parameters.first else { return call(prefix, &writer) }
    let name = parameter.localName
    let box = box(of: parameter)
    let head = closureHead(parameter, result)
    writer.line(
      "\(prefix)\(member.effectKeywords)withoutActuallyEscaping(\(name)) { \(head) in")
    writer.indented { writer in
      if let first { writer.line(first) }
      writer.line("let \(box) = NonEscapingArgument(\(name))")
      writer.line("defer { \(box).end() }")
      writeClosures(
        for: parameters.dropFirst(), prefix: prefix.isEmpty ? "" : "return ", first: first,
        result: result, to: &writer, around: call)
    }
    writer.line("}" + suffix)
  }

  /// The parameter of a closure, with its type if the compiler does not infer a typed error.
  private func closureHead(_ parameter: MemberParameter, _ result: String?) -> String {
    guard member.isThrowing, member.effects.typedError != nil else { return parameter.localName }
    return "(\(parameter.localName): @escaping \(closureType(of: parameter)))"
      + "\(renderer.text(member.effects)) -> \(result ?? self.result)"
  }
}

extension Effects {
  /// The keywords before a call that has these effects: `try await `.
  var keywords: String { (`throws` == nil ? "" : "try ") + (async == nil ? "" : "await ") }
}
