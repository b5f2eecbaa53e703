import DeclarationParser

/// The forms in which a test can write a typed member.
extension TypedSignature {
  var forms: [Form] {
    let elements: [Form] = parameters.contains(where: \.hasElements) ? [.elements] : []
    let any: [Form] =
      (canTakeNoArguments && parameters.count > 1 ? [.anyArguments] : [])
      + (parameters.contains(where: \.isClosure) ? [.closures] : [])
      + anyTypesForms
    guard parameters.contains(where: { $0.kind == .comparable }) else {
      return [.matchers] + elements + any
    }
    let missing: [Form] = parameters.count > 1 && !elements.isEmpty ? [.missingElements] : []
    let plain: [Form] = (hasPlainBesideMatchers ? [.plainBesideMatchers] : []) + missing
    return [.matchers, .values] + plain + elements + any
  }

  /// Whether the compiler prefers another form where two fit.
  ///
  /// In general it prefers matchers, whose errors name the one that is wrong. Of overloads, it
  /// prefers values, because only then a literal means the same as in a call. `nil` fits a value and
  /// a matcher alike, so only one of the forms that can take it is not disfavored. The same form of all
  /// overloads is alike, so that they stay comparable.
  func isDisfavored(_ form: Form) -> Bool {
    let canBeNil = ([self] + overloads).contains { $0.parameters.contains(where: \.isOptional) }
    return switch form {
    case .matchers: !distinctPositions.isEmpty && canBeNil
    case .values: distinctPositions.isEmpty && !(canBeNil && !plainPositions.isEmpty)
    case .plainBesideMatchers: canBeNilBesidePlain
    case .elements, .anyArguments, .anyTypes, .anyTypesStub: true
    case .missingElements, .closures, .untypedStub: true
    }
  }

  /// The parameters that take plain values even if another takes a matcher: those that distinguish
  /// the member, and a variadic one.
  private var plainPositions: Set<Int> {
    let comparable = parameters.indices.filter { parameters[$0].kind == .comparable }
    return Set(comparable.filter { parameters[$0].hasElements || distinctPositions.contains($0) })
  }

  private var canBeNilBesidePlain: Bool {
    let plain = plainPositions
    return ([self] + overloads).contains { signature in
      signature.parameters.indices.contains {
        !plain.contains($0) && signature.parameters[$0].isOptional
      }
    }
  }

  /// If each part can be `nil`, the compiler could not choose between this form and the elements.
  private var hasPlainBesideMatchers: Bool {
    let plain = plainPositions
    let isNilTwice =
      canBeNilBesidePlain && parameters.contains { $0.hasElements && $0.isOptional }
    return !plain.isEmpty && !isNilTwice
      && parameters.indices.contains { !plain.contains($0) && parameters[$0].kind == .comparable }
  }

  /// The parameters that a form takes.
  func indices(in form: Form) -> [Int] {
    switch form {
    case .anyArguments: []
    case .missingElements: parameters.indices.filter { !parameters[$0].hasElements }
    default: Array(parameters.indices)
    }
  }

  /// The `@available` of a form, with a space, or nothing.
  func availability(of form: Form) -> String {
    var message: String?
    if form == .missingElements, let missing = parameters.first(where: \.hasElements) {
      message =
        "missing argument for '\(missing.parameter.word)': write '.any' for any values, or '.empty' for none"
    } else if form == .closures, let closure = parameters.first(where: \.isClosure) {
      message = "closures cannot be compared: write '.any' for '\(closure.parameter.word)'"
    } else if form == .untypedStub {
      message = adviceForUntypedStub
    }
    return message.map { "@available(*, unavailable, message: \"\($0)\") " } ?? ""
  }

  /// The form of one parameter.
  func form(_ form: Form, at index: Int) -> Form {
    guard form == .plainBesideMatchers else { return form }
    return plainPositions.contains(index) ? form : .matchers
  }

  /// The parameters whose types another member with the same labels does not have.
  func positions(differingFrom other: TypedSignature) -> Set<Int> {
    guard parameters.map(\.label) == other.parameters.map(\.label) else { return [] }
    return Set(
      parameters.indices.filter { parameters[$0].overload != other.parameters[$0].overload })
  }
}
