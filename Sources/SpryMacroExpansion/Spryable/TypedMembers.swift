import DeclarationParser

/// Writes the members of a fake as a test spells them: each takes matchers, or values, and returns
/// the member with these expectations.
struct TypedMembers {
  let members: [MemberTree]
  let source: SourceText
  /// The access modifier, with a space, or nothing.
  let accessPrefix: String
  /// The name under which the fake records a member.
  let recordedName: (Member) -> String
  /// Whether the protocol or the class is `nonisolated`.
  let isInNonisolatedType: Bool
  /// The generic parameters of the fake.
  let genericNames: Set<String>
  /// The sources of the declarations around the members, whose availability they have.
  let contexts: [SourceText]
  /// Whether there are typed members of parents as well.
  var hasParents = false

  /// Whether all members can be `nonisolated`, so that every test can stub them. Then, the type or
  /// the extension that contains them is `nonisolated`. Otherwise, each member states it.
  var areNonisolated: Bool { members.all.allSatisfy(isNonisolated) }

  private func isNonisolated(_ member: Member) -> Bool {
    isInNonisolatedType || member.declaration.has(.nonisolated)
      || !member.mayNeedIsolatedConformance(genericNames)
  }

  func write(to writer: inout SourceWriter) {
    let overloads = TypedOverloads(of: members.all, in: source, hasParents: hasParents)
    let areNonisolated = areNonisolated
    writer.write(members) { member, writer in
      let signature = overloads.signature(of: member)
      let isolation = !areNonisolated && isNonisolated(member) ? "nonisolated " : ""
      write(signature, isolation, to: &writer)
    }
  }

  private func write(
    _ signature: TypedSignature, _ isolation: String, to writer: inout SourceWriter
  ) {
    let member = signature.member
    let isPublic = accessPrefix == AccessLevel.public.memberPrefix
    let visibility = source.joined(
      member.declaration.attributes, named: isPublic ? ["available", "_spi"] : ["available"])
    let head = isolation + accessPrefix + (member.isStatic ? "static " : "")
    // The systems whose runtime supports the types, unless all do on which the member is available.
    let systems = member.typedRuntimeSupport?.condition(
      within: Availability(of: member, in: source, contexts))
    let support = systems.map { "@available(\($0)) " } ?? ""
    if let combined = signature.combined(named: recordedName(member)) {
      let available = source.joined(member.declaration.attributes, named: ["available"])
      let head = isolation + "private " + (member.isStatic ? "static " : "")
      write(combined, available + support + head, to: &writer)
    }
    for form in signature.forms(named: recordedName(member)) {
      write(form, visibility + support + head, to: &writer)
    }
    guard systems != nil, let older = signature.unrecorded else { return }
    writer.line("#if canImport(Darwin)")
    let matchers = older.matchers(named: recordedName(older.member), isDisfavored: true)
    write(matchers, visibility + head, to: &writer)
    writer.line("#endif")
  }

  private func write(_ form: TypedForm, _ head: String, to writer: inout SourceWriter) {
    let preference = form.isDisfavored ? "@_disfavoredOverload " : ""
    let availability =
      form.mistake.map { "@available(*, unavailable, message: \"\($0)\") " } ?? ""
    writer.block(preference + availability + head + form.declaration) { writer in
      writer.line(form.body)
    }
  }
}

extension TypedSignature {
  /// The member as tests for older systems spell it, with a placeholder for each argument that such
  /// a system cannot record. The compiler prefers the other one where both are available.
  ///
  /// There is none if the result has such a type, or if such an argument determines a generic
  /// parameter.
  var unrecorded: TypedSignature? {
    let isUnrecorded = { (parameter: MemberParameter) in
      parameter.runtimeSupport(in: member) != nil
    }
    let isGeneric = member.parameters.contains {
      isUnrecorded($0) && $0.syntax.type.mentions(member.genericNames)
    }
    if isGeneric || member.result?.runtimeSupport != nil { return nil }
    var older = spelling
    // Its matchers are all that is written.
    (older.position, older.distinctPositions) = (nil, [])
    return TypedSignature(member.unrecorded(where: isUnrecorded), renderer).spelled(older)
  }
}
