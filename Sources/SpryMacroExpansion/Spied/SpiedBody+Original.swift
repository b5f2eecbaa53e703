import DeclarationParser

// The original body, as a local getter or function.
extension SpiedBody {
  /// Writes the original body as a local declaration, and the new body.
  func writeFunction(to writer: inout SourceWriter) {
    if isGetter {
      writer.block("var \(name): \(result)") { writer in
        writer.block("get\(effects)") { writeOriginalBody(to: &$0) }
      }
    } else {
      let parameters = repeated.map { parameter in
        renderer.source.joined(parameter.syntax.modifiers.map(\.range))
          + "_ \(parameter.localName): \(renderer.text(parameter.syntax.type))"
      }
      writer.block(
        "\(isolation)func \(name)(\(parameters.joined(separator: ", ")))\(effects) -> \(result)"
      ) {
        writeOriginalBody(to: &$0)
      }
    }
    let receiver = member.isStatic ? "forClass: self" : "for: self"
    writer.line("guard SpySwitch.isOn(\(receiver)) else { return \(original(.unrecorded)) }")
    writeSpiedCall(to: &writer)
  }

  /// Whether the original body can be a getter, whose `#function` is the name of the member.
  ///
  /// Some features need a function. The compiler also loses an isolation, or a generic error type,
  /// in the getter of a local variable.
  private var isGetter: Bool {
    !member.isAsync && !member.isRethrowing && repeated.isEmpty && !member.returnsSending
      && member.effects.typedError == nil && !isInExtensionOfOneType
  }

  /// Whether an extension gives a generic parameter a type: `extension Crate where Item == Int`. The
  /// compiler of Swift 6.2 crashes at the getter of a local variable there. In a function,
  /// `#function` lacks the labels. No issue is filed. To see it, run SpiedTypeTests with Swift 6.2.
  private var isInExtensionOfOneType: Bool {
    #if compiler(<6.3)
      spied.contexts.contains { context in
        guard case .type(let type) = parseDeclaration(context)?.kind else { return false }
        return type.requirements?.requirements.contains { $0.relation == .equals } == true
      }
    #else
      false
    #endif
  }

  /// The name of the original body.
  private var name: String { "`\(member.functionName)`" }

  /// The parameters that the local function repeats: parameters that it consumes, the actor that it
  /// runs on, and the closures that decide whether it rethrows. Any type can be an alias of one.
  private var repeated: [MemberParameter] {
    spied.member.parameters.filter { parameter in
      if parameter.isInout { return false }
      return parameter.isSending || parameter.isOwned || parameter.isIsolated
        || (member.isRethrowing && !parameter.isVariadic && !parameter.isPack)
    }
  }

  var result: String { member.result.map(renderer.text) ?? "Void" }

  var effects: String { renderer.text(member.effects) }

  /// `nonisolated(nonsending) ` or `@concurrent `, which a local function does not inherit.
  private var isolation: String {
    let attributes = member.declaration.attributes.filter { $0.name.lastName == "concurrent" }
    let modifiers = member.declaration.modifiers.filter(\.isNonsending)
    return renderer.source.joined(attributes.map(\.range) + modifiers.map(\.range))
  }

  /// The state of the arguments at a call to the original body.
  enum ForwardingStage {
    /// They were not recorded.
    case unrecorded
    /// A spy recorded them.
    case recorded
    /// A spy recorded them, and the arguments that the body consumes are in constants.
    case stored
  }

  /// The call to the original body.
  func original(_ stage: ForwardingStage) -> String {
    if isGetter { return member.effectKeywords + name }
    let arguments = repeated.map { forwarded($0, stage) }
    return member.effectKeywords + "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private func forwarded(_ parameter: MemberParameter, _ stage: ForwardingStage) -> String {
    let name = parameter.localName
    if parameter.isLazy {
      return parameter.valueOfEscapingAutoclosure ?? boxes.value(of: parameter)
    }
    if stage == .unrecorded { return name }
    if isUnrecorded(parameter) {
      return parameter.isSending
        ? boxes.box(of: parameter) : parameter.isOwned ? "copy \(name)" : name
    }
    if parameter.isSending { return "spiedSending(\(name))" }
    guard parameter.isOwned else { return name }
    return stage == .stored ? boxes.box(of: parameter) : "copy \(name)"
  }
}

extension Modifier {
  var isNonsending: Bool { name.keyword == .nonisolated && argument == "nonsending" }
}
