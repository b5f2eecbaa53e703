import DeclarationParser

/// The numbers of typed members that have the name and the parameters of another.
///
/// A protocol distinguishes such members by what typed members do not have: `f(_: [Int])` from
/// `f(_: Int...)`, a property from an `async` function, `+` from `plus`. The second one is `f2`.
struct TypedNumbers {
  private var numbers: [Int: Int] = [:]
  /// The members with a number, and their names.
  private(set) var numbered: [(member: Member, name: String)] = []

  init(of members: [Member], _ renderer: TypeRenderer) {
    var known: [String: [TypedSignature]] = [:]
    for member in members {
      var number: Int?
      var signature = TypedSignature(member, renderer)
      while known[signature.overload, default: []]
        .contains(where: { $0.meets(signature) })
      {
        number = (number ?? 1) + 1
        signature = TypedSignature(member, renderer, number: number)
      }
      known[signature.overload, default: []].append(signature)
      guard let number else { continue }
      numbers[member.offset] = number
      numbered.append((member, signature.name))
    }
  }

  /// The number of a member, or `nil` if its name needs none.
  subscript(member: Member) -> Int? { numbers[member.offset] }
}

extension TypedNumbers {
  /// A note on each member with a number.
  static func notes(on members: [Member], in source: SourceText) -> [Diagnostic] {
    let renderer = TypeRenderer(source: source, selfName: "SpryOwner")
    return TypedNumbers(of: members, renderer).numbered.map { member, name in
      MacroMessage.numberedTypedMember(member.functionName, typed: name)
        .at(member.name.range, of: source)
    }
  }
}
