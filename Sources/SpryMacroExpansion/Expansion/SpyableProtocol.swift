/// Writes `class XSpy: X` for a protocol, with the names of swift-spyable.
struct SpyableProtocol {
  private let double: ProtocolDouble
  private let types: SpyTypes
  /// The prefix of each member's names, by its place in the source.
  private let prefixes: [Int: String]

  init(_ double: ProtocolDouble) {
    self.double = double
    types = SpyTypes(renderer: double.renderer)
    var prefixes: [Int: String] = [:]
    for isStatic in [false, true] {
      let members = double.members.all.filter { $0.isStatic == isStatic }
      for (member, name) in zip(members, MemberNaming.prefixes.names(for: members)) {
        prefixes[member.place] = name
      }
    }
    self.prefixes = prefixes
  }

  func expansion() -> String {
    var writer = SourceWriter()
    if let flag = double.arguments.flag { writer.line("#if \(flag)") }
    writer.lines(double.attributes(of: double.declaration))
    writer.block(head) { writer in
      var groups: [SpyGroup] = []
      write(double.members, number: nil, &groups, to: &writer)
      writeInitializer(to: &writer)
      writeReset(groups, to: &writer)
    }
    if double.arguments.flag != nil { writer.line("#endif") }
    return writer.text
  }

  private var superclass: String? { double.arguments.superclass }

  private var isFinal: Bool {
    // A class that is not final cannot return an array of itself.
    double.members.all.contains { member in
      guard let result = member.result, !result.isSelf else { return false }
      return result.mentions(["Self"]) && !(result.wrapped?.isSelf ?? false)
    }
  }

  private var level: String { double.accessLevel.memberPrefix }

  private var head: String {
    let kind = double.isActor ? "actor " : isFinal ? "final class " : "class "
    var conformances = [superclass, double.type.name.quoted].compactMap { $0 }
    if superclass == nil { conformances.append("NamedSpy") }
    if !double.isActor { conformances.append("@unchecked Sendable") }
    return double.accessLevel.prefix + kind + double.name + double.genericParameters + ": "
      + conformances.joined(separator: ", ") + double.requirements
  }

  // MARK: Members

  /// Writes members that stand under the same conditions, with a memory of their own.
  private func write(
    _ members: [MemberTree],
    number: Int?,
    _ groups: inout [SpyGroup],
    to writer: inout SourceWriter
  ) {
    var own: [SpyGroup] = []
    for isStatic in [false, true] {
      var group = group(number, isStatic: isStatic)
      for case .member(let member) in members where member.isStatic == isStatic {
        group.entries += entries(of: member, from: group.entries.count)
      }
      // The names of a spy that inherits none have to be there, be they none.
      if group.entries.isEmpty, group.isWrittenOut { continue }
      write(group, to: &writer)
      own.append(group)
    }
    groups += own
    for tree in members {
      switch tree {
      case .member(let member):
        if let group = own.first(where: { $0.isStatic == member.isStatic }) {
          write(member, group, to: &writer)
        }
      case .conditional(let clauses):
        for clause in clauses {
          writer.line(clause.directive)
          write(clause.members, number: groups.count, &groups, to: &writer)
        }
        writer.line("#endif")
      }
    }
  }

  private func group(_ number: Int?, isStatic: Bool) -> SpyGroup {
    let suffix = number.map(String.init) ?? ""
    let own = superclass == nil ? "" : double.name
    let prefix = isStatic ? "Class" : ""
    return SpyGroup(
      structName: "\(own)\(prefix)SpyNames\(suffix)",
      memoryName: "\(own)\(prefix)SpyMemory\(suffix)".lowercasedFirst,
      isStatic: isStatic,
      isWrittenOut: isStatic || number != nil || superclass != nil
    )
  }

  private func entries(of member: Member, from number: Int) -> [SpyEntry] {
    let prefix = prefixes[member.place] ?? member.name.text
    switch member.kind {
    case .function, .initializer:
      return [SpyEntry(member: member, role: .call, prefix: prefix, number: number)]
    case .property:
      return member.marks.isEmpty
        ? [
          SpyEntry(
            member: member, role: .property, prefix: "underlying" + prefix.capitalizedFirst,
            number: number)
        ]
        : [SpyEntry(member: member, role: .call, prefix: prefix, number: number)]
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
      for name in names { writer.line("\(level)let \(name.name): SpyName.\(name.kind)") }
      writer.line("private init() { fatalError() }")
    }
    let memory = "SpyMemory<\(group.structName)>"
    let isolation = double.isActor ? "nonisolated " : ""
    if group.isStatic {
      writer.line(
        "private static var \(group.memoryName): \(memory) { .ofType(\(double.name).self) }")
    } else {
      let level = group.isWrittenOut ? "private " : level
      writer.line("\(isolation)\(level)let \(group.memoryName) = \(memory)()")
    }
    if group.isWrittenOut {
      for name in names { writeOut(name, group, isolation, to: &writer) }
    }
  }

  private func writeOut(
    _ name: SpyNameEntry,
    _ group: SpyGroup,
    _ isolation: String,
    to writer: inout SourceWriter
  ) {
    let head = level + (group.isStatic ? "static " : isolation) + "var \(name.name): \(name.type)"
    let value = "\(group.memoryName).\(name.name)"
    guard name.isSettable else { return writer.line("\(head) { \(value) }") }
    writer.block(head) { writer in
      writer.line("get { \(value) }")
      writer.line("set { \(value) = newValue }")
    }
  }

  private func write(_ member: Member, _ group: SpyGroup, to writer: inout SourceWriter) {
    let memory = (member.kind == .initializer ? "\(double.name)." : "") + group.memoryName
    let body = SpyBody(renderer: double.renderer, types: types, memory: memory)
    writer.block(double.head(of: member, isFinal: isFinal)) { writer in
      switch member.kind {
      case .function:
        if let entry = group.entry(of: member, .call) { body.writeCall(entry, to: &writer) }
      case .initializer:
        if superclass != nil { writer.line("super.init()") }
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
          writer.block("set") { body.writeSetter(set, to: &$0) }
        }
      }
    }
  }

  // MARK: Life

  private func writeInitializer(to writer: inout SourceWriter) {
    if double.members.all.contains(where: \.isPlainInitializer) { return }
    writer.line(superclass == nil ? "\(level)init() {}" : "\(level)override init() { super.init() }")
  }

  private func writeReset(_ groups: [SpyGroup], to writer: inout SourceWriter) {
    for isStatic in [false, true] {
      let inherits = superclass != nil && !isStatic
      if isStatic, !groups.contains(where: \.isStatic) { continue }
      let head =
        level + (isStatic ? "static " : double.isActor ? "nonisolated " : "")
        + (inherits ? "override " : "")
      writer.block("\(head)func resetSpy()") { writer in
        if inherits { writer.line("super.resetSpy()") }
        writeResets(double.members, groups.filter { $0.isStatic == isStatic }, to: &writer)
      }
    }
  }

  /// The resets of memories, each under the conditions of its members.
  private func writeResets(
    _ members: [MemberTree],
    _ groups: [SpyGroup],
    to writer: inout SourceWriter
  ) {
    let places = Set(members.compactMap { if case .member(let member) = $0 { member.place } else { nil } })
    for group in groups
    where group.entries.contains(where: { places.contains($0.member.place) })
      || group.memoryName == "spyMemory" && members.all.count == double.members.all.count
    {
      writer.line("\(group.memoryName).reset()")
    }
    for case .conditional(let clauses) in members
    where clauses.contains(where: { clause in
      let inner = Set(clause.members.all.map(\.place))
      return groups.contains { $0.entries.contains { inner.contains($0.member.place) } }
    }) {
      for clause in clauses {
        writer.line(clause.directive)
        writeResets(clause.members, groups, to: &writer)
      }
      writer.line("#endif")
    }
  }
}
