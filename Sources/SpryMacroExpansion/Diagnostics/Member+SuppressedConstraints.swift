import DeclarationParser

// Values whose types are `~Copyable` or `~Escapable`, which no fake can store.
extension Member {
  /// Whether a type of a parameter or a result can be noncopyable or nonescapable.
  func cannotStore(_ type: TypeSyntax) -> Bool { reasonNotToStore(type) != nil }

  /// Why a fake cannot store values of a type, or `nil` if it can. A generic parameter, or a part of
  /// a closure, can be noncopyable or nonescapable: `the result of 'body' might not be copyable`.
  ///
  /// - Parameters:
  ///   - type: The type of a parameter, or of the result.
  ///   - name: The name of the parameter, or `nil` for the result.
  func reasonNotToStore(_ type: TypeSyntax, named name: String? = nil) -> String? {
    let suppressed = suppressedConstraints
    let type = type.stripped.type.ungrouped
    if case .function(let parameters, _, let result) = type.kind, let name {
      if let words = suppressed.words(for: result) {
        return "the result of '\(name)' might not be \(words)"
      }
      let words = parameters.lazy.compactMap { suppressed.words(for: $0.type) }.first
      if let words { return "a parameter of '\(name)' might not be \(words)" }
    }
    if name == nil, let words = suppressed.words(for: type) {
      return "what it returns might not be \(words)"
    }
    return suppressed.reason(in: type)
  }

  private var suppressedConstraints: SuppressedConstraints {
    var constraints = SuppressedConstraints()
    for parameter in genericParameters?.parameters ?? [] {
      constraints.add(parameter.inherited, to: parameter.name.text)
    }
    for requirement in requirements?.requirements ?? [] where requirement.relation == .conforms {
      constraints.add(requirement.right, to: requirement.left.lastName)
    }
    return constraints
  }
}

/// The generic parameters of a member with constraints such as `~Copyable`.
private struct SuppressedConstraints {
  /// The names of the protocols that a generic parameter does not have to conform to.
  private var protocols: [String: Set<String>] = [:]

  mutating func add(_ constraint: TypeSyntax?, to name: String) {
    let names = constraint?.suppressedProtocols ?? []
    if !names.isEmpty { protocols[name, default: []].formUnion(names) }
  }

  /// What a value of the type, or of the type inside an optional, might not be: `copyable`; `nil` if
  /// the type is neither a generic parameter nor an opaque type, or is unconstrained.
  func words(for type: TypeSyntax) -> String? {
    let type = type.stripped.type.ungrouped
    switch (type.wrapped ?? type).ungrouped.kind {
    case .named(nil, let name, let arguments) where arguments.isEmpty:
      return protocols[name.text].map(words)
    case .constrained(_, let constraint):
      let names = constraint.suppressedProtocols
      return names.isEmpty ? nil : words(for: names)
    default: return nil
    }
  }

  /// The reason for the first such type inside a type: `'T' might not be copyable`.
  func reason(in type: TypeSyntax) -> String? {
    if type.wrapped == nil, let words = words(for: type) {
      return "'\(type.ungrouped.spelling)' might not be \(words)"
    }
    return type.children.lazy.compactMap(reason).first
  }

  private func words(for names: Set<String>) -> String {
    names.sorted().map { $0.lowercased() }.joined(separator: " or ")
  }
}

extension TypeSyntax {
  /// The names of the suppressed requirements in a constraint: `Copyable` in `P & ~Copyable`.
  fileprivate var suppressedProtocols: Set<String> {
    Set(composedTypes.filter(\.isSuppressed).map(\.lastName))
      .intersection(["Copyable", "Escapable"])
  }

  /// The type as a text, for a name or an opaque type.
  fileprivate var spelling: String {
    switch kind {
    case .constrained(let keyword, let constraint):
      "\(keyword.text) \(constraint.composedTypes.map(\.spelling).joined(separator: " & "))"
    case .suppressed(let type): "~\(type.ungrouped.spelling)"
    default: lastName
    }
  }
}
