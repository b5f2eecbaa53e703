import DeclarationParser

/// Writes `class XSpy: X` for a protocol, with the names of swift-spyable.
struct SpyableProtocol {
  private let faked: FakedProtocol
  private let types: SpyTypes
  /// The prefix of each member's names, by its offset in the source.
  private let prefixes: [Int: String]
  /// `underlyingName` for each property, by its offset.
  private let underlyingNames: [Int: String]
  private let isFinal: Bool

  init(_ faked: FakedProtocol) {
    self.faked = faked
    types = SpyTypes(renderer: faked.renderer)
    let members = faked.members.all
    prefixes = Self.prefixes(of: members, in: faked.source)
    underlyingNames = Self.underlyingNames(of: members)
    isFinal = Self.isFinal(members) || faked.inherits(["CaseIterable"])
  }

  /// Whether the protocol uses `Self` in a way that only a final class can satisfy.
  private static func isFinal(_ members: [Member]) -> Bool {
    members.contains { member in
      let isResult = member.result?.mentions(["Self"]) ?? false
      if isResult, member.kind == .property || member.result?.isSelfOrOptionalSelf == false {
        return true
      }
      let required = member.requirements?.requirements.flatMap { [$0.left, $0.right] } ?? []
      return required.contains { $0.mentions(["Self"]) }
        || member.parameters.contains {
          ($0.isInout || $0.type.isFunction) && $0.type.mentions(["Self"])
        }
    }
  }

  func expansion() -> String {
    faked.expansion(head: head) { writer in
      var number = 0
      let section = section(of: faked.members, number: &number)
      write(section, to: &writer)
      writeInitializer(to: &writer)
      writeReset(section, to: &writer)
    }
  }

  private var superclass: String? { faked.arguments.superclass }

  private var inheritsSpy: Bool { faked.arguments.inheritsSpy }

  /// Whether spies in other modules can inherit from it.
  private var isOpen: Bool {
    // A member cannot have more access than the extension around it states.
    faked.accessLevel == .public && faked.extensionLevel != .public
      && (superclass == nil || inheritsSpy || superclass == "NSObject") && !isFinal
      && !faked.isActor
  }

  private var level: String { faked.accessLevel.memberPrefix }

  private var hidesRuntime: Bool { faked.hidesRuntime }

  /// The access modifier of what comes from SpryKit.
  private var runtimeLevel: String { hidesRuntime ? "" : level }

  private var head: String {
    let kind = faked.isActor ? "actor " : isFinal ? "final class " : "class "
    var conformances = [superclass, faked.type.name.quoted].compactMap { $0 }
    if !inheritsSpy && !hidesRuntime { conformances.append("GeneratedSpy") }
    // Subclasses can be unchecked. A spy stores only its storage, which has a lock.
    if !faked.isActor { conformances.append("@unchecked Sendable") }
    return (isOpen ? "open " : faked.accessPrefix) + faked.isolationPrefix + kind + faked.className
      + faked.genericParameters
      + ": "
      + conformances.joined(separator: ", ") + faked.requirements
  }

  // MARK: Members

  /// Assigns a storage to the members under the same conditions.
  ///
  /// - Parameter number: The number of the section.
  private func section(of trees: [MemberTree], number: inout Int) -> SpySection {
    var section = SpySection()
    for case .member(let member) in trees { section.members.append(member) }
    for isStatic in [false, true] {
      var group = group(number, isStatic: isStatic)
      for member in section.members where member.isStatic == isStatic {
        group.add(entries(of: member, from: group.entries.count), of: member)
      }
      // A spy without a superclass needs the names, even if there are none.
      if !group.entries.isEmpty || !group.isWrittenOut { section.groups.append(group) }
    }
    for case .conditional(let clauses) in trees {
      section.conditions.append(
        clauses.map { clause in
          number += 1
          let section = self.section(of: clause.members, number: &number)
          return SpySection.Clause(directive: clause.directive, section: section)
        })
    }
    return section
  }

  private func write(_ section: SpySection, to writer: inout SourceWriter) {
    for group in section.groups { write(group, to: &writer) }
    for member in section.members {
      if let group = section.group(of: member) { write(member, group, to: &writer) }
    }
    for clauses in section.conditions {
      for clause in clauses {
        writer.line(clause.directive)
        write(clause.section, to: &writer)
      }
      writer.line("#endif")
    }
  }

  private func group(_ number: Int, isStatic: Bool) -> SpyGroup {
    let suffix = number == 0 ? "" : String(number)
    let own = inheritsSpy ? faked.className : ""
    let prefix = isStatic ? "Class" : ""
    return SpyGroup(
      structName: "\(own)\(prefix)SpyNames\(suffix)",
      memoryName: "\(own)\(prefix)SpyStorage\(suffix)".lowercasedFirst,
      isStatic: isStatic,
      isWrittenOut: isStatic || number != 0 || inheritsSpy || hidesRuntime
    )
  }

  private func entries(of member: Member, from number: Int) -> [SpyEntry] {
    let prefix = prefixes[member.offset] ?? member.name.text
    switch member.kind {
    case .function, .initializer:
      return [SpyEntry(member: member, role: .call, prefix: prefix, number: number)]
    case .property:
      let underlying = underlyingNames[member.offset] ?? prefix
      return member.isStored
        ? [SpyEntry(member: member, role: .property, prefix: underlying, number: number)]
        : [
          SpyEntry(
            member: member, role: .call, prefix: prefix, number: number, underlying: underlying)
        ]
    case .subscript:
      let get = SpyEntry(member: member, role: .call, prefix: prefix, number: number)
      let set = SpyEntry(member: member, role: .setter, prefix: prefix + "Set", number: number + 1)
      return member.hasSetter ? [get, set] : [get]
    }
  }

  private func write(_ group: SpyGroup, to writer: inout SourceWriter) {
    let naming = SpyNaming(types: types)
    let names = group.entries.flatMap { naming.names(of: $0) }
    writer.block("\(runtimeLevel)struct \(group.structName)") { writer in
      for name in names {
        writer.line(
          "\(name.deprecation)nonisolated \(runtimeLevel)let \(name.name): SpyName.\(name.kind)")
      }
      writer.line("private init() { fatalError() }")
    }
    let memory = "SpyStorage<\(group.structName)>"
    if group.isStatic {
      writer.block("nonisolated private static var \(group.memoryName): \(memory)") { writer in
        writer.line(".ofType(\(faked.className).self)")
      }
    } else {
      let level = group.isWrittenOut ? "private " : level
      writer.line("nonisolated \(level)let \(group.memoryName) = \(memory)()")
    }
    for name in names where group.isWrittenOut || name.isProperty {
      writeOut(name, group, to: &writer)
    }
  }

  /// Writes a name as a property. It is accessible from everywhere, whatever the spy is isolated
  /// to.
  private func writeOut(
    _ name: SpyNameEntry,
    _ group: SpyGroup,
    to writer: inout SourceWriter
  ) {
    // The spy of a child can have the same names, which hide those of its parent.
    let hiding = inheritsSpy ? "@_nonoverride " : hidesRuntime ? "@_disfavoredOverload " : ""
    let head =
      "\(name.deprecation)\(hiding)nonisolated \(level)" + (group.isStatic ? "static " : "")
      + "var \(name.name): \(name.type)"
    let value = "\(group.memoryName).\(name.name)"
    guard name.isSettable else { return writer.line("\(head) { \(value) }") }
    writer.block(head) { writer in
      writer.line("get { \(value) }")
      writer.line("set { \(value) = newValue }")
    }
  }

  private func write(_ member: Member, _ group: SpyGroup, to writer: inout SourceWriter) {
    let isHidden = member.parameters.contains { $0.word == group.memoryName }
    let owner = member.kind == .initializer ? "\(faked.className)." : isHidden ? "self." : ""
    let body = SpyBody(
      renderer: faked.renderer(of: member), types: types, storage: owner + group.memoryName,
      hasSubclasses: !isFinal && !faked.isActor)
    writer.block(faked.head(of: member, isFinal: isFinal)) { writer in
      switch member.kind {
      case .function:
        if let entry = group.entry(of: member, .call) { body.writeCall(entry, to: &writer) }
      case .initializer:
        if superclass != nil {
          writer.line(member.isPlainInitializer ? "super.init()" : "self.init()")
        }
        if let entry = group.entry(of: member, .call) { body.writeInitializer(entry, to: &writer) }
      case .property:
        if let entry = group.entry(of: member, .property) {
          body.writeProperty(entry, to: &writer)
        } else if let entry = group.entry(of: member, .call) {
          writer.block("get\(faked.renderer.text(member.effects))") {
            body.writeCall(entry, to: &$0)
          }
        }
      case .subscript:
        guard let get = group.entry(of: member, .call) else { return }
        writer.block("get\(faked.renderer.text(member.effects))") {
          body.writeCall(get, to: &$0)
        }
        if let set = group.entry(of: member, .setter) {
          let name = member.newValueName
          writer.block(name == "newValue" ? "set" : "set(\(name))") {
            body.writeSetter(set, to: &$0)
          }
        }
      }
    }
  }

  // MARK: Initializing and resetting

  private func writeInitializer(to writer: inout SourceWriter) {
    // Only the class itself can have it, if there can be subclasses.
    if faked.inherits(["Decodable", "Codable"]), !faked.isActor, !hidesRuntime {
      writer.line(
        "\(level)\(isFinal ? "" : "required ")convenience init(from decoder: any Swift.Decoder) throws "
          + "{ self.init() }")
    }
    // A spy with a superclass inherits its initializers.
    if superclass != nil || faked.members.all.contains(where: \.isPlainInitializer) { return }
    writer.line("\(level)init() {}")
  }

  /// Writes the function that resets the spy. The runtime resets static members.
  private func writeReset(_ section: SpySection, to writer: inout SourceWriter) {
    let modifier = inheritsSpy ? "override " : ""
    writer.block("nonisolated \(isOpen ? "open " : level)\(modifier)func resetSpy()") { writer in
      if inheritsSpy { writer.line("super.resetSpy()") }
      writeResets(section, to: &writer)
    }
    // Otherwise the conformance to `GeneratedSpy` has it.
    if hidesRuntime, !inheritsSpy {
      writer.line(
        "nonisolated \(level)static func resetSpy() { spryResetStaticMembers(of: self) }")
    }
  }

  private func writeResets(_ section: SpySection, to writer: inout SourceWriter) {
    for group in section.groups where !group.isStatic { writer.line("\(group.memoryName).reset()") }
    for clauses in section.conditions where clauses.contains(where: \.section.hasInstanceNames) {
      for clause in clauses {
        writer.line(clause.directive)
        writeResets(clause.section, to: &writer)
      }
      writer.line("#endif")
    }
  }
}

extension Member {
  /// Whether it is a property without effects, which only stores.
  var isStored: Bool { kind == .property && effectKeywords.isEmpty }
}
