internal import SpryKit

/// An implementation of a member that ran while a spy was active.
struct KnownImplementation {
  let type: AnyClass
  /// The name of the member.
  let member: String
  let types: MemberTypes
  /// Whether the spy watches the member.
  let isWatched: Bool
  /// The state that records the calls to this implementation, or `nil` if the spy itself records
  /// all.
  let record: SpryState?
  /// Whether the spy also records the calls as its own, and answers them.
  fileprivate(set) var isOwnCall = false

  init(_ call: SpiedCall, isWatched: Bool, record: SpryState?) {
    type = call.implementation
    member = MemberName.withoutTrailingLabel(call.site.function.description)
    types = call.types
    self.isWatched = isWatched
    self.record = record
  }

  fileprivate func overrides(_ other: KnownImplementation) -> Bool {
    inherits(type, from: other.type) && types.mayOverride(other.types)
  }
}

/// The implementations that ran while a spy was active.
struct KnownImplementations {
  /// Identifies an implementation. Overloads in one class have one `#function`.
  private struct Key: Hashable {
    let literal: UInt
    let line: UInt
    let type: ObjectIdentifier

    init(_ call: SpiedCall) {
      literal = call.site.literal
      line = call.site.line
      type = ObjectIdentifier(call.implementation)
    }
  }

  private var all: [Key: KnownImplementation] = [:]
  /// The class whose implementation a spy of inherited calls watches, its own or an inherited one.
  /// It is `nil` for a spy of direct calls.
  private let ancestor: AnyClass?

  init(inheritedBy ancestor: AnyClass?) {
    self.ancestor = ancestor
  }

  /// Finds the implementation that a call runs, or returns `nil` if it did not run before.
  func find(_ call: SpiedCall) -> KnownImplementation? { all[Key(call)] }

  /// Adds an implementation, unless another thread has added it, and returns it.
  mutating func add(_ new: KnownImplementation, of call: SpiedCall) -> KnownImplementation {
    let key = Key(call)
    if let known = all[key] { return known }
    all[key] = new
    chooseImplementation(of: new.member)
    return all[key] ?? new
  }

  /// Chooses the implementation of a member whose calls the spy records as its own.
  ///
  /// A call from outside runs the implementation nearest to the class of the spied object. The
  /// others run by a `super` call. So the object received the calls to the nearest implementation.
  /// It inherits the nearest implementation of its superclasses.
  private mutating func chooseImplementation(of member: String) {
    let ofMember = all.filter { $0.value.member == member }
    let candidates = ofMember.values.filter { isCandidate($0.type) }
    for (key, implementation) in ofMember {
      let isOverridden = candidates.contains { $0.overrides(implementation) }
      let isOwnCall = !isOverridden && isCandidate(implementation.type)
      all[key]?.isOwnCall = isOwnCall
    }
  }

  private func isCandidate(_ type: AnyClass) -> Bool {
    guard let ancestor else { return true }
    return type == ancestor || inherits(ancestor, from: type)
  }
}

/// Whether a class is a proper subclass of another class.
func inherits(_ type: AnyClass, from ancestor: AnyClass) -> Bool {
  var superclass: AnyClass? = _getSuperclass(type)
  while let current = superclass {
    if current == ancestor { return true }
    superclass = _getSuperclass(current)
  }
  return false
}

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
        return own == other || !isStructOrEnum(own) && !isStructOrEnum(other)
      }
  }
}
