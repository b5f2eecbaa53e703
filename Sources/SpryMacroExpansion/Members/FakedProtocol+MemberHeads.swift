package import DeclarationParser

// The head of a member: everything before its braces.
extension FakedProtocol {
  /// The head of a member in the class.
  ///
  /// - Parameter isFinal: Whether the class has no subclasses. Otherwise, initializers are
  ///   required.
  package func head(of member: Member, isFinal: Bool = true) -> String {
    head(of: member, isFinal: isFinal, accessLevel, renderer(of: member)) { keeps($0) }
  }

  /// The head of a member in an extension of the protocol, which cannot be more visible than that.
  func extensionHead(of member: Member) -> String {
    let head = head(of: member, isFinal: true, .lower(accessLevel, ownLevel), protocolRenderer) {
      keeps($0) || $0.canBeGlobalActor
    }
    guard needsNonisolated(member) else { return head }
    // With `NonisolatedNonsendingByDefault`, the compiler crashes at one of an actor that runs on the
    // actor of its caller.
    return (isActor ? "@concurrent nonisolated " : "nonisolated ") + head
  }

  /// Whether a member in an extension needs the modifier, although the extension has it.
  ///
  /// - A compiler with assertions stops at an `async` initializer of an actor in an extension, if it is
  ///   isolated to the actor. This one only calls the initializer of the class.
  /// - With `NonisolatedNonsendingByDefault`, Swift 6.2 does not run an `async` member of a
  ///   `nonisolated` extension on the actor of its caller. No issue is filed. To see it, run
  ///   Tests/Checks/Corpus.
  private func needsNonisolated(_ member: Member) -> Bool {
    let isOfExtension = isActor ? member.kind == .initializer : !isolationPrefix.isEmpty
    return isOfExtension && member.isAsync && !member.declaration.has(.nonisolated)
      && !member.hasOwnIsolation
  }

  private func head(
    of member: Member, isFinal: Bool, _ accessLevel: AccessLevel, _ renderer: TypeRenderer,
    keeping isKept: (Attribute) -> Bool
  ) -> String {
    var parts = member.declaration.attributes.filter(isKept).map { source[$0.range] }
    if member.kind == .initializer, !isActor {
      if !isFinal { parts.append("required") }
      if member.isPlainInitializer {
        if arguments.superclass != nil || needsNSObject { parts.append("override") }
      } else if arguments.superclass != nil {
        // A convenience initializer does not prevent the class from inheriting others.
        parts.append("convenience")
      }
    }
    let level = accessLevel.memberPrefix
    if !level.isEmpty { parts.append(String(level.dropLast())) }
    parts += member.declaration.modifiers
      .filter { keptModifiers.contains($0.name.keyword) }
      .map { source[$0.range] }
    parts.append(member.introduction)
    return parts.joined(separator: " ") + signature(of: member, isFinal: isFinal, renderer)
  }

  /// The attributes of a declaration that the class must repeat, such as `@available`.
  package func attributes(of declaration: DeclarationSyntax) -> [String] {
    declaration.attributes.filter(keeps).map { source[$0.range] }
  }

  private func keeps(_ attribute: Attribute) -> Bool {
    // Only what is public can be SPI.
    if attribute.name.lastName == "_spi" { return accessLevel == .public }
    return keptAttributes.contains(attribute.name.lastName) || attribute.isGlobalActor
  }

  /// The part of a head after the name.
  private func signature(
    of member: Member, isFinal: Bool, _ renderer: TypeRenderer
  ) -> String {
    if !member.kind.hasParameters { return ": \(member.result.map(renderer.text) ?? "Any")" }
    let generics = member.genericParameters.map(renderer.text) ?? ""
    let parameters = member.parameters.map { parameter in
      let syntax = parameter.syntax
      return source.joined(syntax.attributes.map(\.range) + syntax.modifiers.map(\.range))
        + names(of: parameter, in: member) + ": " + renderer.text(syntax.type)
        + (parameter.isVariadic ? "..." : "")
    }
    // Accessors have their effects after `get`.
    let effects = member.kind.hasAccessors ? "" : renderer.text(member.effects)
    let result = member.result.map { " -> \(resultText($0, isFinal: isFinal, renderer))" } ?? ""
    return "\(generics)(\(parameters.joined(separator: ", ")))\(effects)\(result)"
      + renderer.text(member.requirements)
  }

  /// The text of a result. In a class with subclasses, a member that returns `Self` returns the
  /// subclass.
  private func resultText(
    _ type: TypeSyntax, isFinal: Bool, _ renderer: TypeRenderer
  ) -> String {
    if isFinal || isActor { return renderer.text(type) }
    if type.isSelf { return "Self" }
    return type.wrapped?.isSelf == true ? "Self?" : renderer.text(type)
  }

  /// The label and the name of a parameter.
  private func names(of parameter: MemberParameter, in member: Member) -> String {
    guard parameter.label != nil else {
      return !member.kind.namesAreLabels && parameter.syntax.secondName == nil
        ? parameter.localName : "_ \(parameter.localName)"
    }
    let label = parameter.syntax.firstName
    return parameter.hasOneName ? label.quoted : "\(label.quoted) \(parameter.localName)"
  }
}

extension Attribute {
  /// Whether it can be a global actor of any name. In an extension, the compiler does not infer the
  /// isolation of a member from the requirement.
  fileprivate var canBeGlobalActor: Bool {
    arguments == nil && name.lastName.first?.isUppercase == true
      && !name.lastName.hasSuffix("Builder")
  }
}

private let keptAttributes: Set<String> = [
  "available", "discardableResult", "objc", "concurrent", "Sendable", "preconcurrency",
]

/// Other modifiers mean nothing in a class, or follow from the conformance.
private let keptModifiers: Set<Keyword> = [.static, .nonisolated, .prefix, .postfix, .infix]
