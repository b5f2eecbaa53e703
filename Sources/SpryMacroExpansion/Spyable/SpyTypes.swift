import DeclarationParser

/// The types with which a spy stores the arguments and results of its members.
///
/// A class cannot store a value of a function's own generic parameter. `Any` replaces the
/// parameter, and every type that contains it, except optionals, arrays, tuples, and the values of
/// dictionaries, which can be converted. `any P` replaces `some P`, unless `P` contains one of the
/// others.
struct SpyTypes {
  let renderer: TypeRenderer

  /// The stored form of a type without generic parameters.
  func stored(_ type: TypeSyntax) -> String { erased(type, []) }

  /// The stored form of a result, without `sending`.
  func returned(_ type: TypeSyntax, in member: Member) -> String {
    let type = type.stripped.specifiers.isEmpty ? type : type.stripped.type
    return erased(type, member.genericNames)
  }

  /// The stored form of the type in `throws(Type)`.
  func errorType(_ type: TypeSyntax, in member: Member) -> String {
    type.mentions(member.genericNames) ? "any Swift.Error" : stored(type)
  }

  /// The type of the new value of a subscript.
  func newValue(of member: Member) -> String {
    member.result.map { returned($0, in: member) } ?? "Any"
  }

  /// The recorded arguments of a call. There are none if one of them is nonescaping.
  func recorded(_ entry: SpyMember) -> [(name: String, word: String, type: String)] {
    let parameters = entry.member.parameters
    if parameters.contains(where: \.isNonescaping) { return [] }
    var recorded = parameters.map { parameter in
      (name: parameter.localName, word: parameter.word, type: type(of: parameter, in: entry.member))
    }
    if entry.role == .setter {
      let name = entry.member.newValueName
      recorded.append((name: name, word: name, type: newValue(of: entry.member)))
    }
    return recorded
  }

  /// The recorded form of a parameter's type.
  func type(of parameter: MemberParameter, in member: Member) -> String {
    if parameter.isPack { return "[Any]" }
    let attributes = isErased(parameter, in: member) ? [] : parameter.attributes
    let kept = attributes.filter { !$0.isOfParameter }
    let type =
      renderer.source.joined(kept.map(\.range)) + erased(parameter.type, member.genericNames)
    return parameter.isVariadic ? "[\(type)]" : type
  }

  /// A value as its declared type. Otherwise the compiler would open an existential.
  func unopened(_ value: String, _ type: TypeSyntax?) -> String {
    guard let type = type?.ungrouped else { return value }
    switch type.kind {
    case .named, .constrained, .composition, .metatype:
      return type.wrapped == nil ? "\(value) as \(stored(type))" : value
    default: return value
    }
  }

  /// Whether the type in `throws(Type)` contains a generic parameter.
  func isErrorErased(_ member: Member) -> Bool {
    member.effects.typedError?.mentions(member.genericNames) ?? false
  }

  /// Whether the recorded form of a parameter is more general than its type.
  func isErased(_ parameter: MemberParameter, in member: Member) -> Bool {
    parameter.type.isOpen(member.genericNames)
  }

  /// Whether the closure that answers takes arguments that are valid only during the call, so that
  /// it must run on the actor of the caller.
  func isInPlace(_ entry: SpyMember) -> Bool {
    entry.member.kind == .initializer
      || entry.member.parameters.contains { $0.isNonescaping || $0.isInout }
  }

  /// The type of the closure that answers.
  ///
  /// - Parameter attribute: `@escaping `, if the closure is a parameter.
  func closure(of entry: SpyMember, attribute: String = "") -> String {
    let member = entry.member
    var parameters = member.parameters.map { closureParameter($0, in: member) }
    if entry.role == .setter {
      let escapes =
        member.result.map { $0.isFunction && !$0.mentions(member.genericNames) } ?? false
      parameters.append((escapes ? "@escaping " : "") + newValue(of: member))
      return "\(attribute)(\(parameters.joined(separator: ", "))) -> Swift.Void"
    }
    var effects = member.isAsync ? " async" : ""
    if member.needsTry { effects += " throws" }
    if member.isThrowing, let error = member.effects.typedError, !isErrorErased(member) {
      effects += "(\(stored(error)))"
    }
    let isolation = member.isAsync && isInPlace(entry) ? callerIsolation : ""
    return "\(isolation)\(attribute)(\(parameters.joined(separator: ", ")))\(effects)"
      + " -> \(closureResult(member))"
  }

  /// The result of the closure that answers.
  func closureResult(_ member: Member) -> String {
    if member.optionalMark != nil { return "Swift.Void?" }
    guard let result = member.result, !member.returnsVoid else { return "Swift.Void" }
    return returned(result, in: member)
  }

  private func closureParameter(_ parameter: MemberParameter, in member: Member) -> String {
    let recorded = type(of: parameter, in: member)
    // The compiler warns about `(Void) -> Int`.
    let type = recorded == "Void" ? "(Void)" : recorded
    switch parameter.passing {
    case .inout: return "inout \(type)"
    case .autoclosure: return "@autoclosure \(functionType(parameter, in: member))"
    case .nonescaping: return functionType(parameter, in: member)
    case .plain:
      let escapes = parameter.isEscapingClosure && !isErased(parameter, in: member)
      return (escapes ? "@escaping " : "") + type
    case .pack, .skipped: return type
    }
  }

  /// The type of a nonescaping closure, with its generic parts erased one by one.
  private func functionType(_ parameter: MemberParameter, in member: Member) -> String {
    let names = member.genericNames
    guard parameter.type.mentions(names),
      case .function(let parameters, var effects, let result) = parameter.type.ungrouped.kind
    else { return type(of: parameter, in: member) }
    let list = parameters.map { erasedElement($0.type, names) }.joined(separator: ", ")
    if effects.thrownType?.mentions(names) == true { effects.thrownType = nil }
    let isIsolated = parameters.contains { $0.type.isIsolated }
    let isolation = effects.async == nil || isIsolated ? "" : callerIsolation
    return "\(isolation)(\(list))\(renderer.text(effects)) -> \(erased(result, names))"
  }

  /// The erased type of a closure's parameter, which can be `inout`.
  func erasedElement(_ type: TypeSyntax, _ names: Set<String>) -> String {
    guard type.mentions(names), type.isInout else { return erased(type, names) }
    return "inout \(erased(type.stripped.type, names))"
  }

  /// A type with generic parameters and opaque types erased.
  func erased(_ type: TypeSyntax, _ names: Set<String>) -> String {
    guard type.isOpen(names) else {
      // `!` is only allowed for the whole type of a declaration.
      if case .implicitlyUnwrapped(let wrapped) = type.ungrouped.kind {
        return renderer.grouped(wrapped) + "?"
      }
      return renderer.text(type.ungrouped)
    }
    let type = type.ungrouped
    if case .constrained(let word, let constraint) = type.kind, word.keyword == .some {
      return constraint.isOpen(names) ? "Any" : "any \(renderer.text(constraint))"
    }
    if let wrapped = type.wrapped {
      let text = erased(wrapped, names)
      return text.hasPrefix("any ") ? "(\(text))?" : "\(text)?"
    }
    if let element = type.element { return "[\(erased(element, names))]" }
    if let (key, value) = type.entry, !key.mentions(names) {
      return "[\(renderer.text(key)): \(erased(value, names))]"
    }
    switch type.kind {
    case .tuple(let elements) where !elements.contains { $0.type.isPack }:
      let list = elements.map { element in
        let label = (element.secondName ?? element.firstName).map { "\($0.quoted): " } ?? ""
        return label + erased(element.type, names)
      }
      return "(\(list.joined(separator: ", ")))"
    case .metatype(let base, let name) where name.keyword == .Type:
      if case .constrained(_, let constraint) = base.ungrouped.kind, !constraint.isOpen(names) {
        return "any \(renderer.grouped(constraint)).Type"
      }
      return "Any.Type"
    default: return "Any"
    }
  }
}

/// The specifier that makes a closure run on the actor of its caller. The arguments can belong to
/// this actor.
///
/// The metadata of such a type needs a runtime of Swift 6.0. On older systems, code from the
/// compiler of Swift 6.2 crashes, but code from Swift 6.3 does not need the metadata. No issue is
/// filed. To see it, run a spy of an `async` member with an `inout` parameter in a simulator of iOS 17.
private let callerIsolation = "nonisolated(nonsending) "

extension TypeSyntax {
  /// Whether the type contains an opaque type.
  var mentionsSome: Bool {
    !opaqueTypes.isEmpty
  }

  /// Whether each call can have another type in its place: it contains an opaque type, or one of
  /// the generic parameters.
  fileprivate func isOpen(_ genericNames: Set<String>) -> Bool {
    mentions(genericNames) || mentionsSome
  }

  /// The element of an array.
  fileprivate var element: TypeSyntax? {
    switch kind {
    case .array(let element): element
    case .named(_, let name, let arguments) where name.text == "Array" && arguments.count == 1:
      arguments[0]
    default: nil
    }
  }

  /// The key and the value of a dictionary.
  fileprivate var entry: (key: TypeSyntax, value: TypeSyntax)? {
    switch kind {
    case .dictionary(let key, let value): (key, value)
    case .named(_, let name, let arguments) where name.text == "Dictionary" && arguments.count == 2:
      (arguments[0], arguments[1])
    default: nil
    }
  }

  fileprivate var isPack: Bool {
    if case .packExpansion = kind { true } else { false }
  }
}
