// What the runtime is called with.
extension SpiedBody {
  func writeSpiedCall(to writer: inout SourceWriter) {
    let own = member.member
    let changed = own.parameters.filter(\.isInout)
    for parameter in changed {
      let box = boxes.box(of: parameter)
      writer.line("let \(box) = InoutArgument(\(parameter.localName))")
      writer.line("defer { \(parameter.localName) = \(box).value }")
    }
    let nonEscaping = own.parameters.filter(\.isTransient)
    let arguments = own.parameters.map(argument)
    writeForEachPlace(to: &writer) { suffix, writer in
      func write(_ name: String?, _ first: String?, to writer: inout SourceWriter) {
        boxes.writeClosures(nonEscaping[...], "return ", first: first, to: &writer) {
          let beginning = returnsSending ? $0 + "spiedSending(" : $0
          let call = beginning + call(suffix, name, arguments)
          writeSpiedCall(call, changed, returnsSending ? ")" : "", to: &$1)
        }
      }
      guard !suffix.isEmpty, !nonEscaping.isEmpty else { return write(nil, nil, to: &writer) }
      writeIsolated(to: &writer) { write(own.functionName, "_ = \($0)", to: &$1) }
    }
  }

  /// A function that is told the actor of the caller. The closures around the call know it only from
  /// a parameter of such a function.
  private func writeIsolated(
    to writer: inout SourceWriter,
    _ write: (_ isolation: String, inout SourceWriter) -> Void
  ) {
    let (name, isolation) = (boxes.free("spiedHere"), boxes.free("isolation"))
    let closures = repeated.filter(\.type.isFunction)
    let parameters = ["_ \(isolation): isolated (any Actor)?"] + closures.map(repetition)
    let arguments = ["#isolation"] + closures.map { passed($0, isFirst: true) }
    let head = "func \(name)(\(parameters.joined(separator: ", ")))\(effects) -> \(result)"
    writer.block(head) { write(isolation, &$0) }
    writer.line("return \(member.member.marks)\(name)(\(arguments.joined(separator: ", ")))")
  }

  /// - Parameters:
  ///   - call: the call up to its closure.
  ///   - changed: the parameters whose new values the body sets.
  private func writeSpiedCall(
    _ call: String,
    _ changed: [MemberParameter],
    _ end: String,
    to writer: inout SourceWriter
  ) {
    let original = original(isFirst: false)
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
    let arguments = own.parameters.map { $0.isInout ? $0.localName : argument($0) }
    let implementation = member.implementation ?? "Self"
    writer.block("if SpySwitch.isOn(forClass: \(implementation).self)") { writer in
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
