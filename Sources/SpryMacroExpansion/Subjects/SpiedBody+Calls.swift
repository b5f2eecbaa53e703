// What the runtime is called with.
extension SpiedBody {
  func writeSpiedCall(to writer: inout SourceWriter) {
    let own = member.member
    for parameter in own.parameters where parameter.isInout {
      let box = boxes.box(of: parameter)
      writer.line("let \(box) = InoutArgument(\(parameter.localName))")
      writer.line("defer { \(parameter.localName) = \(box).value }")
    }
    let nonEscaping = own.parameters.filter(\.isTransient)
    let arguments = own.parameters.map(argument)
    let (beginning, end) = returnsSending ? ("return spiedSending(", ")") : ("return ", "")
    writeForEachPlace(to: &writer) { suffix, writer in
      guard suffix.isEmpty || nonEscaping.isEmpty else {
        writeHere(suffix, nonEscaping, to: &writer)
        let call = "\(own.marks)\(here)(#isolation)"
        return writeOriginal(beginning + call, end, isKept: true, to: &writer)
      }
      let call = call(suffix, nil, arguments)
      boxes.writeClosures(nonEscaping[...], beginning, end: end, to: &writer) {
        writeOriginal($0 + call, nonEscaping.isEmpty ? end : "", to: &$1)
      }
    }
  }

  /// A function that is told the actor of the caller, and given the body. The closures around the call
  /// know the actor only from a parameter of such a function, and may not take the body there.
  private func writeHere(
    _ suffix: String,
    _ nonEscaping: [MemberParameter],
    to writer: inout SourceWriter
  ) {
    let own = member.member
    let (isolation, original) = (boxes.free("isolation"), boxes.free("original"))
    // What is used up where it is a parameter cannot be taken by a function.
    for parameter in own.parameters where parameter.isOwned {
      writer.line("let \(boxes.box(of: parameter)) = \(argument(parameter))")
    }
    let arguments = own.parameters.map { $0.isOwned ? boxes.box(of: $0) : argument($0) }
    let call = call(suffix, own.functionName, arguments)
    let failure = own.isThrowing || own.isRethrowing ? "any Error" : "Never"
    let error = own.isThrowing ? own.effects.thrownType.map(member.renderer.text) : nil
    let parameters = """
      _ \(isolation): isolated (any Actor)?, \
      _ \(original): NonsendingOriginal<SpiedResult, \(error ?? failure)>
      """
    writer.block("func \(here)<SpiedResult>(\(parameters))\(effects) -> SpiedResult") { writer in
      boxes.writeClosures(
        nonEscaping[...], "return ", first: "_ = \(isolation)", result: "SpiedResult", to: &writer
      ) {
        $1.line("\($0)\(call) {\(signature) \(own.marks)\(original)() }")
      }
    }
  }

  private var here: String { boxes.free("spiedHere") }

  /// - Parameters:
  ///   - call: the call up to its closure, which is the body.
  ///   - end: what stands behind it.
  ///   - isKept: whether what may be used up is kept in a constant.
  private func writeOriginal(
    _ call: String,
    _ end: String,
    isKept: Bool = false,
    to writer: inout SourceWriter
  ) {
    let original = original(isKept ? .kept : .recorded)
    let changed = member.member.parameters.filter(\.isInout)
    if changed.isEmpty { return writer.line("\(call) {\(signature) \(original) }\(end)") }
    writer.line("\(call) {\(signature)")
    writer.indented { writer in
      for parameter in changed {
        writer.line("defer { \(boxes.box(of: parameter)).value = \(parameter.localName) }")
      }
      writer.line("return " + original)
    }
    writer.line("}" + end)
  }

  /// Writes a call once for each place that the member may run in: who is `async` may be on the actor
  /// of its caller, by what the attribute cannot see.
  private func writeForEachPlace(
    to writer: inout SourceWriter,
    _ write: (_ suffix: String, inout SourceWriter) -> Void
  ) {
    let declaration = member.member.declaration
    let isPlaced =
      member.member.parameters.contains(where: \.isIsolated)
      || declaration.attributes.contains { attribute in
        attribute.name.lastName == "concurrent" || attribute.name.lastName.hasSuffix("Actor")
      }
    guard member.member.isAsync, !isPlaced else { return write("", &writer) }
    if declaration.modifiers.contains(where: \.isNonsending) { return write("Nonsending", &writer) }
    writer.line("#if hasFeature(NonisolatedNonsendingByDefault)")
    write("Nonsending", &writer)
    writer.line("#else")
    write("", &writer)
    writer.line("#endif")
  }

  /// ` () throws(Failure) in`, where the closure is not seen to throw a type of its own.
  private var signature: String {
    let own = member.member
    return own.isThrowing && own.effects.ownErrorType != nil
      ? " ()\(member.renderer.text(own.effects)) in" : ""
  }

  /// - Parameter name: that of the member, where `#function` is another.
  private func call(_ suffix: String, _ name: String?, _ arguments: [String]) -> String {
    let own = member.member
    let values = arguments + (member.newValue.map { [$0] } ?? [])
    let list = list(name, values, own.isRethrowing ? ["rescue: { throw $0 }"] : [])
    let function = (own.isRethrowing ? "spiedRethrows" : "spied") + suffix
    return "\(own.marks)self.\(function)\(list)"
  }

  /// `(in: View.self, arguments: area)`; without either, the closure behind it needs no parentheses.
  private func list(_ name: String?, _ arguments: [String], _ more: [String] = []) -> String {
    var parts = name.map { ["\"\($0)\""] } ?? []
    parts += member.implementation.map { ["in: \($0).self"] } ?? []
    if !arguments.isEmpty { parts.append("arguments: " + arguments.joined(separator: ", ")) }
    parts += more
    return parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))"
  }

  /// A parameter, as it is recorded.
  private func argument(_ parameter: MemberParameter) -> String {
    switch parameter.passing {
    case .inout, .nonEscaping, .autoclosure: boxes.box(of: parameter)
    case .pack: "repeat each \(parameter.localName)"
    case .plain: parameter.isOwned ? "copy \(parameter.localName)" : parameter.localName
    }
  }

  /// An accessor of a property: its body stays a closure, whose type the compiler finds.
  func writeProperty(to writer: inout SourceWriter) {
    let result = member.newValue == nil ? "" : " -> Void"
    writeForEachPlace(to: &writer) { suffix, writer in
      writer.line("return \(call(suffix, nil, [])) { ()\(effects)\(result) in")
      writeBody(to: &writer)
      writer.line("}")
    }
  }

  /// An initializer: its body stays where it is, since it has to make the object.
  func writeInitializer(to writer: inout SourceWriter) {
    var own = member.member
    // Nothing is awaited or thrown before the body.
    own.effects = Effects()
    let boxes = ArgumentBoxes(member: own, renderer: member.renderer)
    let nonEscaping = own.parameters.filter(\.isTransient)
    // What is sent would be bound to what is recorded with it, and not be anyone's to send any more.
    let sent = own.parameters.filter { $0.isSending && !$0.isInout && !$0.isTransient }
    let arguments = own.parameters.map { parameter in
      if parameter.isInout { return parameter.localName }
      let isSent = sent.contains { $0.localName == parameter.localName }
      return isSent ? boxes.box(of: parameter) : argument(parameter)
    }
    let implementation = member.implementation ?? "Self"
    writer.block("if SpySwitch.isOn(forClass: \(implementation).self)") { writer in
      for parameter in sent {
        writer.line("let \(boxes.box(of: parameter)) = spiedSending(\(argument(parameter)))")
      }
      // In a closure, `Self` would be taken for the object that is not there yet.
      let subject = nonEscaping.isEmpty ? "Self" : boxes.free("spiedClass")
      if !nonEscaping.isEmpty { writer.line("let \(subject) = Self.self") }
      boxes.writeClosures(nonEscaping[...], "", to: &writer) { beginning, writer in
        writer.line("\(beginning)\(subject).spiedInit\(list(nil, arguments))")
      }
    }
    writeBody(to: &writer)
  }
}
