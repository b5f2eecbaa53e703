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
    let renderer = TypeRenderer(source: source, selfName: "SpryOwner")
    var known: [String: [TypedSignature]] = [:]
    for (position, member) in members.enumerated() {
      var number: Int?
      var signature = TypedSignature(member, renderer)
      while known[signature.overload, default: []].contains(where: { $0.meets(signature) }) {
        number = (number ?? 1) + 1
        signature = TypedSignature(member, renderer, number: number)
      }
      signature.position = position
      known[signature.overload, default: []].append(signature)
      if number != nil { numbered.append((member, signature.name)) }
    }
    let names = Dictionary(grouping: members, by: Self.commonName)
    let written = known.values.joined().flatMap {
      [$0.overload, $0.anyTypesOverload].compactMap { $0 }
    }
    let counts = Dictionary(written.map { ($0, 1) }, uniquingKeysWith: +)
    for overloads in known.values {
      let differInResults = Set(overloads.map(\.result)).count > 1
      for var signature in overloads {
        if differInResults { signature.takesResult = true }
        let sameName = names[Self.commonName(of: signature.member)]!
        signature.hasOwnName = sameName.count == 1
        for member in sameName where member.kind == signature.member.kind {
          let other = TypedSignature(member, renderer)
          signature.distinctPositions.formUnion(signature.positions(differingFrom: other))
        }
        signature.hasOwnAnyTypes = signature.anyTypesOverload.map { counts[$0] == 1 } ?? false
        signatures[signature.member.offset] = signature
      }
    }
  }

  /// The name that overloads have in common.
  private static func commonName(of member: Member) -> String {
    (member.isStatic ? "static " : "") + member.name.text
  }

  /// The typed form of a member.
  func signature(of member: Member) -> TypedSignature { signatures[member.offset]! }
}

extension TypedOverloads {
  /// A note on each member that a test may not write as it calls the member.
  static func notes(on members: [Member], in source: SourceText) -> [Diagnostic] {
    let overloads = TypedOverloads(of: members, in: source)
    let numbered = overloads.numbered.map { member, name in
      (member, MacroMessage.numberedTypedMember(member.functionName, typed: name))
    }
    let withResult = members.map(overloads.signature).filter(\.takesResult).map { signature in
      let (member, result) = (signature.member, signature.result)
      return (member, MacroMessage.typedMemberWithResult(member.functionName, of: result))
    }
    return (numbered + withResult).map { member, message in
      Diagnostic(message, at: member.name.range, of: source)
    }
  }
}
