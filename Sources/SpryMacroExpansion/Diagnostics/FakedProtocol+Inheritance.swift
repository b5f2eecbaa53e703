// The diagnostics of inherited requirements, which no macro can see.
extension FakedProtocol {
  func inheritanceDiagnostics(_ attribute: SourceText) -> [Diagnostic] {
    if let range = arguments.ranges["inheriting"] {
      return isActor ? [MacroMessage.actorInheriting.at(range, of: attribute)] : []
    }
    let unseen = inherited.filter { type in
      let name = type.lastName
      if type.isSuppressed || name.isEmpty { return false }
      if macro == "Spryable", parents.contains(where: { $0.range == type.range }) { return false }
      return !protocolsWithoutRequirements.contains(name)
        || (name == "Identifiable" && needsIdentifier)
    }
    return unseen.enumerated().map { index, type in
      type.lastName == "DistributedActor"
        ? MacroMessage.distributedActor(macro: macro).at(type.range, of: source)
        : diagnostic(for: type, isFirst: index == 0, attribute)
    }
  }

  private func diagnostic(
    for type: TypeSyntax,
    isFirst: Bool,
    _ attribute: SourceText
  ) -> Diagnostic {
    let inherited = source[type.range]
    let argument = inheriting(inherited)
    let advice: MacroMessage.InheritanceAdvice =
      if macro == "Spryable" {
        .listInClass(classHead(inherited))
      } else if isFirst, let argument {
        .addArgument(argument)
      } else {
        .extendSpy(className)
      }
    let message = MacroMessage.inheritedRequirements(
      macro: macro, protocol: self.type.name.text, inherited: type.lastName, advice: advice)
    var diagnostic = message.at(type.range, of: source)
    guard isFirst, let syntax = parseAttribute(attribute) else { return diagnostic }
    if macro == "Spyable" {
      diagnostic.notes = [
        .init(message: MacroMessage.nothingInherited, place: source.place(of: type.range))
      ]
      diagnostic.fixIts = [argumentFixIt(argument ?? "inheriting: nil", syntax, attribute)]
    } else {
      diagnostic.fixIts = [classFixIt(inherited, syntax, attribute)]
    }
    return diagnostic
  }

  /// The inherited protocols whose fakes must have `@Spryable` as well.
  var parents: [TypeSyntax] {
    inherited.filter { type in
      let name = type.lastName
      return !type.isSuppressed && !name.isEmpty && !protocolsWithoutRequirements.contains(name)
        && !protocolsWithoutSpy.contains(name)
        && !["DistributedActor", "NSObjectProtocol"].contains(name)
    }
  }

  /// Whether `where ID == String` requires an identifier that a class does not have by default.
  private var needsIdentifier: Bool {
    let isOwn = members.all.contains { $0.kind == .property && $0.name.text == "id" }
    let requirements = type.requirements?.requirements ?? []
    return !isOwn
      && requirements.contains { $0.left.mentions(["ID", "Self"]) && $0.left.lastName == "ID" }
  }

  /// The argument with which a spy inherits an implementation, or nil if there is none to inherit.
  private func inheriting(_ inherited: String) -> String? {
    if inherited == "NSObjectProtocol" { return "inheriting: NSObject.self" }
    return protocolsWithoutSpy.contains(inherited) ? nil : "inheriting: \"\(inherited)Spy\""
  }

  /// A fix-it that adds an argument to the attribute.
  private func argumentFixIt(
    _ argument: String, _ syntax: Attribute, _ attribute: SourceText
  ) -> Diagnostic.FixIt {
    let message = FixItMessage.addArgument(argument)
    guard let parentheses = syntax.arguments else {
      return message.inserting("(\(argument))", at: syntax.range.upperBound, of: attribute)
    }
    let separator = arguments.ranges.isEmpty ? "" : ", "
    return message.inserting(separator + argument, at: parentheses.upperBound - 1, of: attribute)
  }

  /// A fix-it that moves the attribute to a class with the requirements that the macro can see.
  private func classFixIt(
    _ inherited: String, _ syntax: Attribute, _ attribute: SourceText
  ) -> Diagnostic.FixIt {
    var writer = SourceWriter()
    writer.line("@\(macro)")
    writer.line("\(accessPrefix)final class \(classHead(inherited)) {")
    writer.indented { writer in
      writer.line("// and the requirements of '\(inherited)'")
      for member in members.all where member.kind == .function || member.kind == .property {
        writer.line(head(of: member))
      }
    }
    writer.line("}")
    let end = declaration.range.upperBound
    return FixItMessage.listRequirements.changing([
      .init(place: attribute.place(of: syntax.range), newText: ""),
      .init(place: source.place(of: end..<end), newText: "\n\n" + writer.text),
    ])
  }

  /// `FakeP: P`, perhaps with a superclass.
  private func classHead(_ inherited: String) -> String {
    let superclass = inherited == "NSObjectProtocol" ? "NSObject, " : ""
    return "\(className): \(superclass)\(type.name.quoted)"
  }
}

/// Protocols whose requirements every class satisfies by default.
private let protocolsWithoutRequirements: Set<String> = [
  "AnyObject", "class", "Any", "Sendable", "SendableMetatype", "Actor", "AnyActor", "Copyable",
  "Escapable", "Error", "LocalizedError", "Identifiable", "Observable", "ObservableObject",
]

/// Protocols of the standard library. An extension of the class has to implement them.
private let protocolsWithoutSpy: Set<String> = [
  "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable",
  "CustomStringConvertible", "CustomDebugStringConvertible", "RawRepresentable", "CaseIterable",
  "Sequence", "IteratorProtocol", "Collection", "AsyncSequence", "AsyncIteratorProtocol",
]
