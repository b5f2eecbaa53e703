import DeclarationParser

// The diagnostics of inherited requirements, which no macro can see.
extension FakedProtocol {
  func inheritanceDiagnostics(_ attribute: SourceText) -> [Diagnostic] {
    if let range = arguments.ranges["inheriting"] {
      return isActor && arguments.superclass != nil
        ? [MacroMessage.actorInheriting.at(range, of: attribute)] : notesOfOtherParents
    }
    return unseen.enumerated().map { index, type in
      type.lastName == "DistributedActor"
        ? MacroMessage.distributedActor(macro: macro).at(type.range, of: source)
        : diagnostic(for: type, isFirst: index == 0, attribute)
    }
  }

  /// Notes on the parents that `inheriting` does not name. The inherited class can implement them.
  private var notesOfOtherParents: [Diagnostic] {
    guard let superclass = arguments.superclass else { return [] }
    let name = superclass.split(separator: "<").first?.split(separator: ".").last ?? ""
    let others = unseen.filter { "\($0.lastName)Spy" != name }
    // Otherwise the class has another name, and the macro cannot see what it implements.
    guard others.count == unseen.count - 1 else { return [] }
    return others.map { type in
      MacroMessage.otherParent(
        macro: macro, protocol: self.type.name.text, inherited: type.lastName,
        advice: advice(on: type, isFirst: false)
      ).at(type.range, of: source)
    }
  }

  private func diagnostic(
    for type: TypeSyntax,
    isFirst: Bool,
    _ attribute: SourceText
  ) -> Diagnostic {
    let advice = advice(on: type, isFirst: isFirst)
    let message = MacroMessage.inheritedRequirements(
      macro: macro, protocol: self.type.name.text, inherited: type.lastName, advice: advice)
    var diagnostic = message.at(type.range, of: source)
    guard isFirst, let syntax = parseAttribute(attribute) else { return diagnostic }
    if case .addArgument = advice, type.lastName != "NSObjectProtocol" {
      diagnostic.notes = [
        .init(
          message: MacroMessage.nothingInherited(from: source[type.range]),
          place: source.place(of: type.range))
      ]
    }
    switch advice {
    case .listInClass: diagnostic.fixIts = [classFixIt(source[type.range], syntax, attribute)]
    case .addArgument(let argument):
      diagnostic.fixIts = [argumentFixIt(argument, syntax, attribute)]
    case .extendSpy, .repeatMembers(inheritsNothing: true):
      diagnostic.fixIts = [argumentFixIt("inheriting: nil", syntax, attribute)]
    case .repeatMembers(inheritsNothing: false): break
    }
    return diagnostic
  }

  private func advice(on type: TypeSyntax, isFirst: Bool) -> MacroMessage.InheritanceAdvice {
    let name = type.lastName
    if macro == .spryable || requiresInitializer(name) {
      return .listInClass("Fake\(self.type.name.text): \(self.type.name.quoted)")
    }
    if name == "Identifiable" { return .repeatMembers(inheritsNothing: false) }
    if isImplementedInExtension(name) {
      return .extendSpy(className, inheritsNothing: isFirst)
    }
    if !isFirst || isActor { return .repeatMembers(inheritsNothing: isFirst) }
    return .addArgument(
      name == "NSObjectProtocol" ? "inheriting: NSObject.self" : "inheriting: \"\(spy(of: type))\"")
  }

  /// `RepoSpy<String>` for `Repo<String>`, and for `Repo` with `where Item == String`.
  private func spy(of parent: TypeSyntax) -> String {
    guard case .named(let base, let name, var arguments) = parent.stripped.type.kind else {
      return "\(source[parent.range])Spy"
    }
    let renderer = protocolRenderer
    if arguments.isEmpty { arguments = fixedInheritedTypes }
    let list = arguments.isEmpty ? "" : "<\(arguments.map(renderer.text).joined(separator: ", "))>"
    return (base.map { renderer.text($0) + "." } ?? "") + name.text + "Spy" + list
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
    writer.line("@Spryable")
    writer.line("\(accessPrefix)final class Fake\(type.name.text): \(type.name.quoted) {")
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
}
