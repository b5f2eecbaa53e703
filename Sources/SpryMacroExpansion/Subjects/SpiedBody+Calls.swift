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
        let place = member.mayBeOfActor ? "\(writeHereOfActor(to: &writer)), " : ""
        let call = "\(own.marks)\(here)(\(place)#isolation)"
        return writeOriginal(beginning + call, end, isKept: true, to: &writer)
      }
      let call = call(suffix, nil, arguments)
      boxes.writeClosures(nonEscaping[...], beginning, end: end, to: &writer) {
        writeOriginal($0 + call, nonEscaping.isEmpty ? end : "", to: &$1)
      }
    }
  }

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

  /// ` () throws(Failure) in`, where the closure is not seen to throw a type of its own.
  var signature: String {
    let own = member.member
    return own.isThrowing && own.effects.ownErrorType != nil
      ? " ()\(member.renderer.text(own.effects)) in" : ""
  }

  /// - Parameter name: that of the member, where `#function` is another.
  func call(_ suffix: String, _ name: String?, _ arguments: [String]) -> String {
    let own = member.member
    let values = arguments + (member.newValue.map { [$0] } ?? [])
    let rescue = own.isRethrowing ? ["rescue: { throw $0 }"] : []
    let list = list(name, in: member.implementation(), values, rescue)
    let function = (own.isRethrowing ? "spiedRethrows" : "spied") + suffix
    return "\(own.marks)self.\(function)\(list)"
  }

  /// `(in: View.self, arguments: area)`
  private func list(
    _ name: String?,
    in implementation: String,
    _ arguments: [String],
    _ more: [String] = []
  ) -> String {
    var parts = (name.map { ["\"\($0)\""] } ?? []) + ["in: \(implementation)"]
    if !arguments.isEmpty { parts.append("arguments: " + arguments.joined(separator: ", ")) }
    return "(\((parts + more).joined(separator: ", ")))"
  }

  /// A parameter, as it is recorded.
  func argument(_ parameter: MemberParameter) -> String {
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
    // The class by its name is clearer where it lacks the conformance; an extension's may not say it.
    let asked = if case .extension = member.place { "Self" } else { member.place.name }
    writer.block("if SpySwitch.isOn(forClass: \(asked).self)") { writer in
      for parameter in sent {
        writer.line("let \(boxes.box(of: parameter)) = spiedSending(\(argument(parameter)))")
      }
      // In a closure, `Self` would be taken for the object that is not there yet.
      let subject = nonEscaping.isEmpty ? "Self" : boxes.free("spiedClass")
      if !nonEscaping.isEmpty { writer.line("let \(subject) = Self.self") }
      boxes.writeClosures(nonEscaping[...], "", to: &writer) { beginning, writer in
        let implementation = member.implementation(
          subject: nonEscaping.isEmpty ? "Self.self" : subject)
        writer.line(
          "\(beginning)\(subject).spiedInit\(list(nil, in: implementation, arguments))")
      }
    }
    writeBody(to: &writer)
  }
}
