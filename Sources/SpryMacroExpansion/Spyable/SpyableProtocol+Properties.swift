import DeclarationParser

/// A property of a spy, such as `loadIdCallsCount`.
struct SpyProperty {
  var name: String
  /// The type in `SprySpyName` that defines its meaning.
  var kind: String
  /// The type of the value.
  var type: String
  var isSettable = true
  /// Whether it must be a property. If `@dynamicMemberLookup` found it, a function could not be called
  /// without `?` or `!`: Swift 6.2 crashes, and Swift 6.3 reports an error. No issue is filed. To see
  /// it, make this `false`, and build SpyableMacroTests.
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

// Decides which properties a spy has, by the rules of swift-spyable.
extension SpyableProtocol {
  func properties(of entry: SpyMember) -> [SpyProperty] {
    let member = entry.member
    let attributes = member.declaration.attributes
    let availability = faked.source.joined(attributes, named: ["available"])
    let isIsolated =
      !faked.isActor && !faked.declaration.has(.nonisolated)
      && member.mayNeedIsolatedConformance(faked.associatedTypeNames)
    let box = SpyBox(of: entry, types)
    return plainProperties(of: entry).map { property in
      // The others do not have the types of the member.
      guard property.kind.contains("<") else { return property }
      var property = property
      property.number = entry.number
      property.spi = faked.source.joined(attributes, named: ["_spi"])
      if isIsolated { property.isolation = "" }
      if member.isNewer(in: faked.source) {
        property.availability = availability
      } else if availability.includes("deprecated") {
        property.deprecation = "@available(*, deprecated) "
      }
      if let box, property.kind.hasPrefix("Closure") {
        property.box = box
        property.kind = "Closure<\(box.name)>"
      } else if let condition = conditionOfType(of: property, member) {
        property.availability += "@available(\(condition)) "
      }
      return property
    }
  }

  /// The systems that have the type of a property, unless all have it on which the member is
  /// available.
  private func conditionOfType(of property: SpyProperty, _ member: Member) -> String? {
    guard member.types.contains(where: { $0.runtimeSupport != nil || $0.mentionsSome })
    else { return nil }
    return runtimeSupport(ofType: property.type)?.condition(
      within: Availability(of: member, in: faked.source, faked.contexts))
  }

  private func plainProperties(of entry: SpyMember) -> [SpyProperty] {
    let member = entry.member
    let prefix = entry.prefix
    if entry.role == .property {
      return member.result.map { [value($0, of: member, "Underlying", name: prefix)] } ?? []
    }
    var properties = [
      SpyProperty(name: prefix + "CallsCount", kind: "CallsCount", type: "Swift.Int"),
      SpyProperty(name: prefix + "Called", kind: "Called", type: "Swift.Bool", isSettable: false),
    ]
    properties += received(entry)
    if entry.role == .call, member.isThrowing {
      // `Error` alone could be another type near the protocol.
      let own = member.effects.typedError.map { types.errorType($0, in: member) }
      let error = own ?? "any Swift.Error"
      properties.append(
        SpyProperty(
          name: prefix + "ThrowableError", kind: "ThrowableError<\(error)>", type: "(\(error))?"))
    }
    if entry.role == .call, member.kind != .initializer, let result = member.result {
      let names = [prefix + "ReturnValue"] + (entry.underlying.map { [$0] } ?? [])
      properties += names.map { value(result, of: member, "ReturnValue", name: $0) }
    }
    let closure = types.closure(of: entry)
    properties.append(
      SpyProperty(
        name: prefix + "Closure", kind: "Closure<\(closure)>", type: "(\(closure))?"))
    return properties
  }

  private func received(_ entry: SpyMember) -> [SpyProperty] {
    let parameters = types.recorded(entry)
    let name = entry.prefix + "Received"
    guard let first = parameters.first else { return [] }
    let list = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let element = parameters.count == 1 ? first.type : "(\(list))"
    let invocations = SpyProperty(
      name: name + "Invocations", kind: "ReceivedInvocations<\(element)>", type: "[\(element)]")
    if parameters.count > 1 {
      return [
        SpyProperty(name: name + "Arguments", kind: "Received<\(element)>", type: element + "?"),
        invocations,
      ]
    }
    // `ReceivedInvocations` is already the name of all recorded arguments.
    let word = first.word == "invocations" ? "InvocationsArgument" : first.word.capitalizedFirst
    let argument =
      element.hasSuffix("?")
      ? SpyProperty(
        name: name + word, kind: "ReceivedOptional<\(element.dropLast())>", type: element)
      : SpyProperty(name: name + word, kind: "Received<\(element)>", type: "(\(element))?")
    return [argument, invocations]
  }

  /// A value that a test sets: a result, or the value of a stored property.
  private func value(
    _ type: TypeSyntax, of member: Member, _ kind: String, name: String
  ) -> SpyProperty {
    func text(of type: TypeSyntax) -> String {
      member.isStored ? types.stored(type) : types.returned(type, in: member)
    }
    // A result of the type `String!` can be used as a `String`.
    if let wrapped = type.wrapped, member.isStored || !type.isImplicitlyUnwrapped {
      let text = text(of: wrapped)
      return SpyProperty(name: name, kind: "\(kind)Optional<\(text)>", type: "(\(text))?")
    }
    let type = type.wrapped ?? type
    let text = text(of: type)
    return SpyProperty(
      name: name, kind: "\(kind)<\(text)>", type: "(\(text))!",
      isProperty: text != "Any" && type.isFunction)
  }
}
