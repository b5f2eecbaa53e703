/// Writes what stands in the braces of a member that is `@Spied`.
final class SpiedBody {
  let member: SpiedMember
  /// Whether a name in backticks may be any text, as in Swift 6.2 and later.
  let namesAreFree: Bool

  init(member: SpiedMember, namesAreFree: Bool) {
    self.member = member
    self.namesAreFree = namesAreFree
  }

  var boxes: ArgumentBoxes {
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
  func writeBody(to writer: inout SourceWriter) {
    let source = member.source
    let content = source.content(of: member.body)
    if content.isEmpty { return }
    guard let line = source.line(at: content.lowerBound), source.canBeNamed,
      !source.hasOwnPlaces(in: content)
    else {
      return writer.verbatim(source[content])
    }
    let indent = String(repeating: " ", count: source.column(at: content.lowerBound))
    writer.verbatim("#sourceLocation(file: \"\(source.fileName)\", line: \(line))")
    writer.verbatim(indent + source[content])
    writer.verbatim("#sourceLocation()")
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
      && own.effects.ownErrorType == nil
  }

  /// The name of the body.
  private var name: String {
    namesAreFree ? "`\(member.member.functionName)`" : boxes.free("spiedOriginal")
  }

  /// The parameters that the body gets as parameters: what may only be used up where it is one, the
  /// actor that it runs on, and the closures that decide whether a member that rethrows does.
  private var repeated: [MemberParameter] {
    member.member.parameters.filter { parameter in
      if parameter.isInout { return false }
      return parameter.isSending || parameter.isOwned || parameter.isIsolated
        || (member.member.isRethrowing && parameter.type.isFunction && !parameter.isVariadic)
    }
  }

  var returnsSending: Bool { member.member.returnsSending }

  var result: String { member.member.result.map(member.renderer.text) ?? "Void" }

  var effects: String { member.renderer.text(member.member.effects) }

  /// A parameter that the body gets as one.
  private func repetition(_ parameter: MemberParameter) -> String {
    let modifiers = parameter.syntax.modifiers.map { member.renderer.source[$0.range] + " " }
    let type = member.renderer.text(parameter.syntax.type)
    return "\(modifiers.joined())_ \(parameter.localName): \(type)"
  }

  private func writeCall(to writer: inout SourceWriter) {
    if isVariable {
      writer.block("var \(name): \(result)") { writer in
        writer.block("get\(effects)") { writeBody(to: &$0) }
      }
    } else {
      let parameters = repeated.map(repetition).joined(separator: ", ")
      writer.block("\(isolation)func \(name)(\(parameters))\(effects) -> \(result)") {
        writeBody(to: &$0)
      }
    }
    let subject = member.member.isStatic ? "forClass: self" : "for: self"
    writer.line("guard SpySwitch.isOn(\(subject)) else { return \(original(.first)) }")
    writeSpiedCall(to: &writer)
  }

  /// `nonisolated(nonsending) `, which a function in a function does not have from it.
  private var isolation: String {
    let declaration = member.member.declaration
    let attributes = declaration.attributes.filter { $0.name.lastName == "concurrent" }
    let modifiers = declaration.modifiers.filter(\.isNonsending)
    return (attributes.map(\.range) + modifiers.map(\.range))
      .map { member.renderer.source[$0] + " " }.joined()
  }

  /// What has become of the arguments that the body gets.
  enum Passage {
    /// Nobody has seen them yet.
    case first
    /// A spy has seen them.
    case recorded
    /// The same, and those that may be used up are kept in constants.
    case kept
  }

  /// The call of the body.
  func original(_ passage: Passage) -> String {
    if isVariable { return member.member.marks + name }
    let arguments = repeated.map { passed($0, passage) }
    return member.member.marks + "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private func passed(_ parameter: MemberParameter, _ passage: Passage) -> String {
    let name = parameter.localName
    if case .autoclosure(let effects) = parameter.passing {
      return (effects.async == nil ? "" : "await ") + name + "()"
    }
    if passage == .first { return name }
    if parameter.isSending { return "spiedSending(\(name))" }
    guard parameter.isOwned else { return name }
    return passage == .kept ? boxes.box(of: parameter) : "copy \(name)"
  }
}

extension MemberParameter {
  var isSending: Bool { specifiers.contains { $0.name.text == "sending" } }

  var isIsolated: Bool {
    specifiers.contains { $0.name.text == "isolated" }
      || syntax.modifiers.contains { $0.name.text == "isolated" }
  }
}

extension Modifier {
  var isNonsending: Bool { name.text == "nonisolated" && argument == "nonsending" }
}

extension SourceText {
  /// What stands in braces, of which the second may lack.
  func inside(_ braces: SourceRange) -> SourceRange {
    let isClosed = braces.count > 1 && bytes[braces.upperBound - 1] == ASCII.rightBrace
    return braces.lowerBound + 1..<braces.upperBound - (isClosed ? 1 : 0)
  }

  /// The same without the space around it.
  fileprivate func content(of braces: SourceRange) -> SourceRange {
    var content = inside(braces)
    while let first = content.first, bytes[first].isSpace { content.removeFirst() }
    while let last = content.last, bytes[last].isSpace { content.removeLast() }
    return content
  }

  /// Whether it says itself what file and lines it is: two who do cannot stand in one another.
  fileprivate func hasOwnPlaces(in range: SourceRange) -> Bool {
    let directive = Array("#sourceLocation".utf8)
    return bytes[range].indices.contains { place in
      bytes[place] == directive[0] && bytes[place..<range.upperBound].starts(with: directive)
    }
  }

  /// Whether the name of the file can stand in a string literal as it is.
  fileprivate var canBeNamed: Bool {
    !fileName.isEmpty && !fileName.utf8.contains { $0 == ASCII.quote || $0 == ASCII.backslash }
  }
}
