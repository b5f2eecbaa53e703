import DeclarationParser

/// The associated types of a protocol and its parents. Those with the same name are one.
struct AssociatedTypes {
  private struct Associated {
    var name: String
    var bounds: [String] = []
    var defaultType: String?

    /// The bounds as constraints.
    var constraints: [Constraint] {
      bounds.map { Constraint(left: name, right: $0, relation: .conforms) }
    }
  }

  private var types: [Associated] = []
  /// The constraints of the protocols, and of the associated types themselves.
  private var constraints: [Constraint]
  /// The types that a constraint or a default sets. In a class, they are type aliases.
  private(set) var fixed: [String: String] = [:]
  /// The types that only a default sets.
  private(set) var defaulted: [String] = []

  init(of inherited: InheritedProtocols, _ library: TypeLibrary) {
    constraints = inherited.constraints
    for type in inherited.protocols { add(type, NameEditor(library, type, inherited.used)) }
    fixTypes()
    fixToDefaults(types.map(\.name).filter { !isEqualToOther($0) })
    fixToOtherTypes()
    fixToDefaults(types.map(\.name))
  }

  private mutating func add(_ type: DeclaredType, _ editor: NameEditor) {
    for member in type.type?.members ?? [] {
      guard case .associatedtype(let syntax) = member.kind else { continue }
      let name = syntax.name.text
      let index = types.firstIndex { $0.name == name } ?? types.endIndex
      if index == types.endIndex { types.append(Associated(name: name)) }
      // The bound of a type of literals is a protocol that only the standard library sees.
      let literal = type.module == "Swift" ? literalTypes[name] : nil
      for bound in syntax.inheritance where !bound.isSuppressed && literal == nil {
        let text = editor.text(of: bound)
        if !types[index].bounds.contains(text) { types[index].bounds.append(text) }
      }
      if types[index].defaultType == nil {
        types[index].defaultType = syntax.defaultType.map { editor.text(of: $0) } ?? literal
      }
      for requirement in syntax.requirements?.requirements ?? []
      where !requirement.right.isSuppressed {
        constraints.append(Constraint(requirement, editor))
      }
    }
  }

  // MARK: Fixed types

  /// Fixes types to types that are no associated types.
  private mutating func fixTypes() {
    for equal in equalities
    where isAssociated(equal.left) && !isPath(equal.right) && fixed[equal.left] == nil {
      fixed[equal.left] = equal.right
    }
  }

  /// The constraints with `==`, each in both directions.
  private var equalities: [Constraint] {
    constraints.filter { $0.relation == .equals }.flatMap { [$0, $0.flipped] }
  }

  private mutating func fixToDefaults(_ names: [String]) {
    for type in types where fixed[type.name] == nil && names.contains(type.name) {
      fixed[type.name] = type.defaultType
      if type.defaultType != nil { defaulted.append(type.name) }
    }
  }

  /// Whether a constraint equates a type with another associated type, or with a type of it.
  private func isEqualToOther(_ name: String) -> Bool {
    equalities.contains { $0.left == name && isPath($0.right) && $0.right.root != name }
  }

  /// Fixes types to other associated types, as in `Key == Item`, or to types of these.
  private mutating func fixToOtherTypes() {
    for equal in constraints where equal.relation == .equals {
      guard isAssociated(equal.left), fixed[equal.left] == nil, isPath(equal.right),
        let root = resolved(equal.right).root, root != equal.left
      else { continue }
      fixed[equal.left] = equal.right
    }
  }

  /// Whether it is the name of an associated type.
  private func isAssociated(_ type: String) -> Bool { types.contains { $0.name == type } }

  /// Whether it is an associated type, or a member of one: `Item.Element`.
  private func isPath(_ type: String) -> Bool { type.root.map(isAssociated) == true }

  /// A type without names of fixed types.
  func resolved(_ type: String) -> String {
    let next = type.substituting("Self.", with: "").replacingNames(fixed)
    // `Slice<Self>` for `SubSequence` has no further name to replace.
    return next == type ? type : resolved(next)
  }

  // MARK: The declarations of the fake

  /// The constraints on types that are generic parameters of the fake.
  private var openConstraints: [Constraint] {
    // A fixed type stands for another one, which needs its bounds.
    let bounds = types.filter { fixed[$0.name] != nil }.flatMap(\.constraints)
    var found: [Constraint] = []
    for stated in constraints + bounds {
      var constraint = stated
      constraint.left = resolved(stated.left)
      constraint.right = resolved(stated.right)
      // The whole constraint is about a type such as `Slice<Self>`, which satisfies it.
      if constraint.mentionsSelf && !stated.mentionsSelf || constraint.left == constraint.right {
        continue
      }
      // `Node == Node.Node` would be a type alias that references itself.
      if !isPath(constraint.left) || isAssociated(constraint.left) && isPath(constraint.right) {
        constraint = constraint.flipped
      }
      if isPath(constraint.left), !found.contains(constraint) { found.append(constraint) }
    }
    return found
  }

  /// The first constraint that no generic class can state, because it mentions the class: `D.D ==
  /// Self`.
  var recursive: Constraint? {
    openConstraints.first(where: \.mentionsSelf)
      ?? types.filter { fixed[$0.name] == nil }.flatMap(\.constraints)
      .first(where: \.mentionsSelf)
  }

  /// What the `where` of the fake's protocol states.
  var requirements: [String] {
    let equal = types.compactMap { type in fixed[type.name].map { "\(type.name) == \($0)" } }
    return equal + openConstraints.map(\.text)
  }

  var names: [String] { types.map(\.name) }

  /// The declarations.
  var lines: [String] {
    types.map { type in
      let bounds = type.bounds.isEmpty ? "" : ": " + type.bounds.joined(separator: ", ")
      return "associatedtype \(type.name)\(bounds)"
    }
  }
}

/// The types of literals that the compiler takes for code without a type.
private let literalTypes = [
  "StringLiteralType": "String", "ExtendedGraphemeClusterLiteralType": "String",
  "UnicodeScalarLiteralType": "String", "IntegerLiteralType": "Int", "FloatLiteralType": "Double",
  "BooleanLiteralType": "Bool",
]
