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
