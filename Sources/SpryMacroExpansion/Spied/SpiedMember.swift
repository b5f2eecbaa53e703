import DeclarationParser

/// A member of a real class that `@Spied` is attached to.
struct SpiedMember {
  enum Kind {
    case function, initializer, getter
    /// A setter, with the name of its new value.
    case setter(newValue: String)
  }

  /// The type around a member, with its name.
  enum Place: Equatable {
    case `class`(String)
    /// An actor. Its isolated members run on it.
    case actor(String)
    /// An extension of a class, an actor, or a protocol. The macro cannot see which. The name can
    /// lack the generic arguments of a nested type.
    case `extension`(String)
  }

  let kind: Kind
  /// The function, the initializer, or the subscript, with the effects of the accessor. The
  /// accessor of a property stands for the property.
  let member: Member
  /// Writes the types of the member.
  let renderer: TypeRenderer
  /// The source of the declaration or the accessor.
  let source: SourceText
  /// The braces and their contents.
  let body: SourceRange
  let place: Place
  /// The type of a setter's new value, if the macro can see it.
  let newValueType: TypeSyntax?
  /// The sources of the declarations around the member, whose availability it has.
  let contexts: [SourceText]

  /// Creates the member of a request for a body. It is `nil` if there are diagnostics.
  init?(_ request: MacroRequest, _ diagnostics: inout [Diagnostic]) {
    let context = SpiedContext(request)
    source = request.declaration
    guard let spied = SpiedDeclaration(source, in: context) else {
      diagnostics.append(MacroMessage.unreadable(macro: .spied).at(attribute: request.attribute))
      return nil
    }
    diagnostics += spied.diagnostics(in: context, attribute: request.attribute)
    guard diagnostics.isEmpty, let type = context.type, let member = spied.member,
      let body = spied.body
    else { return nil }
    self.member = member
    self.body = body
    newValueType = spied.newValueType
    contexts = request.lexicalContext
    place =
      switch type.keyword {
      case .extension: .extension(type.name)
      case .actor: .actor(type.name)
      default: .class(type.name)
      }
    renderer = TypeRenderer(source: spied.memberSource)
    if let accessor = spied.accessor {
      let newValue = accessor.parameter?.quoted ?? "newValue"
      kind = accessor.keyword == .set ? .setter(newValue: newValue) : .getter
    } else {
      kind = member.kind == .initializer ? .initializer : .function
    }
  }

  /// Whether the macro can see the type of the result. It cannot see the type of a property.
  var isTypeKnown: Bool { member.kind != .property }

  /// The name of a setter's new value, which is recorded after the parameters.
  var newValue: String? {
    if case .setter(let name) = kind { name } else { nil }
  }

  /// Whether it can be isolated to an actor that it is a member of.
  var mayBeIsolatedToActor: Bool {
    if case .class = place { return false }
    return !member.isStatic && !member.declaration.has(.nonisolated)
  }

  /// The expression for the class that contains the member.
  ///
  /// - Parameter receiver: The `self`, or its class in an initializer.
  func implementation(receiver: String = "self") -> String {
    guard case .extension(let name) = place else { return "\(place.name).self" }
    let label = member.isStatic ? "ofClass" : "of"
    // A member that returns `Self` has a `Self` that is always the class of the object.
    let isSelf = member.kind == .initializer || member.result?.mentions(["Self"]) ?? false
    let type = isSelf ? "named: \(name).self" : "Self.self"
    return "SpySwitch.implementation(\(type), \(label): \(receiver))"
  }
}

extension SpiedMember.Place {
  var name: String {
    switch self {
    case .class(let name), .actor(let name), .extension(let name): name
    }
  }
}
