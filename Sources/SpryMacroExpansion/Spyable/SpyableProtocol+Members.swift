import DeclarationParser

// How each kind of member is expanded.
extension SpyableProtocol {
  /// Writes members, and structs of names for those under the same conditions.
  ///
  /// - Parameter number: The number of the last structs, to which each clause of an `#if` adds one.
  func write(_ trees: [MemberTree], number: inout Int, to writer: inout SourceWriter) {
    let members = trees.compactMap { if case .member(let member) = $0 { member } else { nil } }
    let groups = [false, true].map { group(number, isStatic: $0, of: members) }
    // A spy without a superclass needs the names, even if there are none.
    for group in groups where !group.entries.isEmpty || !group.isWrittenOut {
      write(group, to: &writer)
    }
    for member in members { write(member, groups[member.isStatic ? 1 : 0], to: &writer) }
    for case .conditional(let clauses) in trees {
      for clause in clauses {
        number += 1
        writer.line(clause.directive)
        write(clause.members, number: &number, to: &writer)
      }
      writer.line("#endif")
    }
  }

  private func group(_ number: Int, isStatic: Bool, of members: [Member]) -> SpyGroup {
    let suffix = number == 0 ? "" : String(number)
    let own = inheritsSpy ? faked.className : ""
    let prefix = isStatic ? "Class" : ""
    var entries: [SpyMember] = []
    for member in members where member.isStatic == isStatic {
      entries += self.entries(of: member, from: entries.count)
    }
    return SpyGroup(
      structName: "\(own)\(prefix)SpyNames\(suffix)",
      membersName: "\(own)\(prefix)SpyMembers\(suffix)".lowercasedFirst,
      isStatic: isStatic,
      isWrittenOut: isStatic || number != 0 || inheritsSpy || hidesRuntime,
      entries: entries)
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
    let properties = group.entries.flatMap(properties)
    writer.block("\(runtimeLevel)struct \(group.structName)") { writer in
      for property in properties {
        // The name of a property counts as a member.
        let isPlaceholder = property.isOnlyWrittenOut && property.kind.hasPrefix("Underlying")
        if property.isOnlyWrittenOut, !isPlaceholder { continue }
        let kind = isPlaceholder ? "Underlying<Any>" : property.kind
        writer.line(
          "\(property.deprecation)\(spi(property, runtimeLevel))nonisolated \(runtimeLevel)let "
            + "\(property.name): SprySpyName.\(kind)")
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
    for entry in group.entries {
      guard let box = SpyBox(of: entry, types) else { continue }
      let attributes = entry.member.declaration.attributes
      writer.line(
        faked.source.joined(attributes, named: ["available"]) + "private nonisolated "
          + box.declaration)
    }
    for property in properties
    where group.isWrittenOut || property.isProperty || property.isOnlyWrittenOut {
      writeOut(property, group, to: &writer)
    }
  }

  /// Writes a property, which is accessible from everywhere, whatever the spy is isolated to, unless
  /// its type is not.
  private func writeOut(
    _ property: SpyProperty, _ group: SpyGroup, to writer: inout SourceWriter
  ) {
    // The spy of a child can have the same names, which hide the names of its parent.
    let hiding = inheritsSpy ? "@_nonoverride " : hidesRuntime ? "@_disfavoredOverload " : ""
    let head =
      "\(property.availability)\(property.deprecation)\(spi(property, level))\(hiding)"
      + "\(property.isolation)\(level)\(group.isStatic ? "static " : "")"
      + "var \(property.name): \(property.type)"
    let value = property.read(from: group.membersName)
    guard property.isSettable else { return writer.line("\(head) { \(value) }") }
    writer.block(head) { writer in
      writer.line("get { \(value) }")
      writer.line("set { \(property.write(to: group.membersName)) }")
    }
  }

  /// The `@_spi` of a property, which only what is public can have.
  private func spi(_ property: SpyProperty, _ level: String) -> String {
    level == AccessLevel.public.memberPrefix ? property.spi : ""
  }

  private func write(_ member: Member, _ group: SpyGroup, to writer: inout SourceWriter) {
    let isHidden = member.parameters.contains { $0.word == group.membersName }
    let owner = member.kind == .initializer ? "\(faked.className)." : isHidden ? "self." : ""
    let returnsSubclass =
      !isFinal && !faked.isActor && member.result?.isSelfOrOptionalSelf == true
    var renderer = faked.renderer(of: member)
    let spy = SpyBody(renderer: renderer, types: types, group: group, owner: owner)
    if returnsSubclass { renderer.selfName = nil }
    let body = BodyWriter(
      renderer: renderer, body: spy, contexts: faked.contexts, isActor: faked.isActor)
    // The compiler shows this line if the parent's spy has the member as well.
    if inheritsSpy {
      writer.line("// If an inherited protocol declares it too, mark this requirement 'override'.")
    }
    writer.block(faked.head(of: member, isFinal: isFinal)) { writer in
      if member.kind == .initializer, superclass != nil {
        writer.line(member.isPlainInitializer ? "super.init()" : "self.init()")
      }
      if member.isStored {
        body.writeStoredProperty(member, spy, to: &writer)
      } else {
        body.write(member, name: names.explicitName(of: member), to: &writer)
      }
    }
  }
}

extension BodyWriter {
  /// Writes the accessors of a property that only stores. A test can write one that the protocol only
  /// reads.
  fileprivate func writeStoredProperty(
    _ member: Member, _ spy: SpyBody, to writer: inout SourceWriter
  ) {
    let read = MemberCall(member, name: nil)
    writer.block(attributes(of: .get, member) + "get") { writeForAllSystems(read, to: &$0) }
    let condition = member.result?.runtimeSupport?.condition(
      within: Availability(of: member, in: renderer.source, contexts))
    let check = condition.map { "guard #available(\($0)) else { spryResultNeedsNewerSystem() }; " }
    writer.line(
      "\(attributes(of: .set, member))set { \(check ?? "")\(spy.assignment(of: read)) }")
  }
}

extension Member {
  /// Whether it is a property without effects, which only stores.
  var isStored: Bool { kind == .property && effectKeywords.isEmpty }
}
