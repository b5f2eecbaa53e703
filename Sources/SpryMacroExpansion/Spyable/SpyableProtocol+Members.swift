import DeclarationParser

// How each kind of member is expanded.
extension SpyableProtocol {
  /// Assigns a struct of names to the members under the same conditions.
  ///
  /// - Parameter number: The number of the section.
  func section(of trees: [MemberTree], number: inout Int) -> SpySection {
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

  func write(_ section: SpySection, to writer: inout SourceWriter) {
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
      membersName: "\(own)\(prefix)SpyMembers\(suffix)".lowercasedFirst,
      isStatic: isStatic,
      isWrittenOut: isStatic || number != 0 || inheritsSpy || hidesRuntime
    )
  }

  private func entries(of member: Member, from number: Int) -> [SpyMember] {
    let prefix = prefixes[member.offset] ?? member.name.text
    switch member.kind {
    case .function, .initializer:
      return [SpyMember(member: member, role: .call, prefix: prefix, number: number)]
    case .property:
      let underlying = underlyingNames[member.offset] ?? prefix
      return member.isStored
        ? [SpyMember(member: member, role: .property, prefix: underlying, number: number)]
        : [
          SpyMember(
            member: member, role: .call, prefix: prefix, number: number, underlying: underlying)
        ]
    case .subscript:
      let get = SpyMember(member: member, role: .call, prefix: prefix, number: number)
      let set = SpyMember(member: member, role: .setter, prefix: prefix + "Set", number: number + 1)
      return member.hasSetter ? [get, set] : [get]
    }
  }

  private func write(_ group: SpyGroup, to writer: inout SourceWriter) {
    let naming = SpyPropertyRules(
      types: types, isInNonisolatedType: faked.isActor || faked.declaration.has(.nonisolated),
      genericNames: faked.associatedTypeNames, contexts: faked.contexts)
    let names = group.entries.flatMap { naming.names(of: $0) }
    writer.block("\(runtimeLevel)struct \(group.structName)") { writer in
      for name in names {
        // The name of a property counts as a member.
        let isPlaceholder = name.isOnlyWrittenOut && name.kind.hasPrefix("Underlying")
        if name.isOnlyWrittenOut, !isPlaceholder { continue }
        let kind = isPlaceholder ? "Underlying<Any>" : name.kind
        writer.line(
          "\(name.deprecation)\(spi(name, runtimeLevel))nonisolated \(runtimeLevel)let \(name.name): "
            + "SprySpyName.\(kind)"
        )
      }
      writer.line("private init() { fatalError() }")
    }
    let members = "SprySpyMembers<\(group.structName)>"
    if group.isStatic {
      writer.block("nonisolated private static var \(group.membersName): \(members)") { writer in
        writer.line(".ofType(\(faked.className).self)")
      }
    } else if group.isWrittenOut {
      // Otherwise the conformance to `SpryGeneratedSpy` has it.
      writer.line(
        "nonisolated private var \(group.membersName): \(members) { \(members)(self) }")
    }
    writeBoxes(of: group, to: &writer)
    for name in names where group.isWrittenOut || name.isProperty || name.isOnlyWrittenOut {
      writeOut(name, group, to: &writer)
    }
  }

  private func writeBoxes(of group: SpyGroup, to writer: inout SourceWriter) {
    for entry in group.entries {
      let attributes = entry.member.declaration.attributes.filter {
        $0.name.lastName == "available"
      }
      let prefix = faked.source.joined(attributes.map(\.range)) + "private nonisolated "
      if let box = SpyBox(of: entry, types) { writer.line(prefix + box.declaration) }
    }
  }

  /// Writes a name as a property. It is accessible from everywhere, whatever the spy is isolated
  /// to, unless its type is not.
  private func writeOut(
    _ name: SpyProperty,
    _ group: SpyGroup,
    to writer: inout SourceWriter
  ) {
    // The spy of a child can have the same names, which hide the names of its parent.
    let hiding = inheritsSpy ? "@_nonoverride " : hidesRuntime ? "@_disfavoredOverload " : ""
    let head =
      "\(name.availability)\(name.deprecation)\(spi(name, level))\(hiding)\(name.isolation)\(level)"
      + (group.isStatic ? "static " : "")
      + "var \(name.name): \(name.type)"
    let value = name.read(from: group.membersName)
    guard name.isSettable else { return writer.line("\(head) { \(value) }") }
    writer.block(head) { writer in
      writer.line("get { \(value) }")
      writer.line("set { \(name.write(to: group.membersName)) }")
    }
  }

  /// The `@_spi` of a name, which only what is public can have.
  private func spi(_ name: SpyProperty, _ level: String) -> String {
    level == AccessLevel.public.memberPrefix ? name.spi : ""
  }

  private func write(_ member: Member, _ group: SpyGroup, to writer: inout SourceWriter) {
    let isHidden = member.parameters.contains { $0.word == group.membersName }
    let owner = member.kind == .initializer ? "\(faked.className)." : isHidden ? "self." : ""
    let returnsSubclass =
      !isFinal && !faked.isActor && member.result?.isSelfOrOptionalSelf == true
    let renderer = faked.renderer(of: member)
    var body = SpryableBody(renderer: renderer, typeName: faked.className)
    if returnsSubclass { body.renderer.selfName = nil }
    body.contexts = faked.contexts
    body.spy = SpyAnswer(renderer: renderer, types: types, group: group, owner: owner)
    // The compiler shows this line if the parent's spy has the member as well.
    if inheritsSpy {
      writer.line("// If an inherited protocol declares it too, mark this requirement 'override'.")
    }
    writer.block(faked.head(of: member, isFinal: isFinal)) { writer in
      if member.kind == .initializer, superclass != nil {
        writer.line(member.isPlainInitializer ? "super.init()" : "self.init()")
      }
      if member.isStored {
        body.writeStoredProperty(member, types, to: &writer)
      } else {
        body.write(member, identity: names.explicitName(of: member), to: &writer)
      }
    }
  }
}

extension SpryableBody {
  /// Writes the accessors of a property that only stores. A test can write one that the protocol only
  /// reads.
  fileprivate func writeStoredProperty(
    _ member: Member, _ types: SpyTypes, to writer: inout SourceWriter
  ) {
    writer.block(attributes(of: .get, member) + "get") {
      writeForAllSystems(RuntimeCall(member: member), to: &$0)
    }
    guard let spy else { return }
    let value = types.unopened("newValue", member.result)
    let support = member.result?.runtimeSupport
    let condition = support?.condition(
      within: Availability(of: member, in: renderer.source, contexts))
    let check = condition.map { "guard #available(\($0)) else { spryResultNeedsNewerSystem() }; " }
    writer.line(
      "\(attributes(of: .set, member))set { \(check ?? "")\(spy.assignment(of: member, value)) }")
  }
}

extension Member {
  /// Whether it is a property without effects, which only stores.
  var isStored: Bool { kind == .property && effectKeywords.isEmpty }
}
