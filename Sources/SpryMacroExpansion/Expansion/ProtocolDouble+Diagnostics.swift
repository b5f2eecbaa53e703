extension ProtocolDouble {
  /// What of the protocol cannot be written.
  func diagnostics(attribute: SourceText) -> [Diagnostic] {
    inheritanceDiagnostics(attribute) + unreadableMembers(type.members)
      + associatedTypeDiagnostics + members.all.flatMap(diagnostics(of:))
  }

  private func inheritanceDiagnostics(_ attribute: SourceText) -> [Diagnostic] {
    if arguments.ranges["inheriting"] != nil {
      guard isActor, let range = arguments.ranges["inheriting"] else { return [] }
      return [MacroMessage.actorInheriting.at(range, of: attribute)]
    }
    let unseen = inherited.filter { type in
      let name = type.lastName
      if type.isSuppressed || name.isEmpty { return false }
      return !requirementFree.contains(name) || (name == "Identifiable" && needsIdentifier)
    }
    return unseen.enumerated().map { index, type in
      if type.lastName == "DistributedActor" {
        return MacroMessage.distributedActor(macro: macro).at(type.range, of: source)
      }
      return inheritanceDiagnostic(type, isFirst: index == 0, attribute)
    }
  }

  private func inheritanceDiagnostic(
    _ type: TypeSyntax,
    isFirst: Bool,
    _ attribute: SourceText
  ) -> Diagnostic {
    let inherited = source[type.range]
    let argument = inheriting(inherited)
    let remedy: MacroMessage.Remedy =
      if macro == "Spryable" {
        .listInClass(classHead(inherited))
      } else if isFirst, let argument {
        .inherit(argument)
      } else {
        .extendSpy(name)
      }
    let message = MacroMessage.inheritedRequirements(
      macro: macro, protocol: self.type.name.text, inherited: type.lastName, remedy: remedy)
    let fixIts =
      isFirst ? [fixIt(attribute, inherited: inherited, argument ?? "inheriting: nil")] : []
    var diagnostic = message.at(type.range, of: source, fixIts: fixIts)
    if macro == "Spyable", isFirst {
      diagnostic.notes = [
        .init(
          message: "add 'inheriting: nil' if it has none that a class must write",
          place: source.place(of: type.range))
      ]
    }
    return diagnostic
  }

  /// Whether `where ID == String` asks for another identifier than a class has by itself.
  private var needsIdentifier: Bool {
    let isOwn = members.all.contains { $0.kind == .property && $0.name.text == "id" }
    let requirements = type.requirements?.requirements ?? []
    return !isOwn
      && requirements.contains { $0.left.mentions(["ID", "Self"]) && $0.left.lastName == "ID" }
  }

  /// What has a spy meet what it inherits; nil for protocols of which there are no spies.
  private func inheriting(_ inherited: String) -> String? {
    if inherited == "NSObjectProtocol" { return "inheriting: NSObject.self" }
    return spylessProtocols.contains(inherited) ? nil : "inheriting: \"\(inherited)Spy\""
  }

  /// - Parameter argument: what a spy needs.
  private func fixIt(
    _ attribute: SourceText,
    inherited: String,
    _ argument: String
  ) -> Diagnostic.FixIt {
    guard let syntax = parseAttribute(attribute) else { return .init(message: "", changes: []) }
    if macro == "Spyable" {
      // Into the parentheses, if there are any.
      let range = syntax.arguments ?? syntax.range.upperBound..<syntax.range.upperBound
      let place = range.isEmpty ? range : range.upperBound - 1..<range.upperBound - 1
      let isFirst = syntax.arguments != nil && arguments.ranges.isEmpty
      let text = range.isEmpty ? "(\(argument))" : (isFirst ? "" : ", ") + argument
      return .init(
        message: "add '\(argument)'",
        changes: [.init(place: attribute.place(of: place), newText: text)])
    }
    let end = declaration.range.upperBound
    return .init(
      message: "list the requirements in a class",
      changes: [
        .init(place: attribute.place(of: syntax.range), newText: ""),
        .init(place: source.place(of: end..<end), newText: "\n\n" + classSkeleton(inherited)),
      ])
  }

  /// `FakeP: P`, with the class that some protocols ask for.
  private func classHead(_ inherited: String) -> String {
    "\(name): \(inherited == "NSObjectProtocol" ? "NSObject, " : "")\(type.name.quoted)"
  }

  /// A class for `@Spryable` to fill, with the requirements that can be seen.
  private func classSkeleton(_ inherited: String) -> String {
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
    return writer.text
  }

  /// What a generic class cannot say of its parameters.
  private var associatedTypeDiagnostics: [Diagnostic] {
    let conditional = type.members.flatMap { member -> [DeclarationSyntax] in
      guard case .conditional(let clauses) = member.kind else { return [] }
      return clauses.flatMap(\.members)
    }
    let mark = TypeRenderer(source: source, selfName: "\u{1}")
    return conditional.filter(\.isAssociatedType).map { member in
      MacroMessage.conditionalAssociatedType(macro: macro).at(member.range, of: source)
    }
      + associatedRequirements.filter { mark.text($0).contains("\u{1}") }.map { requirement in
        MacroMessage.selfInRequirement(macro: macro, fake: "\(name): \(type.name.text)")
          .at(requirement.range, of: source)
      }
  }

  private func unreadableMembers(_ members: [DeclarationSyntax]) -> [Diagnostic] {
    members.flatMap { member -> [Diagnostic] in
      switch member.kind {
      case .unexpected:
        [MacroMessage.unreadableMember(macro: macro).at(member.range, of: source)]
      case .conditional(let clauses): clauses.flatMap { unreadableMembers($0.members) }
      default: []
      }
    }
  }

  private func diagnostics(of member: Member) -> [Diagnostic] {
    var found = member.passingDiagnostics(in: source, macro: macro)
    for accessor in member.accessors?.accessors ?? []
    where !["get", "set"].contains(accessor.kind.text) {
      found.append(
        MacroMessage.unknownAccessor(macro: macro, accessor: accessor.kind.text)
          .at(accessor.kind.range, of: source))
    }
    found += nameDiagnostics(of: member)
    if member.kind == .property, member.result == nil {
      found.append(
        MacroMessage.propertyWithoutType(macro: macro, name: member.name.text)
          .at(member.name.range, of: source))
    }
    return found
  }
}

extension ProtocolDouble {
  /// What collides with the names that a fake has itself.
  private func nameDiagnostics(of member: Member) -> [Diagnostic] {
    if macro == "Spyable" {
      let name = member.kind == .property ? "spyMemory" : "resetSpy"
      if member.name.text != name || !member.parameters.isEmpty { return [] }
      return [takenName(member)]
    }
    let types = member.parameters.map(\.syntax.type) + (member.result.map { [$0] } ?? [])
    let hidden = ["Function", "ClassFunction"].flatMap { name in
      types.filter { $0.mentions([name]) && !member.genericNames.contains(name) }.map { type in
        MacroMessage.hiddenType(macro: macro, type: name, fake: self.name)
          .at(type.range, of: source)
      }
    }
    let name = member.name.text
    let isTaken =
      member.kind == .property ? name == "spryState" : takesEntryPoint(member)
    return isTaken ? hidden + [takenName(member)] : hidden
  }

  private func takenName(_ member: Member) -> Diagnostic {
    MacroMessage.takenName(macro: macro, member: member.name.text)
      .at(member.name.range, of: source)
  }

  /// Whether a fake that calls the runtime would call the member instead.
  private func takesEntryPoint(_ member: Member) -> Bool {
    member.parameters.isEmpty
      && ["spryify", "spryifyThrows", "spryifyRethrows", "stubbedValue", "stubbedValueThrows"]
        .contains(member.name.text)
  }
}

extension DeclarationSyntax {
  fileprivate var isAssociatedType: Bool {
    if case .associatedtype = kind { true } else { false }
  }
}

/// Protocols that a class meets without writing anything.
private let requirementFree: Set<String> = [
  "AnyObject", "class", "Any", "Sendable", "SendableMetatype", "Actor", "AnyActor", "Copyable",
  "Escapable", "Error", "LocalizedError", "Identifiable", "Observable", "ObservableObject",
]

/// Protocols of the standard library, to which an extension of the class adds what is missing.
private let spylessProtocols: Set<String> = [
  "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable",
  "CustomStringConvertible", "CustomDebugStringConvertible", "RawRepresentable", "CaseIterable",
  "Sequence", "IteratorProtocol", "Collection", "AsyncSequence", "AsyncIteratorProtocol",
]
