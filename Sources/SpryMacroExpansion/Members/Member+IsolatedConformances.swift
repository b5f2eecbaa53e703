import DeclarationParser

extension Member {
  /// Whether `nonisolated` code might not be able to use the types of the member.
  ///
  /// If the default isolation is the main actor, a type of the module has a conformance to
  /// `Hashable` that only the main actor can use, so a set of its values belongs to the main actor.
  /// Code that states no isolation is on the main actor in such a module, and `nonisolated` in
  /// others. A macro cannot see the default.
  ///
  /// - Parameter parameters: The names of the generic parameters around the member.
  func mayNeedIsolatedConformance(_ parameters: Set<String>) -> Bool {
    let parameters = parameters.union(genericNames)
    return types.contains { type in
      type.contains { part in
        part.hashedType.map { !$0.isHashableAnywhere(parameters) } ?? false
      }
    }
  }
}

extension TypeSyntax {
  /// The element of a set, or the key of a dictionary.
  fileprivate var hashedType: TypeSyntax? {
    switch kind {
    case .dictionary(let key, _): key
    case .named(_, let name, let arguments) where ["Set", "Dictionary"].contains(name.text):
      arguments.first
    default: nil
    }
  }

  /// Whether the type is a generic parameter, or contains only types of the standard library and
  /// Foundation.
  fileprivate func isHashableAnywhere(_ parameters: Set<String>) -> Bool {
    switch ungrouped.kind {
    case .named(_, let name, let arguments):
      (hashableTypes.contains(name.text) || ungrouped.isParameter(parameters))
        && arguments.allSatisfy { $0.isHashableAnywhere(parameters) }
    case .optional, .array, .dictionary, .constrained:
      ungrouped.children.allSatisfy { $0.isHashableAnywhere(parameters) }
    default: false
    }
  }

  private func isParameter(_ parameters: Set<String>) -> Bool {
    switch kind {
    case .named(nil, let name, _): parameters.contains(name.text) || isSelf
    case .named(let base?, _, _): base.isParameter(parameters)
    default: false
    }
  }
}

private let hashableTypes: Set<String> = [
  "String", "Substring", "Character", "Bool", "Double", "Float", "Int", "Int8", "Int16", "Int32",
  "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "AnyHashable", "ObjectIdentifier",
  "Optional", "Array", "Set", "Dictionary", "Hashable", "UUID", "URL", "Date", "Data", "Decimal",
]
