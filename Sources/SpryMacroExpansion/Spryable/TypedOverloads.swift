import DeclarationParser

/// The typed members that have the name and the parameters of another.
///
/// Some differ in their results. Then a test can add the result: `get("k", returning: Int.self)`.
///
/// A protocol distinguishes the others by what typed members do not have: `f(_: [Int])` from
/// `f(_: Int...)`, a function from an `async` one, a property from a function, `+` from `plus`. The
/// second one is `f2`.
struct TypedOverloads {
  private var signatures: [Int: TypedSignature] = [:]
  /// The members with a number, and their names.
  private(set) var numbered: [(member: Member, name: String)] = []

  init(of members: [Member], in source: SourceText) {
    self.init(of: members, TypeRenderer(source: source, selfName: "SpryOwner"))
  }

  init(of members: [Member], _ renderer: TypeRenderer) {
    var known: [String: [TypedSignature]] = [:]
    for member in members {
      var number: Int?
      var signature = TypedSignature(member, renderer)
      while known[signature.overload, default: []].contains(where: { $0.meets(signature) }) {
        number = (number ?? 1) + 1
        signature = TypedSignature(member, renderer, number: number)
      }
      known[signature.overload, default: []].append(signature)
      if number != nil { numbered.append((member, signature.name)) }
    }
    let names = Dictionary(grouping: members) { TypedName(of: $0) }
    let written = known.values.joined().flatMap {
      [$0.overload, $0.anyTypesOverload].compactMap { $0 }
    }
    let counts = Dictionary(written.map { ($0, 1) }, uniquingKeysWith: +)
    for var signature in known.values.flatMap({ $0.withResults }) {
      let sameName = names[TypedName(of: signature.member)]!
      signature.hasOwnName = sameName.count == 1
      for member in sameName where member.kind == signature.member.kind {
        let other = TypedSignature(member, renderer)
        let positions = signature.positions(differingFrom: other)
        if positions.isEmpty { continue }
        signature.distinctPositions.formUnion(positions)
        signature.overloads.append(other)
      }
      signature.hasOwnAnyTypes = signature.anyTypesOverload.map { counts[$0] == 1 } ?? false
      signatures[signature.member.offset] = signature
    }
  }

  /// The name that overloads have in common.
  private struct TypedName: Hashable {
    let isStatic: Bool
    let name: String

    init(of member: Member) {
      isStatic = member.isStatic || member.kind == .initializer
      name = member.name.text
    }
  }

  /// The typed form of a member.
  func signature(of member: Member) -> TypedSignature { signatures[member.offset]! }
}

extension [TypedSignature] {
  /// The signatures with the same name and parameters, with the result as a parameter if that
  /// distinguishes them.
  fileprivate var withResults: [TypedSignature] {
    guard Set(map(\.result)).count > 1 else { return self }
    return map { signature in
      var signature = signature
      signature.takesResult = true
      return signature
    }
  }
}

extension TypedOverloads {
  /// A note on each member that a test may not write as it calls the member.
  static func notes(on members: [Member], in source: SourceText) -> [Diagnostic] {
    let overloads = TypedOverloads(of: members, in: source)
    return overloads.numbered.map { member, name in
      MacroMessage.numberedTypedMember(member.functionName, typed: name)
        .at(member.name.range, of: source)
    }
      + members.map(overloads.signature).filter(\.takesResult).map { signature in
        MacroMessage.typedMemberWithResult(signature.member.functionName, of: signature.result)
          .at(signature.member.name.range, of: source)
      }
  }
}
