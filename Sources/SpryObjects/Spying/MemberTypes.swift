internal import SpryKit

/// What a member takes and returns in a call: tells overloads apart, which have one `#function`.
struct MemberTypes {
  private let arguments: [any Any.Type]
  private let result: any Any.Type

  init<each Argument>(_ arguments: repeat (each Argument).Type, returning result: any Any.Type) {
    var types: [any Any.Type] = []
    repeat types.append((each Argument).self)
    self.arguments = types
    self.result = result
  }

  /// Tells whether a member with these types may override one with others, or be overridden by it.
  ///
  /// An override need not have the very same: it may take an optional or a superclass where the other
  /// does not, and return a subclass. Which classes those are is not looked into.
  func mayOverride(_ other: MemberTypes) -> Bool {
    arguments.count == other.arguments.count
      && zip(arguments + [result], other.arguments + [other.result]).allSatisfy { own, other in
        let (own, other) = (unwrappedType(own), unwrappedType(other))
        return own == other || mayVary(own) && mayVary(other)
      }
  }

  /// Whether an override may have another type in this one's place.
  private func mayVary(_ type: any Any.Type) -> Bool {
    if type is AnyClass { return true }
    // Existentials, functions and metatypes have no protocol that tells them.
    let name = String(reflecting: type)
    return name.hasPrefix("any ") || name == "Any" || name.contains("->") || name.hasSuffix(".Type")
  }
}
