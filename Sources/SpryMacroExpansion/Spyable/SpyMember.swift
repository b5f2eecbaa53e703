import DeclarationParser

/// A member of a spy, or one accessor of a subscript.
struct SpyMember {
  enum Role {
    /// A function, an initializer, the getter of a subscript, or a getter with effects.
    case call
    /// A property without effects, which only stores.
    case property
    /// The setter of a subscript.
    case setter
  }

  let member: Member
  let role: Role
  /// The start of its names, or the whole name of a property.
  let prefix: String
  /// Its number in the group, from 0.
  let number: Int
  /// The second name of its return value, if it is a property with effects. swift-spyable has only
  /// this one.
  var underlying: String?
}

/// The members of a spy that share a struct of names.
struct SpyGroup {
  /// `SpyNames` and `spyMembers`, with a suffix if there are several groups.
  let structName: String
  let membersName: String
  let isStatic: Bool
  /// Whether the names are properties of the spy, because no member lookup finds them.
  let isWrittenOut: Bool
  let entries: [SpyMember]

  /// The entry of a member of the group.
  func entry(of member: Member, isSetter: Bool) -> SpyMember {
    entries.first { $0.member.offset == member.offset && ($0.role == .setter) == isSetter }!
  }
}

/// A structure in which a spy stores a closure whose type the runtime of the oldest system does not
/// support. The structure is a type of its own, which every system supports.
struct SpyBox {
  let name: String
  /// The type of the closure.
  private let type: String

  /// The declaration of the structure.
  var declaration: String { "struct \(name) { let value: \(type) }" }

  /// The box for the closure that answers a member, or `nil` if it needs none.
  init?(of entry: SpyMember, _ types: SpyTypes) {
    let member = entry.member
    // Erased types contain `any P<T>` for `some P<T>`.
    let mayNeedBox =
      member.effects.typedError != nil
      || member.types.contains { $0.runtimeSupport != nil || $0.mentionsSome }
    guard mayNeedBox, entry.role != .property else { return nil }
    type = types.closure(of: entry)
    guard runtimeSupport(ofType: type) != nil else { return nil }
    name =
      "Spy" + (member.isStatic ? "Class" : "") + entry.prefix.capitalizedFirst + "Closure"
  }
}

/// What the runtime must support for a type.
func runtimeSupport(ofType type: String) -> RuntimeSupport? {
  guard case .variable(let variable)? = parseDeclaration(SourceText("var value: \(type)"))?.kind
  else { return nil }
  return variable.bindings.first?.type?.runtimeSupport
}
