/// The types in which a spy keeps what its members receive and return.
///
/// A class cannot store what is of a function's own generic parameter: `Any` stands for it, and for
/// what is made of it except an optional, an array, or a dictionary's values. `any P` stands for
/// `some P`.
struct SpyTypes {
  let renderer: TypeRenderer

  /// A type as it is stored where there are no generic parameters to erase.
  func stored(_ type: TypeSyntax) -> String { erased(type, []) }

  func returned(_ type: TypeSyntax, in member: Member) -> String {
    type.mentions(member.genericNames) ? "Any" : stored(type)
  }

  /// The type in `throws(Type)`.
  func errorType(_ type: TypeSyntax, in member: Member) -> String {
    type.mentions(member.genericNames) ? "any Error" : stored(type)
  }

  /// What a call records, or nothing where an argument only lives during it.
  func recorded(_ entry: SpyEntry) -> [(name: String, word: String, type: String)] {
    let parameters = entry.member.parameters
    if parameters.contains(where: \.isTransient) { return [] }
    var recorded = parameters.map { parameter in
      (name: parameter.localName, word: parameter.word, type: type(of: parameter, in: entry.member))
    }
    if entry.role == .setter {
      let value = entry.member.result.map(stored) ?? "Any"
      recorded.append((name: "newValue", word: "newValue", type: value))
    }
    return recorded
  }

  /// The type of a parameter as it is recorded.
  func type(of parameter: MemberParameter, in member: Member) -> String {
    if case .pack = parameter.passing { return "[Any]" }
    let kept = parameter.attributes
      .filter { !["escaping", "autoclosure"].contains($0.name.lastName) }
      .map { renderer.source[$0.range] + " " }.joined()
    let type = kept + erased(parameter.type, member.genericNames)
    return parameter.isVariadic ? "[\(type)]" : type
  }

  /// Whether the closure that answers takes what cannot be passed on by the runtime.
  func isOpaque(_ entry: SpyEntry) -> Bool {
    entry.member.kind == .initializer
      || entry.member.parameters.contains { $0.isTransient || $0.isInout }
  }

  /// The type of the closure that answers.
  func closure(of entry: SpyEntry) -> String {
    let member = entry.member
    var parameters = member.parameters.map { closureParameter($0, in: member) }
    if entry.role == .setter {
      parameters.append(member.result.map { escaping($0) + stored($0) } ?? "Any")
      return "(\(parameters.joined(separator: ", "))) -> Void"
    }
    var effects = member.isAsync ? " async" : ""
    if member.isThrowing {
      effects += " throws"
      if let error = member.effects.ownErrorType {
        effects += "(\(errorType(error, in: member)))"
      }
    } else if member.isRethrowing {
      effects += " throws"
    }
    return "(\(parameters.joined(separator: ", ")))\(effects) -> \(closureResult(member))"
  }

  private func closureResult(_ member: Member) -> String {
    if member.optionalMark != nil { return "Void?" }
    guard let result = member.result, !member.returnsNothing else { return "Void" }
    return result.mentions(member.genericNames) ? "Any" : stored(result)
  }

  private func closureParameter(_ parameter: MemberParameter, in member: Member) -> String {
    let type = type(of: parameter, in: member)
    switch parameter.passing {
    case .inout: return "inout \(type)"
    case .autoclosure: return "@autoclosure \(functionType(parameter, in: member))"
    case .nonEscaping: return functionType(parameter, in: member)
    case .plain: return (parameter.isVariadic ? "" : escaping(parameter.type)) + type
    case .pack: return type
    }
  }

  private func escaping(_ type: TypeSyntax) -> String { type.isFunction ? "@escaping " : "" }

  /// The type of a closure that does not escape, its generic parts erased one by one.
  private func functionType(_ parameter: MemberParameter, in member: Member) -> String {
    let names = member.genericNames
    guard parameter.type.mentions(names),
      case .function(let parameters, let effects, let result) = parameter.type.ungrouped.kind
    else { return type(of: parameter, in: member) }
    let list = parameters.map { erased($0.type, names) }.joined(separator: ", ")
    return "(\(list))\(renderer.text(effects)) -> \(erased(result, names))"
  }

  func erased(_ type: TypeSyntax, _ names: Set<String>) -> String {
    guard type.mentions(names) || type.mentionsSome else {
      // `!` may only stand around a whole declared type.
      if case .implicitlyUnwrapped(let wrapped) = type.ungrouped.kind {
        return renderer.grouped(wrapped) + "?"
      }
      return renderer.text(type.ungrouped)
    }
    switch type.ungrouped.kind {
    case .constrained(let keyword, let constraint) where keyword.text == "some":
      return constraint.mentions(names) ? "Any" : "any \(renderer.text(constraint))"
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      let text = erased(wrapped, names)
      return text.hasPrefix("any ") ? "(\(text))?" : "\(text)?"
    case .array(let element): return "[\(erased(element, names))]"
    case .dictionary(let key, let value) where !key.mentions(names):
      return "[\(renderer.text(key)): \(erased(value, names))]"
    case .metatype(let base, let name) where name.text == "Type":
      let text = erased(base, names)
      return text == "Any" ? "Any.Type" : "(\(text)).Type"
    case .packExpansion: return "[Any]"
    default: return "Any"
    }
  }
}

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
  /// Whether an opaque type stands in it.
  var mentionsSome: Bool {
    switch kind {
    case .constrained(let keyword, _): keyword.text == "some"
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type),
      .metatype(let type, _), .attributed(_, _, let type):
      type.mentionsSome
    case .dictionary(_, let value): value.mentionsSome
    case .tuple(let elements): elements.count == 1 && elements[0].type.mentionsSome
    default: false
    }
  }
}
