package import DeclarationParser

/// Implements the members without bodies of a class or an actor.
package struct SpryableClass {
  package let source: SourceText
  package let declaration: DeclarationSyntax
  package let type: TypeDeclaration
  package let allMembers: [Member]
  /// The names that the class declares itself.
  private let ownNames: Set<String>
  private let names: RecordedNames
  /// The members that record calls.
  let recording: [MemberTree]
  /// The members that record calls and that have typed members.
  var typed: [MemberTree] { recording.filtered { $0.unrecordableParameter(in: source) == nil } }

  /// - Returns: The class, or `nil` if the source is not a class or an actor.
  package init?(_ source: SourceText) {
    guard let declaration = parseDeclaration(source), case .type(let type) = declaration.kind,
      [.class, .actor].contains(declaration.introducer.keyword)
    else { return nil }
    self.source = source
    self.declaration = declaration
    self.type = type
    let members = [MemberTree](type.members, of: source)
    allMembers = members.all
    ownNames = Set(type.members.flatMap(\.flattened).flatMap(\.declaredNames))
    recording = members.compactMapped { member in
      if member.needsBody { return member.withRecordedSetter(in: source).withSkippedParameters }
      return member.callsRuntime(in: source) ? member.withRecordedSetter(in: source) : nil
    }
    names = RecordedNames(ofTyped: recording.all, in: source)
  }

  /// The state, and the typed members, unless the class declares them.
  ///
  /// - Parameter contexts: The sources of the declarations around the class.
  func memberExpansion(in contexts: [SourceText]) -> String {
    let level = AccessLevel(of: declaration) ?? AccessLevel(ofExtensionIn: contexts) ?? .internal
    let prefix = level.memberPrefix
    var writer = SourceWriter()
    if !ownNames.contains("spryState") {
      // With a default isolation to the main actor, the conformance to `Spryable` is isolated if
      // one of its requirements is.
      if let forwarding {
        writer.line("nonisolated \(prefix)let spryState: SpryState")
        writeWrappingState(prefix, forwarding, to: &writer)
      } else {
        writer.line("nonisolated \(prefix)let spryState = SpryState()")
      }
    }
    if ownNames.contains("SpryMembers") { return writer.text }
    writer.line("nonisolated \(prefix)static var spryReceiver: SpryReceiver { .generated }")
    let typed = TypedMembers(
      members: typed, source: source, accessPrefix: prefix, recordedName: names.name,
      isInNonisolatedType: declaration.has(.nonisolated),
      genericNames: Set(type.genericParameters?.parameters.map(\.name.text) ?? []),
      contexts: [source] + contexts)
    StubAndCallsProperties(
      owner: type.name.quoted, accessPrefix: prefix, taken: Set(allMembers.map(\.name.text)),
      hasOwnAnswers: forwarding != nil || recording.all.contains(where: \.hasBody),
      statics: recording.all.contains(where: \.isStatic) ? .ownProperties : .none
    ).write(conformingTo: "SpryFakeMembers", containing: typed, to: &writer)
    return writer.text
  }

  /// The attribute that has a member implemented, or nothing for a member that stays as it is.
  ///
  /// - Parameter offset: The offset in the file of the member's name.
  func attribute(forMemberAt offset: Int) -> String? {
    guard let member = allMembers.first(where: { source.offset + $0.offset == offset }) else {
      return nil
    }
    guard member.needsBody, !member.sharesDeclaration else { return "" }
    // The other overloads, which a call could mean, are visible only here.
    let isForwarded = forwarding.map { $0.forwards(member) || !$0.isForwardable(member) } ?? true
    let arguments =
      (names.explicitName(of: member).map { ["\"\($0)\""] } ?? [])
      + (isForwarded ? [] : ["forwards: false"])
    return (member.kind == .property ? "@_SpryableAccessors" : "@_SpryableBody")
      + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }
}

extension Member {
  /// Whether a macro can implement it: a function without a body, or a property without accessors.
  package var needsBody: Bool {
    if hasBody || kind.nameIfNotListable != nil { return false }
    return kind != .property
      || accessors == nil && result != nil && declaration.introducer.keyword == .var
        && ![Keyword.lazy, .weak, .unowned].contains(where: declaration.has)
        && declaration.attributes.allSatisfy(\.leavesPropertiesAlone)
  }

  /// The member with a setter only if it is recorded: by the macro, under a name such as
  /// `"subscript(_:).set"`, as `write-fakes` writes it, or under the member's name by a call to the
  /// runtime in the setter.
  fileprivate func withRecordedSetter(in source: SourceText) -> Member {
    var member = self
    if needsBody {
      member.hasSetter = kind == .property
    } else {
      let setter = accessors?.accessors.first(where: \.isSetter)?.body.map { source[$0] }
      member.hasSetter = setter.map(SpryMacroExpansion.callsRuntime) ?? false
      member.writesUnderItsName = member.hasSetter && setter?.includes(".set\"") == false
    }
    return member
  }

  /// Whether its declaration declares other members as well.
  package var sharesDeclaration: Bool {
    if case .variable(let variable) = declaration.kind {
      variable.bindings.count > 1
    } else {
      false
    }
  }

  /// A parameter whose values no matcher can take, and which a body in the source does not record.
  func unrecordableParameter(in source: SourceText) -> MemberParameter? {
    guard hasBody else { return nil }
    let recorded = recordedNames(in: source)
    return parameters.first { parameter in
      if cannotStore(parameter.type) || parameter.type.isSpan { return true }
      // A noncopyable type, which a macro cannot recognize, has such a specifier. In bodies that the
      // command writes, the value is in a variable.
      return (parameter.isOwned || parameter.isInout)
        && recorded.isDisjoint(with: [parameter.word[...], "\(parameter.word)Argument"])
    }
  }

  /// The words after the first `arguments:` in its body, or after `record(`, which a macro writes.
  private func recordedNames(in source: SourceText) -> Set<Substring> {
    let text = source[declaration.range]
    let word = text.firstOccurrence(of: "arguments:") ?? text.firstOccurrence(of: ".record(")
    guard let start = word?.upperBound else { return [] }
    return Set(text[start...].split { !$0.isLetter && !$0.isNumber && $0 != "_" })
  }

  /// Whether its body in the source calls the runtime, so that it needs a name.
  fileprivate func callsRuntime(in source: SourceText) -> Bool {
    guard hasBody else { return false }
    return SpryMacroExpansion.callsRuntime(source[declaration.range])
  }
}

private func callsRuntime(_ body: String) -> Bool {
  ["SpryFakeHandle", "spryify", "stubbedValue", "recordCall"].contains { body.includes($0) }
}

extension Attribute {
  /// Whether the attribute cannot be a property wrapper.
  fileprivate var leavesPropertiesAlone: Bool {
    isGlobalActor || ["available", "objc", "_spi", "preconcurrency"].contains(name.lastName)
  }
}

extension DeclarationSyntax {
  /// The names of the types and properties that it declares.
  fileprivate var declaredNames: [String] {
    switch kind {
    case .type(let type): [type.name.text]
    case .variable(let variable): variable.bindings.compactMap { $0.name?.text }
    case .typealias(let alias): [alias.name.text]
    case .callable, .associatedtype, .conditional, .other, .unexpected: []
    }
  }
}
