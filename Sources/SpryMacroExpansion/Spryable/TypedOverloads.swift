import DeclarationParser

/// How a test spells a typed member, as far as the other members decide it.
struct TypedSpelling {
  /// The number after the name, if another typed member has the same name and parameters.
  var number: Int?
  /// Whether a test can add the type of the result as the last argument.
  var takesResult: Bool
  /// The parameters whose types distinguish the member from others with its labels. There, a
  /// literal means what it means in a call to the member: `parse(3)` is the call with an `Int`.
  var distinctPositions: Set<Int> = []
  /// Whether no other member has the name.
  var hasOwnName = false
  /// Whether `.any` of any type distinguishes the member from all others.
  var hasOwnAnyTypes = false
  /// Whether a parent can have a member with the name and without parameters.
  var hasParents = false
  /// The position of the member among the members of the fake; `nil` if its forms share no function.
  var position: Int?
}

/// The typed members of a fake, with their spellings.
///
/// Some members have the name and the parameters of another, and differ in their results. Then a test can add
/// the result: `get("k", returning: Int.self)`.
///
/// A protocol distinguishes others by what typed members do not have: `f(_: [Int])` from `f(_: Int...)`, a
/// function from an `async` one, a property from a function, `+` from `plus`. The second one is `f2`.
struct TypedOverloads {
  private let signatures: [Int: TypedSignature]
  /// The members with a number, and their names.
  let numbered: [(member: Member, name: String)]

  init(of members: [Member], in source: SourceText, hasParents: Bool = false) {
    let renderer = TypeRenderer(source: source, selfName: "SpryOwner")
    let named = Self.numbered(members.map { TypedSignature($0, renderer) })
    numbered = named.compactMap { $0.spelling.number == nil ? nil : ($0.member, $0.name) }
    let sameNames = Dictionary(grouping: named) { Self.commonName(of: $0.member) }
    let sameOverloads = Dictionary(grouping: named, by: \.overload)
    let overloads = named.flatMap { [$0.overload, $0.anyTypesOverload].compactMap { $0 } }
    let counts = Dictionary(overloads.map { ($0, 1) }, uniquingKeysWith: +)
    let spelled = named.enumerated().map { position, signature in
      let sameName = sameNames[Self.commonName(of: signature.member)]!
      var spelling = signature.spelling
      if Set(sameOverloads[signature.overload]!.map(\.result)).count > 1 {
        spelling.takesResult = true
      }
      spelling.hasOwnName = sameName.count == 1
      for other in sameName where other.member.kind == signature.member.kind {
        spelling.distinctPositions.formUnion(signature.positions(differingFrom: other))
      }
      spelling.hasParents = hasParents
      spelling.position = position
      let anyTypes = signature.spelled(spelling).anyTypesOverload
      spelling.hasOwnAnyTypes = anyTypes.map { counts[$0] == 1 } ?? false
      return signature.spelled(spelling)
    }
    signatures = Dictionary(spelled.map { ($0.member.offset, $0) }, uniquingKeysWith: { $1 })
  }

  /// Gives a number to each member that a test could not distinguish from one before it.
  private static func numbered(_ signatures: [TypedSignature]) -> [TypedSignature] {
    var known: [String: [TypedSignature]] = [:]
    return signatures.map { signature in
      var (signature, number) = (signature, 1)
      while known[signature.overload, default: []].contains(where: { $0.meets(signature) }) {
        number += 1
        var spelling = signature.spelling
        spelling.number = number
        signature = signature.spelled(spelling)
      }
      known[signature.overload, default: []].append(signature)
      return signature
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
    let withResult = members.map(overloads.signature).filter(\.spelling.takesResult).map {
      signature in
      let (member, result) = (signature.member, signature.result)
      return (member, MacroMessage.typedMemberWithResult(member.functionName, of: result))
    }
    return (numbered + withResult).map { member, message in
      Diagnostic(message, at: member.name.range, of: source)
    }
  }
}
