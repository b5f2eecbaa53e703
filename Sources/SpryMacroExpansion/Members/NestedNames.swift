/// Names for the types that the members of a nested protocol mention.
///
/// An extension of `Outer.P` does not see the other types in `Outer` without a prefix, and a macro does not
/// know which types those are. Where the protocol is declared, all its types have the names of the source, so
/// the protocol of the typed members declares a type alias for each there.
struct NestedNames {
  /// The name of the type alias for a type: `SpryP_Item` for `Item`.
  private let aliases: [String: String]
  /// The types in the order of the source.
  private let types: [String]

  init(_ faked: FakedProtocol) {
    var aliases: [String: String] = [:]
    var types: [String] = []
    let members = faked.members.all
    let generic = members.reduce(into: faked.ownTypeNames) { $0.formUnion($1.genericNames) }
    for path in members.flatMap(\.mentionedTypes).flatMap(\.dottedNames)
    where !generic.contains(path[0]) && !knownTypes.contains(path[0]) {
      let type = path.joined(separator: ".")
      if aliases[type] == nil { types.append(type) }
      aliases[type] = quoted("Spry\(faked.type.name.text)_\(path.joined(separator: "_"))")
    }
    (self.aliases, self.types) = (aliases, types)
  }

  /// The type aliases.
  var declarations: [String] {
    types.map { type in
      let names = type.split(separator: ".").map { quoted(String($0)) }
      return "typealias \(aliases[type, default: type]) = \(names.joined(separator: "."))"
    }
  }

  /// The names to write for the types.
  ///
  /// - Parameter owner: The protocol of the typed members with a dot, or nothing inside it.
  func names(in owner: String = "") -> [String: String] { aliases.mapValues { owner + $0 } }
}

/// Types that need no alias, so that the members are easier to read.
private let knownTypes: Set<String> = [
  "Self", "Any", "AnyObject", "Void", "Bool", "Int", "Double", "String",
]

extension Member {
  /// The types in its declaration.
  var mentionedTypes: [TypeSyntax] {
    parameters.map(\.syntax.type) + [result, effects.thrownType].compactMap { $0 }
      + (genericParameters?.parameters.compactMap(\.inherited) ?? [])
      + (requirements?.requirements.flatMap { [$0.left, $0.right] } ?? [])
  }
}

extension TypeSyntax {
  /// `[A, B]` for `A.B`, or nil if this is not a type with a plain name.
  var dottedName: [String]? {
    guard case .named(let base, let name, _) = kind else { return nil }
    guard let base else { return [name.text] }
    guard case .named(_, _, let arguments) = base.kind, arguments.isEmpty else { return nil }
    return base.dottedName.map { $0 + [name.text] }
  }

  /// The longest plain names in the type.
  fileprivate var dottedNames: [[String]] {
    guard case .named(_, _, let arguments) = kind, let dottedName else {
      return children.flatMap(\.dottedNames)
    }
    return [dottedName] + arguments.flatMap(\.dottedNames)
  }
}
