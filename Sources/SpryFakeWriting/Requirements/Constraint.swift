import DeclarationParser

/// A constraint of a protocol, in names that the file of the fake can use: `Item == User`.
struct Constraint: Equatable {
  var left: String
  var right: String
  var relation: GenericRequirement.Relation

  /// `Item == User`.
  static func equal(_ left: String, _ right: String) -> Constraint {
    Constraint(left: left, right: right, relation: .equals)
  }

  init(left: String, right: String, relation: GenericRequirement.Relation) {
    // In the protocol of a fake, both mean the same.
    self.left = left.substituting("Self.", with: "")
    self.right = right.substituting("Self.", with: "")
    self.relation = relation
  }

  init(_ requirement: GenericRequirement, _ editor: NameEditor) {
    self.init(
      left: editor.text(of: requirement.left), right: editor.text(of: requirement.right),
      relation: requirement.relation)
  }

  var text: String { left + (relation == .equals ? " == " : ": ") + right }

  /// The constraint the other way round, which means the same.
  var flipped: Constraint { relation == .equals ? .equal(right, left) : self }

  /// Whether a type is `Self`, or contains it.
  var mentionsSelf: Bool { [left, right].contains { $0.names.contains("Self") } }
}

extension String {
  /// The names in the text of a type.
  fileprivate var names: [Substring] { split { !$0.isNameCharacter } }

  /// `Item` of `Item.Element`, or `nil` for a type that is not such a name.
  var root: String? {
    guard allSatisfy({ $0.isNameCharacter || $0 == "." }) else { return nil }
    return split(separator: ".").first.map(String.init)
  }

  /// The text of a type with other types for some names.
  func replacingNames(_ types: [String: String]) -> String {
    var text = ""
    var rest = self[...]
    while let first = rest.first {
      guard first.isNameCharacter else {
        text.append(rest.removeFirst())
        continue
      }
      let name = rest.prefix(while: \.isNameCharacter)
      rest = rest.dropFirst(name.count)
      let isMember = text.hasSuffix(".") && !text.hasSuffix("...")
      text += isMember ? String(name) : types[String(name)] ?? String(name)
    }
    return text
  }
}

extension Character {
  fileprivate var isNameCharacter: Bool { isLetter || isNumber || self == "_" || self == "`" }
}
