/// A parameter of a member, as a fake has to treat it.
///
/// A class, as what else has many fields here and is never changed: the compiler writes no code that
/// copies them.
final class MemberParameter {
  /// How the argument is passed on.
  enum Passing {
    /// As it is.
    case plain
    /// As what it evaluates to.
    case autoclosure(Effects)
    /// In a box that is emptied when the call ends.
    case nonEscaping
    /// In a box from which the new value is read back.
    case `inout`
    /// As all of its elements.
    case pack
  }

  /// Nil where the caller writes none.
  let label: String?
  /// The name in the member, with backticks if it needs them.
  let localName: String
  /// The name as a word, for what is called after it.
  let word: String
  /// The type without specifiers, attributes and dots.
  let type: TypeSyntax
  let specifiers: [Specifier]
  let attributes: [Attribute]
  let isVariadic: Bool
  private(set) var passing: Passing
  /// Whether the source gives it no name to use in the member.
  let isUnnamed: Bool
  /// The whole, as it is written.
  let syntax: Parameter

  /// Whether the argument may not be copied without saying so.
  var isOwned: Bool {
    specifiers.contains { ["borrowing", "consuming"].contains($0.name.text) }
  }

  /// Whether it is a closure that takes or returns a parameter pack: to pass one on as a value crashes
  /// the compiler, at least that of Swift 6.3.
  var isPackClosure: Bool {
    guard case .function(let parameters, _, let result) = (type.wrapped ?? type).ungrouped.kind
    else { return false }
    return (parameters.map(\.type) + [result]).contains(where: \.hasPack)
  }

  /// Whether it is a pack of closures, which only live during the call.
  var isClosurePack: Bool {
    if case .packExpansion(let pattern) = type.kind { pattern.isFunction } else { false }
  }

  /// - Parameter placeholder: what a parameter without a name is called.
  init(_ syntax: Parameter, placeholder: String, isSubscript: Bool) {
    self.syntax = syntax
    let (type, specifiers, attributes) = syntax.type.stripped
    self.type = type
    self.specifiers = specifiers
    self.attributes = attributes
    isVariadic = syntax.isVariadic
    // A subscript's only name is no label.
    let isUnlabelled = isSubscript && syntax.secondName == nil
    label = syntax.firstName.text == "_" || isUnlabelled ? nil : syntax.firstName.text
    let name = syntax.secondName ?? syntax.firstName
    isUnnamed = name.text == "_"
    let text = isUnnamed ? placeholder : name.text
    word = text.word
    // `await` is a name wherever it is declared, and none where it is used.
    let isQuoted = name.isQuoted || reservedWords.contains(text) || text == "await"
    localName = isQuoted ? "`\(text)`" : text
    passing = .plain
    passing = self.passing(of: type)
  }

  private func passing(of type: TypeSyntax) -> Passing {
    if case .packExpansion = type.kind { return .pack }
    if specifiers.contains(where: { $0.name.text == "inout" }) { return .inout }
    let names = attributes.compactMap { attribute in
      if case .named(nil, let name, _) = attribute.name.kind { name.text } else { nil }
    }
    if names.contains("escaping") { return .plain }
    if names.contains("autoclosure"), case .function(_, let effects, _) = type.ungrouped.kind {
      return .autoclosure(effects)
    }
    return type.isFunction && !isVariadic ? .nonEscaping : .plain
  }
}

extension TypeSyntax {
  fileprivate var hasPack: Bool {
    switch kind {
    case .packExpansion: true
    case .tuple(let elements): elements.contains { $0.type.hasPack }
    case .named(_, _, let arguments): arguments.contains(where: \.hasPack)
    case .optional(let type), .attributed(_, _, let type): type.hasPack
    default: false
    }
  }
}

/// Words that have to be quoted to be a name.
let reservedWords: Set<String> = [
  "Any", "Self", "Type", "Protocol", "as", "associatedtype", "break", "case", "catch", "class",
  "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
  "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
  "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
  "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
  "throws", "true", "try", "typealias", "var", "where", "while",
]
