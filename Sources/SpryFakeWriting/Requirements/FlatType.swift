/// What a fake has to implement, as a protocol that contains all members itself.
struct FlatType {
  /// A requirement, in names that the file of the fake can use.
  struct Requirement {
    var text: String
    /// Whether the fake works without it: an extension implements it.
    var isOptional = false
  }

  /// The type to fake.
  var type: DeclaredType
  /// Its name in the file of the fake.
  var name: String
  /// Everything before the brace of the protocol.
  var head: String
  var associatedTypes: [String] = []
  /// The associated types that only a default sets.
  var defaultedTypes: [String] = []
  /// The type aliases that the members name.
  var typealiases: [String] = []
  var members: [Requirement]
  /// The class that the fake inherits from, if there is one.
  var superclass: String?
  /// Further conformances of the class.
  var conformances: [String] = []
  /// Whether the members override members of a superclass.
  var isOverriding = false
  var used: RequiredImports

  /// The source of the protocol.
  func source(includesOptional: Bool) -> String {
    let members = members.filter { includesOptional || !$0.isOptional }.map(\.text)
    return "\(head) {\n\((associatedTypes + typealiases + members).joined(separator: "\n"))\n}\n"
  }
}
