import DeclarationParser

/// A property of a spy, such as `loadIdCallsCount`.
struct SpyProperty {
  var name: String
  /// The type in `SprySpyName` that defines its meaning.
  var kind: String
  /// The type of the value.
  var type: String
  var isSettable = true
  /// Whether it must be a property, because the compiler of Swift 6.3 crashes if
  /// `@dynamicMemberLookup` finds it: on a function that is called without `?` or `!`, and on a
  /// function that is set to a closure with a typed error. No issue is filed. To see it, make this
  /// `false`, and build SpryMacrosTests and SpyableMacroTests.
  var isProperty = false
  /// `nonisolated `, or nothing if only the spy's own isolation is certain to have the conformances
  /// of the type.
  var isolation = "nonisolated "
  /// `@available(*, deprecated)`, if the member is deprecated, because its types can be.
  var deprecation = ""
  /// The `@_spi` of the member, because its types can have it.
  var spi = ""
  /// The position of the member among the members of the spy.
  var number = 0
  /// The `@available` attributes of the property, if systems exist on which it is not available.
  var availability = ""
  /// The structure that the value is stored in, if it needs one.
  var box: SpyBox?

  /// Whether the struct of names cannot have it: the compiler allows no stored property that is not
  /// available on all systems, and there is no name for a value in a structure.
  var isOnlyWrittenOut: Bool { box != nil || !availability.isEmpty }

  /// The expression that reads the value.
  ///
  /// - Parameter members: The name of the property that has the members.
  func read(from members: String) -> String {
    if !isOnlyWrittenOut { return "\(members).\(name)" }
    return "SprySpyName.\(kind).value(in: \(members)[\(number)])" + (box == nil ? "" : "?.value")
  }

  /// The statements that set the value.
  func write(to members: String) -> String {
    if !isOnlyWrittenOut { return "\(members).\(name) = newValue" }
    func set(_ value: String) -> String {
      "SprySpyName.\(kind).setValue(\(value), in: \(members)[\(number)])"
    }
    guard let box = box?.name else { return set("newValue") }
    return "let box = if let newValue { \(box)(value: newValue) } else { nil as \(box)? }; "
      + set("box")
  }
}

/// Decides which properties a spy has, by the rules of swift-spyable.
struct SpyPropertyRules {
  let types: SpyTypes
  /// Whether the spy is an actor, or `nonisolated`.
  let isInNonisolatedType: Bool
  /// The generic parameters of the spy.
  let genericNames: Set<String>
  /// The sources of the declarations around the members, whose availability they have.
  let contexts: [SourceText]

  func names(of entry: SpyMember) -> [SpyProperty] {
    let names = entry.role == .property ? [underlying(entry)] : calls(entry)
    let deprecation = deprecation(of: entry.member)
    let spi = attributes("_spi", of: entry.member).joined()
    let isIsolated =
      !isInNonisolatedType && entry.member.mayNeedIsolatedConformance(genericNames)
    let box = SpyBox(of: entry, types)
    return names.map { name in
      // The others do not have the types of the member.
      guard name.kind.contains("<") else { return name }
      var name = name
      (name.deprecation, name.spi, name.number) = (deprecation, spi, entry.number)
      if isIsolated { name.isolation = "" }
      if entry.member.isNewer(in: types.renderer.source) {
        name.availability = attributes("available", of: entry.member).joined()
        name.deprecation = ""
      }
      if let box, name.kind.hasPrefix("Closure") {
        name.box = box
        name.kind = "Closure<\(box.name)>"
      } else if let condition = conditionOfTypes(of: name, entry) {
        name.availability += "@available(\(condition)) "
      }
      return name
    }
  }

  /// The systems that have the type of a name, unless all have it on which the member is available.
  private func conditionOfTypes(of name: SpyProperty, _ entry: SpyMember) -> String? {
    let member = entry.member
    guard member.types.contains(where: { $0.runtimeSupport != nil || $0.mentionsSome })
    else { return nil }
    return runtimeSupport(ofType: name.type)?.condition(
      within: Availability(of: member, in: types.renderer.source, contexts))
  }

  private func deprecation(of member: Member) -> String {
    let isDeprecated = attributes("available", of: member).contains { $0.includes("deprecated") }
    return isDeprecated ? "@available(*, deprecated) " : ""
  }

  /// The attributes of a member with a name, each with a space after it.
  private func attributes(_ name: String, of member: Member) -> [String] {
    member.declaration.attributes.filter { $0.name.lastName == name }
      .map { types.renderer.source[$0.range] + " " }
  }

  private func underlying(_ entry: SpyMember) -> SpyProperty {
    guard let type = entry.member.result else { return name(entry.prefix, "Underlying", "Any") }
    if let wrapped = type.wrapped {
      let text = types.stored(wrapped)
      return SpyProperty(
        name: entry.prefix, kind: "UnderlyingOptional<\(text)>", type: "(\(text))?")
    }
    let text = types.stored(type)
    return SpyProperty(
      name: entry.prefix, kind: "Underlying<\(text)>", type: "(\(text))!",
      isProperty: type.isFunction)
  }

  private func calls(_ entry: SpyMember) -> [SpyProperty] {
    let member = entry.member
    let prefix = entry.prefix
    var names = [
      SpyProperty(name: prefix + "CallsCount", kind: "CallsCount", type: "Swift.Int"),
      SpyProperty(name: prefix + "Called", kind: "Called", type: "Swift.Bool", isSettable: false),
    ]
    names += received(entry)
    if entry.role == .call, member.isThrowing {
      // `Error` alone could be another type near the protocol.
      let own = member.effects.typedError.map { types.errorType($0, in: member) }
      let error = own ?? "any Swift.Error"
      names.append(
        SpyProperty(
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
      SpyProperty(
        name: prefix + "Closure", kind: "Closure<\(closure)>", type: "(\(closure))?",
        isProperty: closure.includes(" throws(")))
    return names
  }

  private func received(_ entry: SpyMember) -> [SpyProperty] {
    let parameters = types.recorded(entry)
    let prefix = entry.prefix
    guard let first = parameters.first else { return [] }
    if parameters.count == 1 {
      // `ReceivedInvocations` is already the name of all recorded arguments.
      let word = first.word == "invocations" ? "invocationsArgument" : first.word
      let name = "\(prefix)Received\(word.capitalizedFirst)"
      let received =
        first.type.hasSuffix("?")
        ? SpyProperty(
          name: name, kind: "ReceivedOptional<\(first.type.dropLast())>", type: first.type)
        : SpyProperty(name: name, kind: "Received<\(first.type)>", type: "(\(first.type))?")
      return [received, self.name("\(prefix)ReceivedInvocations", first.type)]
    }
    let tuple = "(\(parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")))"
    return [
      SpyProperty(
        name: "\(prefix)ReceivedArguments", kind: "Received<\(tuple)>", type: "\(tuple)?"),
      name("\(prefix)ReceivedInvocations", tuple),
    ]
  }

  private func name(_ name: String, _ element: String) -> SpyProperty {
    SpyProperty(name: name, kind: "ReceivedInvocations<\(element)>", type: "[\(element)]")
  }

  private func name(_ name: String, _ kind: String, _ type: String) -> SpyProperty {
    SpyProperty(name: name, kind: "\(kind)<\(type)>", type: "(\(type))!")
  }

  private func returned(_ name: String, _ type: TypeSyntax, _ member: Member) -> SpyProperty {
    let isImplicit = type.isImplicitlyUnwrapped
    if let wrapped = type.wrapped, !isImplicit {
      let text = types.returned(wrapped, in: member)
      return SpyProperty(name: name, kind: "ReturnValueOptional<\(text)>", type: "(\(text))?")
    }
    // The value of `String!` can be used as a `String`.
    let type = isImplicit ? type.wrapped ?? type : type
    let text = types.returned(type, in: member)
    return SpyProperty(
      name: name, kind: "ReturnValue<\(text)>", type: "(\(text))!",
      isProperty: text != "Any" && type.isFunction)
  }
}
