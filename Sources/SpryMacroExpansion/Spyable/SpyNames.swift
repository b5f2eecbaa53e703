import DeclarationParser

/// A name of a spy, such as `loadIdCallsCount`.
struct SpyNameEntry {
  var name: String
  /// The type in `SpyName` that defines its meaning.
  var kind: String
  /// The type of the value.
  var type: String
  var isSettable = true
  /// Whether it has to be a property, because Swift 6.3 crashes if `@dynamicMemberLookup` finds it.
  /// It crashes on a function that is called without `?` or `!`, and on one that is set to a
  /// closure with a typed error.
  var isProperty = false
  /// `@available(*, deprecated)`, if the member is deprecated, because its types can be.
  var deprecation = ""
}

/// A member of a spy, or one accessor of a subscript.
final class SpyEntry {
  enum Role {
    /// A function, an initializer, the getter of a subscript, or a getter with effects.
    case call
    /// A property without effects, which only stores.
    case property
    /// The setter of a subscript.
    case setter
  }

  let member: Member
  let role: Role
  /// The start of its names, or the whole name of a property.
  let prefix: String
  /// Its number in the group, from 0.
  let number: Int
  /// The second name of its return value, if it is a property with effects. swift-spyable has only this one.
  let underlying: String?

  init(member: Member, role: Role, prefix: String, number: Int, underlying: String? = nil) {
    self.member = member
    self.role = role
    self.prefix = prefix
    self.number = number
    self.underlying = underlying
  }
}

/// The members of a spy that share a storage.
struct SpyGroup {
  /// `SpyNames` and `spyStorage`, with a suffix if there are several groups.
  var structName: String
  var memoryName: String
  var isStatic: Bool
  /// Whether the names are properties of the spy, because no member lookup finds them.
  var isWrittenOut: Bool
  private(set) var entries: [SpyEntry] = []
  /// The range of each member's entries, by its offset in the source.
  private var indices: [Int: Range<Int>] = [:]

  init(structName: String, memoryName: String, isStatic: Bool, isWrittenOut: Bool) {
    self.structName = structName
    self.memoryName = memoryName
    self.isStatic = isStatic
    self.isWrittenOut = isWrittenOut
  }

  mutating func add(_ entries: [SpyEntry], of member: Member) {
    indices[member.offset] = self.entries.count..<self.entries.count + entries.count
    self.entries += entries
  }

  func entry(of member: Member, _ role: SpyEntry.Role) -> SpyEntry? {
    indices[member.offset].flatMap { entries[$0].first { $0.role == role } }
  }
}

/// The members of a spy under the same conditions.
struct SpySection {
  var members: [Member] = []
  /// The group of the instance members, and that of the static ones.
  var groups: [SpyGroup] = []
  /// Each `#if … #endif` among the members.
  var conditions: [[Clause]] = []

  /// A directive, and the members that it guards.
  struct Clause {
    var directive: String
    var section: SpySection
  }

  func group(of member: Member) -> SpyGroup? {
    groups.first { $0.isStatic == member.isStatic }
  }

  /// Whether there are instance members, under any condition.
  var hasInstanceNames: Bool {
    groups.contains { !$0.isStatic }
      || conditions.contains { $0.contains(where: \.section.hasInstanceNames) }
  }
}

/// The names of a spy, by the rules of swift-spyable.
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
      // `Error` alone could be another type near the protocol.
      let own = member.effects.typedError.map { types.errorType($0, in: member) }
      let error = own ?? "any Swift.Error"
      names.append(
        SpyNameEntry(
          name: prefix + "ThrowableError", kind: "ThrowableError<\(error)>", type: "(\(error))?"))
    }
    if entry.role == .call, member.kind != .initializer, let result = member.result {
      names.append(returned(prefix + "ReturnValue", result, member))
    }
    if let underlying = entry.underlying, let result = member.result {
      names.append(returned(underlying, result, member))
    }
    let closure = types.closure(of: entry)
    names.append(
      SpyNameEntry(
        name: prefix + "Closure", kind: "Closure<\(closure)>", type: "(\(closure))?",
        isProperty: closure.contains(" throws(")))
    return names
  }

  private func received(_ entry: SpyEntry) -> [SpyNameEntry] {
    let parameters = types.recorded(entry)
    let prefix = entry.prefix
    guard let first = parameters.first else { return [] }
    if parameters.count == 1 {
      // `ReceivedInvocations` is already the name of all recorded arguments.
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

  private func returned(_ name: String, _ type: TypeSyntax, _ member: Member) -> SpyNameEntry {
    let isImplicit = type.isImplicitlyUnwrapped
    if let wrapped = type.wrapped, !isImplicit {
      let text = types.returned(wrapped, in: member)
      return SpyNameEntry(name: name, kind: "ReturnValueOptional<\(text)>", type: "(\(text))?")
    }
    // The value of `String!` can be used as a `String`.
    let type = isImplicit ? type.wrapped ?? type : type
    let text = types.returned(type, in: member)
    return SpyNameEntry(
      name: name, kind: "ReturnValue<\(text)>", type: "(\(text))!",
      isProperty: text != "Any" && type.isFunction)
  }
}
