import DeclarationParser

// The diagnostics of inherited requirements, which no macro can see.
extension FakedProtocol {
  func inheritanceDiagnostics(_ attribute: SourceText) -> [Diagnostic] {
    if let range = arguments.ranges["inheriting"] {
      return isActor && arguments.superclass != nil
        ? [Diagnostic(.actorInheriting, at: range, of: attribute)] : notesOfOtherParents
    }
    return unseen.enumerated().map { index, type in
      type.lastName == "DistributedActor"
        ? Diagnostic(.distributedActor(macro), at: type.range, of: source)
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
    return others.map { parent in
      let message = MacroMessage.otherParent(
        macro, protocol: type.name.text, inherited: parent.lastName,
        advice: advice(on: parent, isFirst: false))
      return Diagnostic(message, at: parent.range, of: source)
    }
  }

  private func diagnostic(
    for parent: TypeSyntax, isFirst: Bool, _ attribute: SourceText
  ) -> Diagnostic {
    let advice = advice(on: parent, isFirst: isFirst)
    let message = MacroMessage.inheritedRequirements(
      macro, protocol: type.name.text, inherited: parent.lastName, advice: advice)
    var diagnostic = Diagnostic(message, at: parent.range, of: source)
    guard isFirst, let syntax = parseAttribute(attribute) else { return diagnostic }
    if case .addArgument = advice, parent.lastName != "NSObjectProtocol" {
      let note = MacroMessage.nothingInherited(from: source[parent.range])
      diagnostic.notes = [.init(message: note.text, place: source.place(of: parent.range))]
    }
    switch advice {
    case .listInClass: diagnostic.fixIts = [classFixIt(source[parent.range], syntax, attribute)]
    case .addArgument(let argument):
      diagnostic.fixIts = [argumentFixIt(argument, syntax, attribute)]
    case .extendSpy, .repeatMembers(inheritsNothing: true):
      diagnostic.fixIts = [argumentFixIt("inheriting: nil", syntax, attribute)]
    case .repeatMembers(inheritsNothing: false): break
    }
    return diagnostic
  }

  private func advice(on parent: TypeSyntax, isFirst: Bool) -> MacroMessage.InheritanceAdvice {
    let name = parent.lastName
    if macro == .spryable || requiresInitializer(name) {
      return .listInClass("Fake\(type.name.text): \(type.name.quoted)")
    }
    if name == "Identifiable" { return .repeatMembers(inheritsNothing: false) }
    if protocolsWithoutSpy.contains(name) {
      return .extendSpy(className, inheritsNothing: isFirst)
    }
    if !isFirst || isActor { return .repeatMembers(inheritsNothing: isFirst) }
    return .addArgument(
      name == "NSObjectProtocol"
        ? "inheriting: NSObject.self" : "inheriting: \"\(spy(of: parent))\"")
  }

  /// `RepoSpy<String>` for `Repo<String>`, and for `Repo` with `where Item == String`.
  private func spy(of parent: TypeSyntax) -> String {
    guard case .named(let base, let name, let own) = parent.stripped.type.kind else {
      return "\(source[parent.range])Spy"
    }
    let arguments = (own.isEmpty ? fixedInheritedTypes : own).map(protocolRenderer.text)
    return (base.map { protocolRenderer.text($0) + "." } ?? "") + name.text + "Spy"
      + (arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>")
  }

  /// A fix-it that adds an argument to the attribute.
  private func argumentFixIt(
    _ argument: String, _ syntax: Attribute, _ attribute: SourceText
  ) -> Diagnostic.FixIt {
    let separator = arguments.ranges.isEmpty ? "" : ", "
    let change =
      if let parentheses = syntax.arguments {
        attribute.insertion(of: separator + argument, at: parentheses.upperBound - 1)
      } else {
        attribute.insertion(of: "(\(argument))", at: syntax.range.upperBound)
      }
    return Diagnostic.FixIt(.addArgument(argument), [change])
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
    return Diagnostic.FixIt(
      .listRequirements,
      [
        attribute.change(of: syntax.range, to: ""),
        source.insertion(of: "\n\n" + writer.text, at: declaration.range.upperBound),
      ])
  }
}
