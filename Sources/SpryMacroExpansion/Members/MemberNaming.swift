/// Gives each of some members a name of its own, as short as the others allow.
struct MemberNaming: Sendable {
  /// How much of a member its name says: each level more than the one before.
  private let levels: [@Sendable (Member) -> String]

  /// Names for the cases of a fake: the base name; with those of equal base name, the labels; then
  /// the types of the parameters, that of the result, and the effects.
  ///
  /// An initializer says its labels at once: `.init` alone cannot be written without backticks.
  static let cases = MemberNaming(levels: [
    { $0.kind == .initializer ? $0.baseWord + $0.labelWords : $0.baseName },
    { $0.baseWord + $0.fixityWord + $0.labelWords },
    { $0.baseWord + $0.labelAndPlainTypeWords },
    { $0.baseWord + $0.labelAndPlainTypeWords + $0.resultWords },
    { $0.baseWord + $0.labelAndWholeTypeWords + $0.resultWords + $0.effectWords },
    {
      $0.baseWord + $0.labelAndWholeTypeWords + $0.resultWords + $0.effectWords + $0.constraintWords
    },
  ])

  /// Prefixes for the names of a spy, by the rule of swift-spyable 0.9: base name and labels; if
  /// those are equal, with the types of the labelled parameters and of the result. Where these are
  /// equal too, which it leaves to the compiler's error, the cases' rule goes on.
  static let prefixes = MemberNaming(levels: [
    { $0.baseWord + $0.labelWords },
    { $0.baseWord + $0.labelledTypeWords + $0.resultWords },
    { $0.baseWord + $0.labelAndTypeWords + $0.resultWords },
    { $0.baseWord + $0.labelAndTypeWords + $0.resultWords + $0.effectWords },
    { $0.baseWord + $0.labelAndTypeWords + $0.resultWords + $0.effectWords + $0.constraintWords },
  ])

  /// Names for members, in their order, with numbers where words cannot tell members apart.
  ///
  /// Members of the same signature, which only different conditions allow, share a name.
  func names(for members: [Member], in source: SourceText) -> [String] {
    let renderer = TypeRenderer(source: source)
    let signatures = members.map { renderer.signature($0) }
    var names = members.map(levels[0])
    var level = Array(repeating: 0, count: members.count)
    for next in levels.indices.dropFirst() {
      // Those that share a name with others of the same level move on; what is new may be taken.
      for clash in clashes(in: names) where Set(clash.map { signatures[$0] }).count > 1 {
        for index in clash where level[index] < next {
          level[index] = next
          names[index] = levels[next](members[index])
        }
      }
    }
    return numbered(names, signatures)
  }

  private func numbered(_ names: [String], _ signatures: [String]) -> [String] {
    var taken = Set(names)
    var found: [String: [String: String]] = [:]
    return zip(names, signatures).map { name, signature in
      if let known = found[name]?[signature] { return known }
      var own = name
      if found[name] != nil {
        own = (2...).lazy.map { "\(name)\($0)" }.first { !taken.contains($0) } ?? name
        taken.insert(own)
      }
      found[name, default: [:]][signature] = own
      return own
    }
  }

  /// The places of members that share a name.
  private func clashes(in names: [String]) -> [[Int]] {
    var places: [String: [Int]] = [:]
    for (index, name) in names.enumerated() { places[name, default: []].append(index) }
    return places.values.filter { $0.count > 1 }
  }
}

extension Member {
  /// The name; of an operator, its words.
  fileprivate var baseName: String {
    isOperator ? words(forOperator: name.text) : name.text
  }

  /// The same as a part of a name.
  fileprivate var baseWord: String {
    isOperator ? baseName : name.text.word
  }

  /// `prefix func -` → `Prefix`
  fileprivate var fixityWord: String { fixity?.capitalizedFirst ?? "" }

  /// `load(id:name:)` → `IdName`
  fileprivate var labelWords: String {
    isOperator ? "" : parameters.map { ($0.label ?? "").word.capitalizedFirst }.joined()
  }

  /// `load(id: Int, _: String)` → `IdInt`
  fileprivate var labelledTypeWords: String {
    parameters.filter { $0.label != nil }.map(\.labelAndTypeWords).joined()
  }

  /// `load(id: Int, _: String)` → `IdIntString`
  fileprivate var labelAndTypeWords: String {
    isOperator
      ? fixityWord + parameters.map { words(for: $0.syntax.type) }.joined()
      : parameters.map(\.labelAndTypeWords).joined()
  }

  /// `load(id: inout Int, _: @escaping () -> String)` → `IdIntString`
  fileprivate var labelAndPlainTypeWords: String {
    isOperator
      ? fixityWord + parameters.map { words(for: $0.type).capitalizedFirst }.joined()
      : parameters.map { $0.labelWord + words(for: $0.type).capitalizedFirst }.joined()
  }

  /// `load(id: inout Int, _: @escaping () -> String)` → `IdInoutIntEscapingString`
  fileprivate var labelAndWholeTypeWords: String {
    isOperator
      ? labelAndTypeWords
      : parameters.map { parameter in
        parameter.labelWord + words(for: parameter.syntax.type).capitalizedFirst
      }.joined()
  }

  fileprivate var resultWords: String { result.map { words(for: $0) } ?? "" }

  fileprivate var effectWords: String {
    (effects.async?.text ?? "").capitalizedFirst + (effects.throws?.text ?? "").capitalizedFirst
      + (effects.thrownType.map { words(for: $0) } ?? "")
  }

  fileprivate var constraintWords: String {
    let inherited = genericParameters?.parameters.compactMap(\.inherited) ?? []
    let required = requirements?.requirements.flatMap { [$0.left, $0.right] } ?? []
    return (inherited + required).map { words(for: $0) }.joined()
  }
}

extension MemberParameter {
  fileprivate var labelWord: String { label?.word.capitalizedFirst ?? "" }

  fileprivate var labelAndTypeWords: String {
    guard let label else { return words(for: syntax.type).capitalizedFirst }
    return label.word.capitalizedFirst + words(for: syntax.type)
  }
}

/// A name as it has to be written: with backticks around words that have a meaning, and around what
/// is no word.
func quoted(_ name: String) -> String {
  let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || !$0.isASCII }
  return isWord && name.first?.isNumber == false && !reservedWords.contains(name)
    ? name : "`\(name)`"
}
