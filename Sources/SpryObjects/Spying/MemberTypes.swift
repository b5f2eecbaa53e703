internal import SpryKit

/// The types of a member's parameters and result, which distinguish overloads with one `#function`.
struct MemberTypes {
  private let arguments: [any Any.Type]
  private let result: any Any.Type

  init<each Argument>(_ arguments: repeat (each Argument).Type, returning result: any Any.Type) {
    var types: [any Any.Type] = []
    repeat types.append((each Argument).self)
    self.arguments = types
    self.result = result
  }

  /// Whether a member with these types may override one with other types, or be overridden by it.
  ///
  /// The types of an override may differ: it can take an optional or a superclass, and return a
  /// subclass. This does not check which classes they are.
  func mayOverride(_ other: MemberTypes) -> Bool {
    arguments.count == other.arguments.count
      && zip(arguments + [result], other.arguments + [other.result]).allSatisfy { own, other in
        let (own, other) = (unwrappedType(own), unwrappedType(other))
        return own == other || mayVary(own) && mayVary(other)
      }
  }

  /// Whether an override may have another type instead of this one.
  private func mayVary(_ type: any Any.Type) -> Bool {
    if type is AnyClass { return true }
    // Existentials, functions, and metatypes have no protocol by which to recognize them.
    let name = String(reflecting: type)
    return name.hasPrefix("any ") || name == "Any" || name.includes("->") || name.hasSuffix(".Type")
  }
}
