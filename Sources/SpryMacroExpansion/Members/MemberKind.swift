import DeclarationParser

/// A kind of member that a protocol can require.
///
/// What one kind has and another lacks is a property of the kind, so that a new kind needs few
/// further changes. *Contributing* lists them.
package enum MemberKind: Sendable {
  case function, property, `subscript`, initializer

  init(_ kind: CallableDeclaration.Kind) {
    switch kind {
    case .function, .operator: self = .function
    case .initializer: self = .initializer
    case .subscript: self = .subscript
    }
  }

  var hasParameters: Bool { self != .property }

  /// Whether it has accessors instead of a body.
  var hasAccessors: Bool { self == .property || self == .subscript }

  /// Whether the only name of a parameter is also its label.
  var namesAreLabels: Bool { self != .subscript }

  /// What a message calls it, if `@Spryable` cannot implement it in a class, or `nil`.
  package var nameIfNotListable: String? {
    switch self {
    case .function, .property: nil
    case .subscript: "a subscript"
    case .initializer: "an initializer"
    }
  }
}

extension Member {
  /// The introducer and the name, before generic parameters: `func load`.
  var introduction: String {
    switch kind {
    case .function: "func " + (isOperator ? name.text + " " : name.quoted)
    case .property: "var \(name.quoted)"
    case .subscript: "subscript"
    case .initializer: "init\(optionalMark?.text ?? "")"
    }
  }
}
