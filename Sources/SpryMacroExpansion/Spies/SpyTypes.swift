/// The types in which a spy keeps what its members receive and return.
///
/// A class cannot store what is of a function's own generic parameter: `Any` stands for it, and for
/// what is made of it except optionals, arrays, tuples and a dictionary's values, which can be turned
/// into those of `Any` and back. `any P` stands for `some P`.
struct SpyTypes {
  let renderer: TypeRenderer

  /// A type as it is stored where there are no generic parameters to erase.
  func stored(_ type: TypeSyntax) -> String { erased(type, []) }

  /// A result; `sending` says nothing of what is stored.
  func returned(_ type: TypeSyntax, in member: Member) -> String {
    let type = type.stripped.specifiers.isEmpty ? type : type.stripped.type
    return erased(type, member.genericNames)
  }

  /// The type in `throws(Type)`.
  func errorType(_ type: TypeSyntax, in member: Member) -> String {
    type.mentions(member.genericNames) ? "any Swift.Error" : stored(type)
  }

  /// What a subscript's setter receives.
  func newValue(of member: Member) -> String {
    member.result.map { returned($0, in: member) } ?? "Any"
  }

  /// What a call records, or nothing where an argument only lives during it.
  func recorded(_ entry: SpyEntry) -> [(name: String, word: String, type: String)] {
    let parameters = entry.member.parameters
    if parameters.contains(where: \.isTransient) { return [] }
    var recorded = parameters.map { parameter in
      (name: parameter.localName, word: parameter.word, type: type(of: parameter, in: entry.member))
    }
    if entry.role == .setter {
      let name = entry.member.newValueName
      recorded.append((name: name, word: name, type: newValue(of: entry.member)))
    }
    return recorded
  }

  /// The type of a parameter as it is recorded.
  func type(of parameter: MemberParameter, in member: Member) -> String {
    if case .pack = parameter.passing { return "[Any]" }
    var type = erased(parameter.type, member.genericNames)
    if !isErased(parameter, in: member) {
      let kept = parameter.attributes
        .filter { !["escaping", "autoclosure"].contains($0.name.lastName) }
        .map { renderer.source[$0.range] + " " }.joined()
      type = kept + type
    }
    return parameter.isVariadic ? "[\(type)]" : type
  }

  /// Whether the type in `throws(Type)` is of a generic parameter.
  func isErrorErased(_ member: Member) -> Bool {
    member.effects.ownErrorType?.mentions(member.genericNames) ?? false
  }

  /// Whether a parameter is recorded as something more general than it is.
  func isErased(_ parameter: MemberParameter, in member: Member) -> Bool {
    parameter.type.mentions(member.genericNames) || parameter.type.mentionsSome
  }

  /// Whether the closure that answers takes what cannot be passed on by the runtime, or returns what
  /// it cannot turn into the result: it knows of `Any` only.
  func isOpaque(_ entry: SpyEntry) -> Bool {
    let member = entry.member
    if entry.role == .call, let result = member.result, result.mentions(member.genericNames),
      returned(result, in: member) != "Any"
    {
      return true
    }
    return member.kind == .initializer || isErrorErased(member) || isOverwhelming(member)
      || member.parameters.contains { $0.isTransient || $0.isInout }
  }

  /// Whether the closure that answers gets or returns what Swift 6.3 crashes on where it is set as a
  /// function of a parameter pack: tuples, and closures if it is `async`, `async` ones if it throws.
  private func isOverwhelming(_ member: Member) -> Bool {
    if !member.isAsync, !member.isThrowing { return false }
    let isEscaping = member.parameters.contains { parameter in
      parameter.attributes.contains { $0.name.lastName == "escaping" } && !parameter.type.isFunction
    }
    let types = member.parameters.map(\.type) + (member.result.map { [$0] } ?? [])
    let getsTuple = member.parameters.contains { !$0.type.isVoid && $0.type.isTuple }
    return isEscaping || getsTuple
      || types.contains { $0.holdsFunction(isAsync: !member.isAsync) }
  }

  /// The type of the closure that answers.
  func closure(of entry: SpyEntry) -> String {
    let member = entry.member
    var parameters = member.parameters.map { closureParameter($0, in: member) }
    if entry.role == .setter {
      let escapes =
        member.result.map { $0.isFunction && !$0.mentions(member.genericNames) } ?? false
      parameters.append((escapes ? "@escaping " : "") + newValue(of: member))
      return "(\(parameters.joined(separator: ", "))) -> Void"
    }
    var effects = member.isAsync ? " async" : ""
    if member.isThrowing {
      effects += " throws"
      if let error = member.effects.ownErrorType, !isErrorErased(member) {
        effects += "(\(stored(error)))"
      }
    } else if member.isRethrowing {
      effects += " throws"
    }
    let place = member.isAsync && isOpaque(entry) ? callersActor : ""
    return "\(place)(\(parameters.joined(separator: ", ")))\(effects) -> \(closureResult(member))"
  }

  private func closureResult(_ member: Member) -> String {
    if member.optionalMark != nil { return "Void?" }
    guard let result = member.result, !member.returnsNothing else { return "Void" }
    return returned(result, in: member)
  }

  private func closureParameter(_ parameter: MemberParameter, in member: Member) -> String {
    let type = type(of: parameter, in: member)
    switch parameter.passing {
    case .inout: return "inout \(type)"
    case .autoclosure: return "@autoclosure \(functionType(parameter, in: member))"
    case .nonEscaping: return functionType(parameter, in: member)
    case .plain:
      let escapes =
        parameter.type.isFunction && !parameter.isVariadic && !isErased(parameter, in: member)
      return (escapes ? "@escaping " : "") + type
    case .pack: return type
    }
  }

  /// The type of a closure that does not escape, its generic parts erased one by one.
  private func functionType(_ parameter: MemberParameter, in member: Member) -> String {
    let names = member.genericNames
    guard parameter.type.mentions(names),
      case .function(let parameters, var effects, let result) = parameter.type.ungrouped.kind
    else { return type(of: parameter, in: member) }
    let list = parameters.map { erasedElement($0.type, names) }.joined(separator: ", ")
    if effects.thrownType?.mentions(names) == true { effects.thrownType = nil }
    let isPlaced = parameters.contains { $0.type.isIsolated }
    let place = effects.async == nil || isPlaced ? "" : callersActor
    return "\(place)(\(list))\(renderer.text(effects)) -> \(erased(result, names))"
  }

  /// The type of a closure's parameter, which may be `inout`.
  func erasedElement(_ type: TypeSyntax, _ names: Set<String>) -> String {
    guard type.mentions(names), type.isInout else { return erased(type, names) }
    return "inout \(erased(type.stripped.type, names))"
  }

  func erased(_ type: TypeSyntax, _ names: Set<String>) -> String {
    guard type.mentions(names) || type.mentionsSome else {
      // `!` may only stand around a whole declared type.
      if case .implicitlyUnwrapped(let wrapped) = type.ungrouped.kind {
        return renderer.grouped(wrapped) + "?"
      }
      return renderer.text(type.ungrouped)
    }
    let type = type.ungrouped
    if case .constrained(let keyword, let constraint) = type.kind, keyword.text == "some" {
      return constraint.mentions(names) ? "Any" : "any \(renderer.text(constraint))"
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
    case .metatype(let base, let name) where name.text == "Type":
      let text = erased(base, names)
      return text == "Any" ? "Any.Type" : "(\(text)).Type"
    default: return "Any"
    }
  }
}

/// What has a closure that the member itself calls run on the actor of the caller, to which what is
/// passed may belong.
///
/// The metadata of such a type needs a runtime of Swift 6.0: on systems with an older one, what
/// Swift 6.2 writes crashes, and what Swift 6.3 writes does without.
#if compiler(>=6.3)
  private let callersActor = "nonisolated(nonsending) "
#else
  private let callersActor = ""
#endif

extension MemberParameter {
  /// Whether the argument only lives during the call.
  var isTransient: Bool {
    switch passing {
    case .nonEscaping, .autoclosure: true
    default: false
    }
  }

  var isInout: Bool { if case .inout = passing { true } else { false } }
}

extension TypeSyntax {
  fileprivate var isTuple: Bool {
    if case .tuple = ungrouped.kind { true } else { false }
  }

  /// Whether a function stands anywhere in it.
  ///
  /// - Parameter isAsync: whether only `async` ones count.
  fileprivate func holdsFunction(isAsync: Bool) -> Bool {
    switch kind {
    case .function(let parameters, let effects, let result):
      !isAsync || effects.async != nil
        || (parameters.map(\.type) + [result]).contains { $0.holdsFunction(isAsync: isAsync) }
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type),
      .attributed(_, _, let type):
      type.holdsFunction(isAsync: isAsync)
    case .dictionary(_, let value): value.holdsFunction(isAsync: isAsync)
    case .named(_, _, let arguments): arguments.contains { $0.holdsFunction(isAsync: isAsync) }
    case .tuple(let elements): elements.contains { $0.type.holdsFunction(isAsync: isAsync) }
    default: false
    }
  }

  /// Whether an opaque type stands in it.
  var mentionsSome: Bool {
    switch kind {
    case .constrained(let keyword, _): keyword.text == "some"
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type),
      .metatype(let type, _), .attributed(_, _, let type):
      type.mentionsSome
    case .dictionary(let key, let value): key.mentionsSome || value.mentionsSome
    case .named(_, _, let arguments): arguments.contains(where: \.mentionsSome)
    case .tuple(let elements): elements.contains { $0.type.mentionsSome }
    case .function(_, _, let result): result.mentionsSome
    default: false
    }
  }

  /// What an array holds.
  fileprivate var element: TypeSyntax? {
    switch kind {
    case .array(let element): element
    case .named(_, let name, let arguments) where name.text == "Array" && arguments.count == 1:
      arguments[0]
    default: nil
    }
  }

  /// What a dictionary holds.
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
