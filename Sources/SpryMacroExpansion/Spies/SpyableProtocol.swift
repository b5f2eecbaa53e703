/// Writes `class XSpy: X` for a protocol, with the names of swift-spyable.
final class SpyableProtocol {
  private let double: ProtocolDouble
  private let types: SpyTypes
  /// The prefix of each member's names, by its place in the source.
  private let prefixes: [Int: String]
  private let isFinal: Bool

  init(_ double: ProtocolDouble) {
    self.double = double
    types = SpyTypes(renderer: double.renderer)
    let members = double.members.all
    prefixes = Self.prefixes(of: members, in: double.source)
    isFinal = Self.isFinal(members)
  }

  /// Static members have names of their own; so have properties that only store.
  private static func prefixes(of members: [Member], in source: SourceText) -> [Int: String] {
    var prefixes: [Int: String] = [:]
    for isStatic in [false, true] {
      let called = members.filter { $0.isStatic == isStatic && !$0.isStored }
      let names = MemberNaming.prefixes.names(for: called, in: source)
      for (member, name) in zip(called, names) {
        prefixes[member.place] = name
      }
      // `x` and `X` are the same behind another word, so that one of them gets a number.
      var owners: [String: String] = [:]
      for member in members where member.isStatic == isStatic && member.isStored {
        let word = "underlying" + member.name.text.word.capitalizedFirst
        let candidates = [word] + (2...members.count + 1).map { "\(word)\($0)" }
        let name = candidates.first { owners[$0, default: member.name.text] == member.name.text }
        prefixes[member.place] = name
        owners[name ?? word] = member.name.text
      }
    }
    return prefixes
  }

  /// Whether the protocol says of `Self` what no class with subclasses can.
  private static func isFinal(_ members: [Member]) -> Bool {
    members.contains { member in
      let isResult = member.result?.mentions(["Self"]) ?? false
      if isResult, member.kind == .property || member.result?.isPlainSelf == false { return true }
      let required = member.requirements?.requirements.flatMap { [$0.left, $0.right] } ?? []
      return required.contains { $0.mentions(["Self"]) }
        || member.parameters.contains {
          ($0.isInout || $0.type.isFunction) && $0.type.mentions(["Self"])
        }
    }
  }

  func expansion() -> String {
    var writer = SourceWriter()
    if let flag = double.arguments.flag { writer.line("#if \(flag)") }
    writer.lines(double.classAttributes)
    writer.block(head) { writer in
      var number = 0
      let scope = scope(of: double.members, number: &number)
      write(scope, to: &writer)
      writeInitializer(to: &writer)
      writeReset(scope, to: &writer)
    }
    if double.arguments.flag != nil { writer.line("#endif") }
    return writer.text
  }

  private var superclass: String? { double.arguments.superclass }

  private var inheritsSpy: Bool { double.arguments.inheritsSpy }

  /// Whether spies in other modules may inherit it.
  private var isOpen: Bool {
    // What an extension says of its members, none of them may exceed.
    double.accessLevel == .public && double.givenLevel != .public
      && superclass == nil && !isFinal && !double.isActor
  }

  private var level: String { double.accessLevel.memberPrefix }

  private var head: String {
    let kind = double.isActor ? "actor " : isFinal ? "final class " : "class "
    var conformances = [superclass, double.type.name.quoted].compactMap { $0 }
    if !inheritsSpy { conformances.append("NamedSpy") }
    // Unchecked because its subclasses may be; what it stores is its memory, which has a lock.
    if !double.isActor { conformances.append("@unchecked Sendable") }
    return (isOpen ? "open " : double.accessPrefix) + double.isolationPrefix + kind + double.name
      + double.genericParameters
      + ": "
      + conformances.joined(separator: ", ") + double.requirements
  }

  // MARK: Members

  /// Gives members that stand under the same conditions a memory of their own.
  ///
  /// - Parameter number: how many scopes there are so far.
  private func scope(of trees: [MemberTree], number: inout Int) -> SpyScope {
    var scope = SpyScope()
    for case .member(let member) in trees { scope.members.append(member) }
    for isStatic in [false, true] {
      var group = group(number, isStatic: isStatic)
      for member in scope.members where member.isStatic == isStatic {
        group.add(entries(of: member, from: group.entries.count), of: member)
      }
      // The names of a spy that inherits none have to be there, be they none.
      if !group.entries.isEmpty || !group.isWrittenOut { scope.groups.append(group) }
    }
    for case .conditional(let clauses) in trees {
      scope.conditions.append(
        clauses.map { clause in
          number += 1
          let scope = self.scope(of: clause.members, number: &number)
          return SpyScope.Clause(directive: clause.directive, scope: scope)
        })
    }
    return scope
  }

  private func write(_ scope: SpyScope, to writer: inout SourceWriter) {
    for group in scope.groups { write(group, to: &writer) }
    for member in scope.members {
      if let group = scope.group(of: member) { write(member, group, to: &writer) }
    }
    for clauses in scope.conditions {
      for clause in clauses {
        writer.line(clause.directive)
        write(clause.scope, to: &writer)
      }
      writer.line("#endif")
    }
  }

  private func group(_ number: Int, isStatic: Bool) -> SpyGroup {
    let suffix = number == 0 ? "" : String(number)
    let own = inheritsSpy ? double.name : ""
    let prefix = isStatic ? "Class" : ""
    return SpyGroup(
      structName: "\(own)\(prefix)SpyNames\(suffix)",
      memoryName: "\(own)\(prefix)SpyMemory\(suffix)".lowercasedFirst,
      isStatic: isStatic,
      isWrittenOut: isStatic || number != 0 || inheritsSpy
    )
  }

  private func entries(of member: Member, from number: Int) -> [SpyEntry] {
    let prefix = prefixes[member.place] ?? member.name.text
    switch member.kind {
    case .function, .initializer:
      return [SpyEntry(member: member, role: .call, prefix: prefix, number: number)]
    case .property:
      let role: SpyEntry.Role = member.isStored ? .property : .call
      return [SpyEntry(member: member, role: role, prefix: prefix, number: number)]
    case .subscript:
      let get = SpyEntry(member: member, role: .call, prefix: prefix, number: number)
      let set = SpyEntry(member: member, role: .setter, prefix: prefix + "Set", number: number + 1)
      return member.hasSetter ? [get, set] : [get]
    }
  }

  private func write(_ group: SpyGroup, to writer: inout SourceWriter) {
    let naming = SpyNaming(types: types)
    let names = group.entries.flatMap { naming.names(of: $0) }
    writer.block("\(level)struct \(group.structName)") { writer in
      for name in names {
        writer.line(
          "\(name.deprecation)nonisolated \(level)let \(name.name): SpyName.\(name.kind)")
      }
      writer.line("private init() { fatalError() }")
    }
    let memory = "SpyMemory<\(group.structName)>"
    if group.isStatic {
      writer.block("nonisolated private static var \(group.memoryName): \(memory)") { writer in
        writer.line(".ofType(\(double.name).self)")
      }
    } else {
      let level = group.isWrittenOut ? "private " : level
      writer.line("nonisolated \(level)let \(group.memoryName) = \(memory)()")
    }
    for name in names where group.isWrittenOut || name.isProperty {
      let condition = group.isWrittenOut ? nil : name.propertyCondition
      if let condition { writer.line("#if \(condition)") }
      writeOut(name, group, to: &writer)
      if condition != nil { writer.line("#endif") }
    }
  }

  /// The names are reached from anywhere, whatever the spy is isolated to.
  private func writeOut(
    _ name: SpyNameEntry,
    _ group: SpyGroup,
    to writer: inout SourceWriter
  ) {
    let head =
      "\(name.deprecation)nonisolated \(level)" + (group.isStatic ? "static " : "")
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
    let owner = member.kind == .initializer ? "\(double.name)." : isHidden ? "self." : ""
    let body = SpyBody(
      renderer: double.renderer, types: types, memory: owner + group.memoryName,
      hasSubclasses: !isFinal && !double.isActor)
    writer.block(double.head(of: member, isFinal: isFinal)) { writer in
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
          writer.block("get\(double.renderer.text(member.effects))") {
            body.writeCall(entry, to: &$0)
          }
        }
      case .subscript:
        guard let get = group.entry(of: member, .call) else { return }
        writer.block("get\(double.renderer.text(member.effects))") {
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

  // MARK: Life

  private func writeInitializer(to writer: inout SourceWriter) {
    // A spy that inherits a class inherits its initializers.
    if superclass != nil || double.members.all.contains(where: \.isPlainInitializer) { return }
    writer.line("\(level)init() {}")
  }

  /// What forgets the calls and the answers; those of static members are known to the runtime.
  private func writeReset(_ scope: SpyScope, to writer: inout SourceWriter) {
    let modifier = inheritsSpy ? "override " : ""
    writer.block("nonisolated \(isOpen ? "open " : level)\(modifier)func resetSpy()") { writer in
      if inheritsSpy { writer.line("super.resetSpy()") }
      writeResets(scope, to: &writer)
    }
  }

  private func writeResets(_ scope: SpyScope, to writer: inout SourceWriter) {
    for group in scope.groups where !group.isStatic { writer.line("\(group.memoryName).reset()") }
    for clauses in scope.conditions where clauses.contains(where: \.scope.hasInstanceNames) {
      for clause in clauses {
        writer.line(clause.directive)
        writeResets(clause.scope, to: &writer)
      }
      writer.line("#endif")
    }
  }
}

extension TypeSyntax {
  /// `Self` or `Self?`, which a function of a class that has subclasses can return.
  var isPlainSelf: Bool { isSelf || wrapped?.isSelf ?? false }
}

extension Member {
  /// Whether it is a property that only stores, so that there are no calls of it.
  var isStored: Bool { kind == .property && marks.isEmpty }
}
