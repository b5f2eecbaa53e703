package import DeclarationParser

/// A parameter of a member.
package struct MemberParameter {
  /// How the member passes the argument on.
  enum Passing {
    /// As it is.
    case plain
    /// As the value that it evaluates to.
    case autoclosure(Effects)
    /// In a box that is emptied when the call ends.
    case nonescaping
    /// In a box from which the new value is read back.
    case `inout`
    /// As all elements of a pack.
    case pack
    /// As a placeholder, because the body cannot name it, or the system cannot record it.
    case skipped(placeholder: String)
  }

  /// The label, or `nil` if a call has none.
  let label: String?
  /// The name inside the member, with backticks if it needs them.
  fileprivate(set) var localName: String
  /// The name as a word that other names can contain.
  let word: String
  /// The type without specifiers, attributes, and `...`.
  let type: TypeSyntax
  let specifiers: [Modifier]
  let attributes: [Attribute]
  package let isVariadic: Bool
  fileprivate(set) var passing = Passing.plain
  /// Whether the source gives it no name inside the member.
  let isUnnamed: Bool
  package let syntax: Parameter

  /// - Parameter placeholder: The name of a parameter without one.
  init(_ syntax: Parameter, placeholder: String, of kind: MemberKind) {
    self.syntax = syntax
    (type, specifiers, attributes) = syntax.type.stripped
    isVariadic = syntax.isVariadic
    let isUnlabelled = !kind.namesAreLabels && syntax.secondName == nil
    label = syntax.firstName.text == "_" || isUnlabelled ? nil : syntax.firstName.text
    let name = syntax.secondName ?? syntax.firstName
    isUnnamed = name.text == "_"
    let text = isUnnamed ? placeholder : name.text
    word = text.word
    // `await` can be declared as a name, but not used as one.
    localName = name.isQuoted || isReserved(text) || Keyword(text) == .await ? "`\(text)`" : text
    passing = passing(of: type)
  }

  /// The parameters of a function, an initializer, or a subscript.
  static func parameters(_ parameters: [Parameter], of kind: MemberKind) -> [MemberParameter] {
    let taken = Set(parameters.map { ($0.secondName ?? $0.firstName).text })
    return parameters.enumerated().map { index, parameter in
      var placeholder = "argument\(index + 1)"
      while taken.contains(placeholder) { placeholder += "_" }
      return MemberParameter(parameter, placeholder: placeholder, of: kind)
    }
  }

  private func passing(of type: TypeSyntax) -> Passing {
    if case .packExpansion = type.kind { return .pack }
    if specifiers[.inout] != nil { return .inout }
    let keywords = attributes.map(\.keyword)
    if keywords.contains(.escaping) { return .plain }
    if keywords.contains(.autoclosure), case .function(_, let effects, _) = type.ungrouped.kind {
      return .autoclosure(effects)
    }
    return type.isFunction && !isVariadic ? .nonescaping : .plain
  }
}

extension Member {
  /// The member of a class, whose body cannot name some of its parameters.
  ///
  /// The type of a parameter that is skipped is not in the typed member, so a generic parameter
  /// must not depend on it.
  var withSkippedParameters: Member {
    var member = self
    member.parameters = parameters.map {
      $0.isUnnamed && !isGeneric($0) ? $0.skipped("SprySkippedArgument()") : $0
    }
    return member
  }

  private func isGeneric(_ parameter: MemberParameter) -> Bool {
    parameter.type.mentions(genericNames) || !parameter.syntax.type.opaqueTypes.isEmpty
  }
}

extension Member {
  /// The member with another name in the place of a parameter named `self`, which would hide the
  /// fake.
  var withoutHiddenSelf: Member {
    var member = self
    for index in parameters.indices where parameters[index].word == "self" {
      member.parameters[index].localName = "_self"
    }
    return member
  }

  /// The member with closures where the type of a parameter is one of these aliases of function
  /// types. A macro sees no aliases outside the protocol.
  func withClosures(of aliases: Set<String>) -> Member {
    var member = self
    for index in parameters.indices where parameters[index].isPlainValue(of: aliases) {
      member.parameters[index].passing = .nonescaping
    }
    return member
  }
}

extension MemberParameter {
  fileprivate func isPlainValue(of types: Set<String>) -> Bool {
    guard case .plain = passing, !isVariadic,
      !attributes.contains(where: { $0.keyword == .escaping })
    else { return false }
    return type.isNamed(types)
  }

  /// Whether its label is also its name.
  var hasOneName: Bool {
    syntax.secondName == nil && label?.word == word && localName != "_self"
  }

  var isSkipped: Bool { if case .skipped = passing { true } else { false } }

  /// The same parameter, passed on as a placeholder.
  func skipped(_ placeholder: String) -> MemberParameter {
    var parameter = self
    parameter.passing = .skipped(placeholder: placeholder)
    return parameter
  }

  /// Whether the argument is valid only during the call.
  var isNonescaping: Bool {
    switch passing {
    case .nonescaping, .autoclosure: true
    case .plain, .inout, .pack, .skipped: false
    }
  }

  /// Whether it is a closure, perhaps optional. A type alias with `@escaping` is a closure, too.
  var isClosure: Bool {
    let type = syntax.type.usable
    return type.isFunction || type.wrapped?.isFunction ?? false
      || attributes.contains { $0.keyword == .escaping }
  }

  /// Whether it is an autoclosure.
  var isLazy: Bool { attributes.contains { $0.keyword == .autoclosure } }

  /// The value of an autoclosure that escapes, which another function takes as an autoclosure; `nil`
  /// for other parameters.
  var valueOfEscapingAutoclosure: String? {
    guard case .plain = passing, isLazy,
      case .function(_, let effects, _) = type.ungrouped.kind
    else { return nil }
    return "\(effects.keywords)\(localName)()"
  }

  /// Whether the type of another function's parameter needs `@escaping` to take the argument.
  ///
  /// Behind a type alias, only the attribute shows that it is a closure.
  var isEscapingClosure: Bool {
    guard case .plain = passing, !isVariadic else { return false }
    return type.isFunction || attributes.contains { $0.keyword == .escaping }
  }

  var isPack: Bool { if case .pack = passing { true } else { false } }

  var isInout: Bool { if case .inout = passing { true } else { false } }

  /// Whether a copy of the argument must be explicit.
  var isOwned: Bool { specifiers[.borrowing] != nil || specifiers[.consuming] != nil }

  var isSending: Bool { specifiers[.sending] != nil }

  var isIsolated: Bool {
    specifiers[.isolated] != nil || syntax.modifiers[.isolated] != nil
  }

  /// Whether it is a closure that takes or returns a parameter pack. The compiler cannot pass it on
  /// as a value.
  var isPackClosure: Bool {
    guard case .function(let parameters, _, let result) = (type.wrapped ?? type).ungrouped.kind
    else { return false }
    return (parameters.map(\.type) + [result]).contains(where: \.hasPack)
  }

  /// The type of each value, if it is a pack.
  var typeOfPack: TypeSyntax? {
    if case .packExpansion(let pattern) = type.kind { pattern } else { nil }
  }

  /// Whether it is a pack of closures.
  var isClosurePack: Bool { typeOfPack?.isFunction ?? false }

  var lastName: Identifier { syntax.secondName ?? syntax.firstName }
}

// MARK: - Type aliases

extension TypeDeclaration {
  /// The names of the type aliases inside the type that stand for function types: `Step` of
  /// `typealias Step = (Int) -> Void`.
  var functionAliases: Set<String> {
    let aliases = members.compactMap { member in
      if case .typealias(let alias) = member.kind { alias } else { nil }
    }
    var names: Set<String> = []
    // An alias can stand for an alias that is declared after it.
    for _ in aliases {
      names.formUnion(
        aliases.filter { $0.type.isFunction || $0.type.isNamed(names) }.map(\.name.text))
    }
    return names
  }
}

extension TypeSyntax {
  /// Whether it is one of the names, perhaps with generic arguments: `Step`, or `Self.Step<Int>`.
  fileprivate func isNamed(_ names: Set<String>) -> Bool {
    guard case .named(let base, let name, _) = ungrouped.kind, base?.isSelf ?? true else {
      return false
    }
    return names.contains(name.text)
  }
}

// MARK: - Names

/// Whether a word needs backticks to be a name.
private func isReserved(_ name: String) -> Bool {
  let keyword = Keyword(name)
  return keyword.isReserved || keyword == .Type || keyword == .Protocol
}

/// A name, with backticks if it is a keyword, or not a word.
func quoted(_ name: String) -> String {
  let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || !$0.isASCII }
  return isWord && name.first?.isNumber == false && !isReserved(name) ? name : "`\(name)`"
}
