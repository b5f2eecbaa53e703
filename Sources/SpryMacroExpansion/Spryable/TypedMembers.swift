/// Writes the members of a fake as a test spells them: each takes matchers, or values, and returns the
/// member with these expectations.
struct TypedMembers {
  /// A renderer that writes the fake for `Self`.
  let renderer: TypeRenderer
  /// The access modifier, with a space, or nothing.
  let accessPrefix: String
  /// The name under which the fake records a member.
  let recordedName: (Member) -> String

  func write(_ members: [MemberTree], to writer: inout SourceWriter) {
    writer.write(members, write)
  }

  private func write(_ member: Member, to writer: inout SourceWriter) {
    let signature = TypedSignature(member, renderer)
    let availability = member.declaration.attributes.filter { $0.name.lastName == "available" }
      .map { renderer.source[$0.range] + " " }.joined()
    let head = availability + accessPrefix + (member.isStatic ? "static " : "")
    for form in signature.forms {
      let preference = form == .values ? "@_disfavoredOverload " : ""
      writer.block(preference + head + signature.declaration(form)) { writer in
        writer.line(signature.body(form, named: recordedName(member)))
      }
    }
  }
}

/// The typed form of a member.
struct TypedSignature {
  enum Form {
    /// Takes a matcher for each argument.
    case matchers
    /// Takes a value for each argument that can be compared. The compiler prefers the other form, whose
    /// errors name the matcher that is wrong.
    case values
  }

  private let member: Member
  private let renderer: TypeRenderer
  private let parameters: [TypedParameter]

  init(_ member: Member, _ renderer: TypeRenderer) {
    self.member = member
    self.renderer = renderer
    parameters = member.parameters.enumerated().map { index, parameter in
      TypedParameter(parameter, index, of: member, renderer)
    }
  }

  var forms: [Form] {
    parameters.contains { $0.kind == .comparable } ? [.matchers, .values] : [.matchers]
  }

  /// Everything before the braces.
  func declaration(_ form: Form) -> String {
    let type = memberType(effects)
    if member.kind == .property { return "var \(member.name.quoted): \(type)" }
    let list = parameters.map { $0.declaration(form) }.joined(separator: ", ")
    return "\(name)\(generics)(\(list)) -> \(type)\(renderer.text(member.requirements))"
  }

  /// The contents of the braces.
  func body(_ form: Form, named recordedName: String) -> String {
    let values = parameters.map { $0.expression(form) }.joined(separator: ", ")
    let isSingle = parameters.count == 1 && !parameters[0].isPack
    let label = parameters.isEmpty ? "" : isSingle ? ", argument: " : ", arguments: "
    let list = "(self, \"\(recordedName)\"\(label)\(values))"
    let generic = isGeneric ? ".generic" : ""
    return needsClosure
      ? memberType(baseEffects) + list + generic + passing : ".init" + list + generic
  }

  private var name: String {
    switch member.kind {
    case .subscript: "subscript"
    case .initializer: "func initializer"
    case .function, .property:
      "func " + (member.isOperator ? operatorName : member.name.quoted)
    }
  }

  private var operatorName: String {
    (member.fixity ?? "")
      + (member.fixity == nil ? member.operatorWords : member.operatorWords.capitalizedFirst)
  }

  /// Whether the types of the parameters depend on the call.
  private var isGeneric: Bool {
    parameters.contains { !$0.opaqueParameters.isEmpty }
      || member.parameters.contains { $0.type.mentions(member.genericNames) }
  }

  /// The generic parameters of the member, and one for each opaque parameter.
  private var generics: String {
    let own = member.genericParameters.map { String(renderer.text($0).dropFirst().dropLast()) }
    let list = (own.map { [$0] } ?? []) + parameters.flatMap(\.opaqueParameters)
    return list.isEmpty ? "" : "<\(list.joined(separator: ", "))>"
  }

  private func memberType(_ effects: String) -> String {
    "FakeMember<SpryRole, \(arguments), \(result), \(effects)>"
  }

  private var arguments: String {
    switch parameters.count {
    case 0: "Void"
    case 1 where !parameters[0].isPack: parameters[0].type
    default: "(\(parameters.map(\.packedType).joined(separator: ", ")))"
    }
  }

  private var result: String {
    member.kind == .initializer ? "Void" : member.result.map(renderer.storedText) ?? "Void"
  }

  // MARK: Effects

  private var effects: String {
    needsClosure ? "ClosureEffects<\(closureType), \(baseEffects)>" : baseEffects
  }

  private var baseEffects: String {
    let failure =
      if member.isRethrowing {
        "any Error"
      } else if member.isThrowing {
        member.effects.typedError.map(renderer.text) ?? "any Error"
      } else {
        "Never"
      }
    let base = (member.isAsync ? "AsyncEffects" : "SyncEffects") + "<\(failure)>"
    switch member.kind {
    case .function, .initializer: return base
    case .property, .subscript:
      return (member.hasSetter ? "ReadWriteEffects" : "ReadEffects") + "<\(base)>"
    }
  }

  // MARK: Closures of andDo

  /// Whether the closure of `andDo` needs the parameters as the member has them.
  private var needsClosure: Bool {
    member.kind != .subscript && parameters.contains { $0.closureForm != .value }
  }

  private var closureType: String {
    let list = parameters.map(\.closureType).joined(separator: ", ")
    let failure = member.isRethrowing ? " throws" : ""
    var effects = member.effects
    if member.isRethrowing { effects.throws = nil }
    return "(\(list))\(renderer.text(effects))\(failure) -> \(result)"
  }

  private var passing: String {
    let list = parameters.enumerated().map { $1.closureArgument(at: $0) }.joined(separator: ", ")
    return ".passing { closure in StubAction { \(member.effectKeywords)closure(\(list)) } }"
  }
}

/// A parameter of the typed form of a member.
struct TypedParameter {
  enum Kind {
    /// A value that can be compared with another.
    case comparable
    /// A closure, which takes a matcher in both forms.
    case closure
    /// The type `T.Type` of a generic parameter `T`, which takes a value in both forms.
    case genericType
  }

  /// How the closure of `andDo` takes it.
  enum ClosureForm { case value, nonescaping, `inout` }

  let kind: Kind
  let closureForm: ClosureForm
  /// The type of the argument, as it is recorded.
  let type: String
  /// The generic parameters that stand for opaque types: `T1: Codable`.
  let opaqueParameters: [String]
  let isPack: Bool
  private let isVariadic: Bool
  /// The type of one value of a variadic parameter, or `type`.
  private let valueType: String
  private let names: String
  private let localName: String

  init(_ parameter: MemberParameter, _ index: Int, of member: Member, _ renderer: TypeRenderer) {
    var renderer = renderer
    opaqueParameters = renderer.nameOpaqueTypes(
      of: parameter.syntax.type, prefix: "Opaque\(index + 1)")
    isVariadic = parameter.isVariadic
    localName = parameter.localName
    names = parameter.typedNames(in: member)
    let text = renderer.storedText(parameter.syntax.type)
    switch parameter.passing {
    case .plain where parameter.type.ungrouped.isMetatype(of: member.genericNames):
      (kind, closureForm, valueType) = (.genericType, .value, text)
    case .plain where parameter.isClosure:
      (kind, closureForm, valueType) = (.closure, .value, text)
    case .plain, .pack:
      (kind, closureForm, valueType) = (.comparable, .value, text)
    case .inout:
      (kind, closureForm, valueType) = (.comparable, .inout, text)
    case .autoclosure(let effects) where member.canEvaluate(effects):
      (kind, closureForm, valueType) = (.comparable, .value, renderer.resultText(parameter.type))
    case .autoclosure, .nonescaping:
      (kind, closureForm, valueType) = (.closure, .nonescaping, text)
    }
    if case .packExpansion(let pattern) = parameter.type.kind {
      isPack = true
      type = renderer.text(pattern)
    } else {
      isPack = false
      type =
        parameter.isVariadic
        ? "[\(valueType)]"
        : closureForm == .nonescaping ? "NonEscapingArgument<\(valueType)>" : valueType
    }
  }

  /// The type as an element of a tuple.
  var packedType: String { isPack ? "repeat \(type)" : type }

  func declaration(_ form: TypedSignature.Form) -> String {
    if kind == .genericType { return "\(names): \(type)" }
    let expansion = isPack ? "repeat " : ""
    if form == .matchers || kind == .closure { return "\(names): \(expansion)ArgumentOf<\(type)>" }
    return isVariadic ? "\(names): \(valueType)..." : "\(names): \(packedType)"
  }

  func expression(_ form: TypedSignature.Form) -> String {
    if isPack {
      return form == .matchers
        ? "repeat each \(localName)" : "repeat ArgumentOf.equal(each \(localName))"
    }
    let isMatcher = kind == .closure || (kind == .comparable && form == .matchers)
    return isMatcher ? localName : ".equal(\(localName))"
  }

  var closureType: String {
    switch closureForm {
    case .value: type
    case .nonescaping: valueType
    case .inout: "inout \(type)"
    }
  }

  func closureArgument(at index: Int) -> String {
    closureForm == .inout ? "&$0.box(\(index)).value" : "$0.value(\(index))"
  }
}

extension MemberParameter {
  /// The label and the name of the parameter in a typed member.
  fileprivate func typedNames(in member: Member) -> String {
    guard let label, !member.isOperator else { return "_ \(localName)" }
    let name = syntax.firstName
    // The only name of a subscript's parameter is not a label.
    return label == word && member.kind != .subscript
      ? name.quoted : "\(name.quoted) \(localName)"
  }
}

extension TypeSyntax {
  /// Whether it is `T.Type` for one of some names.
  fileprivate func isMetatype(of names: Set<String>) -> Bool {
    guard case .metatype(let base, let name) = kind, name.text == "Type",
      case .named(nil, let type, _) = base.ungrouped.kind
    else { return false }
    return names.contains(type.text)
  }
}

extension TypeRenderer {
  /// The text of a type as a value of it is stored: without specifiers, and `Optional` instead of `!`.
  fileprivate func storedText(_ type: TypeSyntax) -> String {
    let type = type.usable
    if case .implicitlyUnwrapped(let wrapped) = type.kind { return grouped(wrapped) + "?" }
    return type.isFunction ? grouped(type) : text(type)
  }

  /// The text of the result of a function type.
  fileprivate func resultText(_ type: TypeSyntax) -> String {
    guard case .function(_, _, let result) = type.ungrouped.kind else { return text(type) }
    return text(result)
  }

  /// Gives each opaque type inside a type a name, and returns these as generic parameters.
  fileprivate mutating func nameOpaqueTypes(of type: TypeSyntax, prefix: String) -> [String] {
    var parameters: [String] = []
    for opaque in type.opaqueTypes {
      guard case .constrained(_, let constraint) = opaque.kind else { continue }
      let name = parameters.isEmpty ? prefix : "\(prefix)_\(parameters.count + 1)"
      parameters.append("\(name): \(text(constraint))")
      opaqueNames[opaque.range.lowerBound] = name
    }
    return parameters
  }
}
