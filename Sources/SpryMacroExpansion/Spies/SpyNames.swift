/// A name of a spy: `loadIdCallsCount`, and what stands for it.
struct SpyNameEntry {
  var name: String
  /// The type in `SpyName` that says what is meant.
  var kind: String
  /// The type as a user reads it.
  var type: String
  var isSettable = true
  /// Whether it has to be a property, since Swift 6.3 crashes on what `@dynamicMemberLookup` finds: a
  /// function that is called without `?` or `!`, or is set to a closure that throws a type of its own
  /// and takes one that does not escape.
  var isProperty = false
  /// Where only it has to be one: for `async` closures, that crash is one of the feature's.
  var propertyCondition: String?
  /// `@available(*, deprecated)` of the member, which what names a deprecated type has to repeat.
  var deprecation = ""
}

/// What a spy knows of one member, or of one of a subscript's accessors.
final class SpyEntry {
  enum Role {
    /// Is called: a function, a subscript's getter, a getter with effects, an initializer.
    case call
    /// A property that only stores.
    case property
    /// A subscript's setter.
    case setter
  }

  let member: Member
  let role: Role
  /// What its names begin with; of a property, its whole name.
  let prefix: String
  /// Its place among the names, from 0.
  let number: Int

  init(member: Member, role: Role, prefix: String, number: Int) {
    self.member = member
    self.role = role
    self.prefix = prefix
    self.number = number
  }
}

/// The names of a spy's members of which one memory keeps account.
struct SpyGroup {
  /// `SpyNames` and `spyMemory`, with what tells them from those of other groups.
  var structName: String
  var memoryName: String
  var isStatic: Bool
  /// Whether the names are written out as properties, for want of a look-up that finds them.
  var isWrittenOut: Bool
  private(set) var entries: [SpyEntry] = []
  /// The entries of each member, by its place in the source.
  private var indices: [Int: Range<Int>] = [:]

  init(structName: String, memoryName: String, isStatic: Bool, isWrittenOut: Bool) {
    self.structName = structName
    self.memoryName = memoryName
    self.isStatic = isStatic
    self.isWrittenOut = isWrittenOut
  }

  mutating func add(_ entries: [SpyEntry], of member: Member) {
    indices[member.place] = self.entries.count..<self.entries.count + entries.count
    self.entries += entries
  }

  func entry(of member: Member, _ role: SpyEntry.Role) -> SpyEntry? {
    indices[member.place].flatMap { entries[$0].first { $0.role == role } }
  }
}

/// The members of a spy that stand under the same conditions.
struct SpyScope {
  var members: [Member] = []
  /// One for the members of instances, one for static ones, each if there are any.
  var groups: [SpyGroup] = []
  /// Each `#if … #endif` among the members.
  var conditions: [[Clause]] = []

  /// A directive with what it guards.
  struct Clause {
    var directive: String
    var scope: SpyScope
  }

  func group(of member: Member) -> SpyGroup? {
    groups.first { $0.isStatic == member.isStatic }
  }

  /// Whether there are members of instances, under whatever condition.
  var hasInstanceNames: Bool {
    groups.contains { !$0.isStatic }
      || conditions.contains { $0.contains(where: \.scope.hasInstanceNames) }
  }
}

/// Works out the names of a spy's entries, by the rules of swift-spyable.
struct SpyNaming {
  let types: SpyTypes

  func names(of entry: SpyEntry) -> [SpyNameEntry] {
    let names = entry.role == .property ? [underlying(entry)] : calls(entry)
    guard let deprecation = deprecation(of: entry.member) else { return names }
    return names.map { name in
      var name = name
      if name.kind.contains("<") { name.deprecation = deprecation + " " }
      return name
    }
  }

  private func deprecation(of member: Member) -> String? {
    let texts = member.declaration.attributes
      .filter { $0.name.lastName == "available" }
      .map { types.renderer.source[$0.range] }
    return texts.contains { $0.contains("deprecated") } ? "@available(*, deprecated)" : nil
  }

  private func underlying(_ entry: SpyEntry) -> SpyNameEntry {
    guard let type = entry.member.result else { return name(entry.prefix, "Underlying", "Any") }
    if let wrapped = type.wrapped {
      let text = types.stored(wrapped)
      return SpyNameEntry(
        name: entry.prefix, kind: "UnderlyingOptional<\(text)>", type: "(\(text))?")
    }
    let text = types.stored(type)
    return SpyNameEntry(
      name: entry.prefix, kind: "Underlying<\(text)>", type: "(\(text))!",
      isProperty: type.isFunction)
  }

  private func calls(_ entry: SpyEntry) -> [SpyNameEntry] {
    let member = entry.member
    let prefix = entry.prefix
    var names = [
      SpyNameEntry(name: prefix + "CallsCount", kind: "CallsCount", type: "Int"),
      SpyNameEntry(name: prefix + "Called", kind: "Called", type: "Bool", isSettable: false),
    ]
    names += received(entry)
    if entry.role == .call, member.isThrowing {
      // Beside the protocol, `Error` may be an enumeration.
      let own = member.effects.ownErrorType.map { types.errorType($0, in: member) }
      let error = own ?? "any Swift.Error"
      names.append(
        SpyNameEntry(
          name: prefix + "ThrowableError", kind: "ThrowableError<\(error)>", type: "(\(error))?"))
    }
    if entry.role == .call, member.kind != .initializer, !member.returnsNothing,
      let result = member.result
    {
      names.append(returned(prefix, result, member))
    }
    let closure = types.closure(of: entry)
    let kind = types.isOpaque(entry) ? "OpaqueClosure" : "Closure"
    names.append(
      SpyNameEntry(
        name: prefix + "Closure", kind: "\(kind)<\(closure)>", type: "(\(closure))?",
        isProperty: types.isOpaque(entry) ? closure.contains(" throws(") : member.isAsync,
        propertyCondition: types.isOpaque(entry)
          ? nil : "hasFeature(NonisolatedNonsendingByDefault)"))
    return names
  }

  private func received(_ entry: SpyEntry) -> [SpyNameEntry] {
    let parameters = types.recorded(entry)
    let prefix = entry.prefix
    guard let first = parameters.first else { return [] }
    if parameters.count == 1 {
      // What all calls received is called so already.
      let word = first.word == "invocations" ? "invocationsArgument" : first.word
      let name = "\(prefix)Received\(word.capitalizedFirst)"
      let received =
        first.type.hasSuffix("?")
        ? SpyNameEntry(
          name: name, kind: "ReceivedOptional<\(first.type.dropLast())>", type: first.type)
        : SpyNameEntry(name: name, kind: "Received<\(first.type)>", type: "(\(first.type))?")
      return [received, self.name("\(prefix)ReceivedInvocations", first.type)]
    }
    let tuple = "(\(parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")))"
    return [
      SpyNameEntry(
        name: "\(prefix)ReceivedArguments", kind: "Received<\(tuple)>", type: "\(tuple)?"),
      name("\(prefix)ReceivedInvocations", tuple),
    ]
  }

  private func name(_ name: String, _ element: String) -> SpyNameEntry {
    SpyNameEntry(name: name, kind: "ReceivedInvocations<\(element)>", type: "[\(element)]")
  }

  private func name(_ name: String, _ kind: String, _ type: String) -> SpyNameEntry {
    SpyNameEntry(name: name, kind: "\(kind)<\(type)>", type: "(\(type))!")
  }

  private func returned(_ prefix: String, _ type: TypeSyntax, _ member: Member) -> SpyNameEntry {
    let name = prefix + "ReturnValue"
    if let wrapped = type.wrapped {
      let text = types.returned(wrapped, in: member)
      return SpyNameEntry(name: name, kind: "ReturnValueOptional<\(text)>", type: "(\(text))?")
    }
    let text = types.returned(type, in: member)
    return SpyNameEntry(
      name: name, kind: "ReturnValue<\(text)>", type: "(\(text))!",
      isProperty: text != "Any" && type.isFunction)
  }
}
