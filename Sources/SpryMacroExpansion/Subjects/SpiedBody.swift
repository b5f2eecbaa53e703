/// Writes what stands in the braces of a member that is `@Spied`.
struct SpiedBody {
  let member: SpiedMember
  /// Whether a name in backticks may be any text, as in Swift 6.2 and later.
  let namesAreFree: Bool

  private var boxes: ArgumentBoxes {
    ArgumentBoxes(member: member.member, renderer: member.renderer)
  }

  /// The braces and all in them, perhaps under a condition.
  func expansion(flag: String?) -> String {
    var writer = SourceWriter()
    writer.line("{")
    if let flag { writer.line("#if \(flag)") }
    writer.indented { writer in
      switch member.kind {
      case .initializer: writeInitializer(to: &writer)
      case .function: writeCall(to: &writer)
      case .getter, .setter:
        member.isTypeKnown ? writeCall(to: &writer) : writeProperty(to: &writer)
      }
    }
    if flag != nil {
      writer.line("#else")
      writeBody(to: &writer)
      writer.line("#endif")
    }
    writer.line("}")
    return writer.text
  }

  /// The member's own body, where its author sees it: errors and breakpoints find its file and line.
  private func writeBody(to writer: inout SourceWriter) {
    let source = member.source
    let content = member.body.lowerBound + 1..<member.body.upperBound - 1
    guard let line = source.line(at: content.lowerBound), source.canBeNamed else {
      return writer.verbatim(source[content])
    }
    let indent = String(repeating: " ", count: source.column(at: content.lowerBound))
    writer.verbatim("#sourceLocation(file: \"\(source.fileName)\", line: \(line))\n")
    writer.verbatim(indent + source[content])
    writer.verbatim("#sourceLocation()\n")
  }
}

// MARK: What can be moved into a declaration of its own

extension SpiedBody {
  /// Whether the body can stand in a getter.
  ///
  /// A getter's name is all that its `#function` is, and so it can be the member's own. There are
  /// things that only functions can: and the compiler loses an isolation, or a generic error type, in
  /// the getter of a variable in a function.
  private var isVariable: Bool {
    let own = member.member
    return namesAreFree && !own.isAsync && !own.isRethrowing && repeated.isEmpty && !returnsSending
      && own.effects.ownErrorType == nil && !own.parameters.contains(where: \.isIsolated)
  }

  /// The name of the body.
  private var name: String {
    namesAreFree ? "`\(member.member.functionName)`" : boxes.free("spiedOriginal")
  }

  /// The parameters that the body gets as parameters: what may only be used up where it is one, and
  /// the closures that decide whether a member that rethrows does.
  private var repeated: [MemberParameter] {
    member.member.parameters.filter { parameter in
      if parameter.isInout { return false }
      return parameter.isSending || parameter.isOwned
        || (member.member.isRethrowing && parameter.type.isFunction && !parameter.isVariadic)
    }
  }

  private var returnsSending: Bool {
    member.member.result?.stripped.specifiers.contains { $0.name.text == "sending" } ?? false
  }

  private func writeCall(to writer: inout SourceWriter) {
    let own = member.member
    let renderer = member.renderer
    let result = own.result.map(renderer.text) ?? "Void"
    let effects = renderer.text(own.effects)
    if isVariable {
      writer.block("var \(name): \(result)") { writer in
        writer.block("get\(effects)") { writeBody(to: &$0) }
      }
    } else {
      let parameters = repeated.map { "_ \($0.localName): \(renderer.text($0.syntax.type))" }
      let head = "func \(name)(\(parameters.joined(separator: ", ")))\(effects) -> \(result)"
      writer.block(isolation + head) { writeBody(to: &$0) }
    }
    let subject = own.isStatic ? "forClass: self" : "for: self"
    writer.line(
      "guard SpySwitch.isOn(\(subject)) else { return \(original(isFirst: true)) }")
    writeSpiedCall(to: &writer)
  }

  /// `nonisolated(nonsending) `, which a function in a function does not have from it.
  private var isolation: String {
    let declaration = member.member.declaration
    let attributes = declaration.attributes.filter { $0.name.lastName == "concurrent" }
    let modifiers = declaration.modifiers.filter {
      $0.name.text == "nonisolated" && $0.argument == "nonsending"
    }
    return (attributes.map(\.range) + modifiers.map(\.range))
      .map { member.renderer.source[$0] + " " }.joined()
  }

  /// The call of the body.
  ///
  /// - Parameter isFirst: whether nobody has seen the arguments yet.
  private func original(isFirst: Bool) -> String {
    if isVariable { return member.member.marks + name }
    let arguments = repeated.map { parameter in
      let name = parameter.localName
      if case .autoclosure = parameter.passing { return name + "()" }
      if isFirst { return name }
      if parameter.isSending { return "spiedSending(\(name))" }
      return parameter.isOwned ? "copy \(name)" : name
    }
    return member.member.marks + "\(name)(\(arguments.joined(separator: ", ")))"
  }
}

// MARK: What the runtime is called with

extension SpiedBody {
  private func writeSpiedCall(to writer: inout SourceWriter) {
    let own = member.member
    let changed = own.parameters.filter(\.isInout)
    for parameter in changed {
      let box = boxes.box(of: parameter)
      writer.line("let \(box) = InoutArgument(\(parameter.localName))")
      writer.line("defer { \(parameter.localName) = \(box).value }")
    }
    let nonEscaping = own.parameters.filter(\.isTransient)
    let call = call(arguments: own.parameters.map(argument))
    boxes.writeClosures(nonEscaping[...], "return ", to: &writer) { beginning, writer in
      let beginning = returnsSending ? beginning + "spiedSending(" : beginning
      let end = returnsSending ? ")" : ""
      if changed.isEmpty {
        return writer.line("\(beginning)\(call) {\(signature) \(original(isFirst: false)) }\(end)")
      }
      writer.line("\(beginning)\(call) {\(signature)")
      writer.indented { writer in
        for parameter in changed {
          writer.line("defer { \(boxes.box(of: parameter)).value = \(parameter.localName) }")
        }
        writer.line("return " + original(isFirst: false))
      }
      writer.line("}" + end)
    }
  }

  /// ` () throws(Failure) in`, where the closure is not seen to throw a type of its own.
  private var signature: String {
    let own = member.member
    return own.isThrowing && own.effects.ownErrorType != nil
      ? " ()\(member.renderer.text(own.effects)) in" : ""
  }

  private func call(arguments: [String]) -> String {
    let own = member.member
    var parts = ["in: \(member.implementation).self"]
    let arguments = arguments + (member.newValue.map { [$0] } ?? [])
    if !arguments.isEmpty { parts.append("arguments: " + arguments.joined(separator: ", ")) }
    if own.isRethrowing { parts.append("rescue: { throw $0 }") }
    let function = own.isRethrowing ? "spiedRethrows" : "spied"
    return "\(own.marks)self.\(function)(\(parts.joined(separator: ", ")))"
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
  private func writeProperty(to writer: inout SourceWriter) {
    let effects = member.renderer.text(member.member.effects)
    let result = member.newValue == nil ? "" : " -> Void"
    writer.line("return \(call(arguments: [])) { ()\(effects)\(result) in")
    writeBody(to: &writer)
    writer.line("}")
  }

  /// An initializer: its body stays where it is, since it has to make the object.
  private func writeInitializer(to writer: inout SourceWriter) {
    var own = member.member
    // Nothing is awaited or thrown before the body.
    own.effects = Effects()
    let boxes = ArgumentBoxes(member: own, renderer: member.renderer)
    let nonEscaping = own.parameters.filter(\.isTransient)
    let arguments = own.parameters.map { $0.isInout ? $0.localName : argument($0) }
    writer.block("if SpySwitch.isOn(forClass: Self.self)") { writer in
      // In a closure, `Self` would be taken for the object that is not there yet.
      let subject = nonEscaping.isEmpty ? "Self" : boxes.free("spiedClass")
      if !nonEscaping.isEmpty { writer.line("let \(subject) = Self.self") }
      let list = arguments.isEmpty ? "" : ", arguments: " + arguments.joined(separator: ", ")
      boxes.writeClosures(nonEscaping[...], "", to: &writer) { beginning, writer in
        writer.line("\(beginning)\(subject).spiedInit(in: \(member.implementation).self\(list))")
      }
    }
    writeBody(to: &writer)
  }
}

extension MemberParameter {
  fileprivate var isSending: Bool { specifiers.contains { $0.name.text == "sending" } }

  fileprivate var isIsolated: Bool {
    specifiers.contains { $0.name.text == "isolated" }
      || syntax.modifiers.contains { $0.name.text == "isolated" }
  }
}

extension SourceText {
  /// Whether the name of the file can stand in a string literal as it is.
  fileprivate var canBeNamed: Bool {
    !fileName.isEmpty && !fileName.utf8.contains { $0 == ASCII.quote || $0 == ASCII.backslash }
  }
}
