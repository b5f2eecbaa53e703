import DeclarationParser

/// A parameter of the typed form of a member.
struct TypedParameter {
  enum Kind {
    /// A value that can be compared with another.
    case comparable
    /// A closure, or an argument that is not recorded, which takes a matcher in both forms.
    case closure
    /// The type `T.Type` of a generic parameter `T`, which takes a value in both forms.
    case genericType
  }

  /// What a form of the member takes for it.
  enum Taken {
    /// A matcher, which can be a literal.
    case matcher
    /// A matcher, without literals: beside a value, a literal is a value as well.
    case matcherBesideValue
    /// A value, if it can be compared.
    case value
    /// The same where another parameter takes a matcher. A variadic parameter takes at least one.
    case valueBesideMatcher
    /// A matcher for each value of a variadic parameter, of which there is at least one: without
    /// any, the compiler could not choose between this and the values.
    case elements
    /// A closure, which cannot be compared.
    case closure

    fileprivate var isValue: Bool { self == .value || self == .valueBesideMatcher }
  }

  /// How the closure of `andDo` takes it.
  enum ClosureForm { case value, nonescaping, `inout` }

  /// The parameter of the member.
  let parameter: MemberParameter
  let kind: Kind
  /// The generic parameter `T` if its type is `T.Type`.
  let genericType: String?
  let closureForm: ClosureForm
  /// The type of the argument, as it is recorded.
  let type: String
  /// The type of one value of a variadic parameter, or `type`.
  private let valueType: String
  /// The generic parameters that stand for opaque types: `T1: Codable`.
  let opaqueParameters: [String]
  private let names: String
  let label: String

  init(_ parameter: MemberParameter, _ index: Int, of member: Member, _ renderer: TypeRenderer) {
    self.parameter = parameter
    var renderer = renderer
    opaqueParameters = renderer.nameOpaqueTypes(
      of: parameter.syntax.type, prefix: "Opaque\(index + 1)")
    names = parameter.typedNames(in: member)
    label = member.isOperator ? "_" : parameter.label ?? "_"
    genericType = parameter.type.ungrouped.instance(in: member.genericNames)
    let text = renderer.storedText(parameter.syntax.type)
    switch parameter.passing {
    case .plain where genericType != nil:
      (kind, closureForm, valueType) = (.genericType, .value, text)
    case .plain where parameter.isClosure:
      (kind, closureForm, valueType) = (.closure, .value, text)
    case .plain, .pack:
      (kind, closureForm, valueType) = (.comparable, .value, text)
    case .inout:
      (kind, closureForm, valueType) = (
        parameter.type.isFunction ? .closure : .comparable, .inout, text
      )
    case .autoclosure(let effects) where member.canEvaluate(effects):
      (kind, closureForm, valueType) = (.comparable, .value, renderer.resultText(parameter.type))
    case .skipped(let placeholder):
      (kind, closureForm, valueType) = (.closure, .value, String(placeholder.dropLast(2)))
    case .autoclosure, .nonescaping:
      (kind, closureForm, valueType) = (.closure, .nonescaping, text)
    }
    if parameter.isPack, let typeOfPack = parameter.typeOfPack {
      type = renderer.text(typeOfPack)
    } else if parameter.isVariadic, !parameter.isSkipped {
      type = "[\(valueType)]"
    } else {
      type = closureForm == .nonescaping ? "NonEscapingArgument<\(valueType)>" : valueType
    }
  }

  var isPack: Bool { parameter.isPack }

  private var isVariadic: Bool { parameter.isVariadic && !parameter.isSkipped }

  /// The type as an element of a tuple.
  var packedType: String { isPack ? "repeat \(type)" : type }

  /// Whether it is variadic, so that there can be a matcher for each value.
  var hasElements: Bool { isVariadic && kind != .genericType }

  /// Whether it is one closure that a test could write as an argument.
  var isClosure: Bool {
    parameter.isClosure && !parameter.isLazy && !parameter.isVariadic && !parameter.isSkipped
      && !parameter.isInout && !parameter.isClosurePack
  }

  func declaration(_ taken: Taken) -> String {
    if hasElements, taken == .elements || taken == .valueBesideMatcher {
      let value = taken == .elements ? "ArgumentOf<\(valueType)>" : valueType
      return "\(names): \(value), _ \(furtherName): \(value)..."
    }
    return declaration(of: declaredType(taken))
  }

  /// The declaration with another type.
  func declaration(of type: String) -> String { "\(names): \(type)" }

  /// The name of the parameter for all values but the first.
  private var furtherName: String { "spry_\(parameter.word)" }

  /// The label and the type, which distinguish overloads.
  var overload: String { "\(label): \(declaredType(.matcher))" }

  private func declaredType(_ taken: Taken) -> String {
    if kind == .genericType { return type }
    if taken == .closure, isClosure { return closureType }
    if taken.isValue, kind == .comparable { return isVariadic ? "\(valueType)..." : packedType }
    let matcher = taken == .matcherBesideValue && kind == .comparable ? "MatcherOf" : "ArgumentOf"
    return "\(isPack ? "repeat " : "")\(matcher)<\(type)>"
  }

  /// The matcher that the runtime gets.
  ///
  /// - Parameters:
  ///   - taken: What the form takes, or `nil` for nothing, which matches everything.
  ///   - isTyped: Whether the compiler needs the type.
  func expression(_ taken: Taken?, isTyped: Bool) -> String {
    let base = isTyped ? "ArgumentOf<\(type)>" : ""
    let localName = parameter.localName
    guard let taken else { return "\(base).any" }
    if kind == .genericType { return "\(base).equal(\(localName))" }
    if taken == .elements, hasElements {
      return "\(base).elements(matching: [\(localName)] + \(furtherName))"
    }
    if kind == .closure { return localName }
    switch taken {
    case .matcher where isPack: return "repeat each \(localName)"
    case .value where isPack: return "repeat ArgumentOf.equal(each \(localName))"
    case .matcherBesideValue: return "\(localName).argument"
    case .valueBesideMatcher where hasElements:
      return "\(base).equal([\(localName)] + \(furtherName))"
    case .value, .valueBesideMatcher: return "\(base).equal(\(localName))"
    case .matcher, .elements, .closure: return localName
    }
  }

  /// The declaration in the function that the forms for values and matchers call.
  var combinedDeclaration: String {
    "_ \(parameter.localName): \(kind == .comparable ? "MatcherOf" : "ArgumentOf")<\(type)>"
  }

  /// The matcher that the function of ``combinedDeclaration`` gets.
  func combinedExpression(_ taken: Taken?) -> String {
    guard kind == .comparable else { return expression(taken, isTyped: true) }
    let localName = parameter.localName
    return switch taken {
    case nil: ".any"
    case .valueBesideMatcher where hasElements:
      "MatcherOf<\(type)>.equal([\(localName)] + \(furtherName))"
    case .value, .valueBesideMatcher: "spryEqual(\(localName))"
    case .matcher, .matcherBesideValue, .elements, .closure: localName
    }
  }

  var closureType: String {
    switch closureForm {
    case .value: parameter.isEscapingClosure ? "@escaping \(type)" : type
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
    guard label != nil, !member.isOperator else { return "_ \(localName)" }
    let name = syntax.firstName
    // The only name of a subscript's parameter would not be a label.
    return hasOneName && member.kind.namesAreLabels ? name.quoted : "\(name.quoted) \(localName)"
  }
}

extension TypeSyntax {
  /// The `T` of `T.Type` if it is one of some names.
  fileprivate func instance(in names: Set<String>) -> String? {
    guard case .metatype(let base, let name) = kind, name.keyword == .Type,
      case .named(nil, let type, _) = base.ungrouped.kind
    else { return nil }
    return names.contains(type.text) ? type.text : nil
  }
}

extension TypeRenderer {
  /// The text of a type as a value of it is stored: without specifiers, and `Optional` instead of
  /// `!`.
  func storedText(_ type: TypeSyntax) -> String {
    let type = type.usable
    if case .implicitlyUnwrapped(let wrapped) = type.kind { return grouped(wrapped) + "?" }
    return type.isFunction ? grouped(type) : text(type)
  }

  /// The text of the result of a function type.
  func resultText(_ type: TypeSyntax) -> String {
    guard case .function(_, _, let result) = type.ungrouped.kind else { return text(type) }
    return text(result)
  }

  /// Gives each opaque type inside a type a name, and returns these as generic parameters.
  mutating func nameOpaqueTypes(of type: TypeSyntax, prefix: String) -> [String] {
    var parameters: [String] = []
    for opaque in type.opaqueTypes {
      guard case .constrained(_, let constraint) = opaque.kind else { continue }
      let name = parameters.isEmpty ? prefix : "\(prefix)_\(parameters.count + 1)"
      parameters.append("\(name): \(text(constraint.ungrouped))")
      opaqueNames[opaque.range.lowerBound] = name
    }
    return parameters
  }
}
