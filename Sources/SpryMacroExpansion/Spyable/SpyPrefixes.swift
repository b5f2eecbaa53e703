import DeclarationParser

/// The prefixes of a spy's properties, by the rule of swift-spyable 0.9.
///
/// Each member gets a unique one, which is as short as possible. The first level is the base name
/// with the labels. The second adds the types of the labelled parameters and of the result.
/// swift-spyable has no further levels: equal names are errors there.
enum SpyPrefixes {
  /// The forms of a name. Each level contains more of the member than the previous one.
  private static let levels: [@Sendable (Member) -> String] = [
    { $0.baseWord + $0.labelWords },
    { $0.baseWord + $0.labelledTypeWords + $0.resultWords },
    { $0.baseWord + $0.labelAndTypeWords + $0.resultWords },
    { $0.baseWord + $0.labelAndTypeWords + $0.resultWords + $0.effectWords },
    { $0.baseWord + $0.labelAndTypeWords + $0.resultWords + $0.effectWords + $0.constraintWords },
  ]

  /// The names of members, in their order. They have numbers if words do not make them unique.
  ///
  /// Members with the same signature share a name. They are in different `#if` clauses.
  static func names(for members: [Member], in source: SourceText) -> [String] {
    let renderer = TypeRenderer(source: source)
    let signatures = members.map { renderer.signature($0) }
    var names = members.map(levels[0])
    for name in levels.dropFirst() {
      // Members that share a name move to the next level. Their new names can be taken as well.
      let clashes = Dictionary(grouping: names.indices) { names[$0] }.values
      for clash in clashes where Set(clash.map { signatures[$0] }).count > 1 {
        for index in clash { names[index] = name(members[index]) }
      }
    }
    return numbered(names, signatures)
  }

  private static func numbered(_ names: [String], _ signatures: [String]) -> [String] {
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
}

extension SpyPrefixes {
  /// The prefixes of static members can equal the prefixes of instance members.
  static func prefixes(of members: [Member], in source: SourceText) -> [Int: String] {
    var prefixes: [Int: String] = [:]
    for isStatic in [false, true] {
      let called = members.filter { $0.isStatic == isStatic && !$0.isStored }
      for (member, name) in zip(called, names(for: called, in: source)) {
        prefixes[member.offset] = name
      }
    }
    return prefixes
  }

  /// `underlyingName` for each property.
  static func underlyingNames(of members: [Member]) -> [Int: String] {
    var names: [Int: String] = [:]
    for isStatic in [false, true] {
      // After another word, `x` and `X` are the same, so one of them gets a number.
      var owners: [String: String] = [:]
      for member in members where member.isStatic == isStatic && member.kind == .property {
        let word = "underlying" + member.name.text.word.capitalizedFirst
        let candidates = [word] + (2...members.count + 1).map { "\(word)\($0)" }
        let name = candidates.first { owners[$0, default: member.name.text] == member.name.text }
        names[member.offset] = name
        owners[name ?? word] = member.name.text
      }
    }
    return names
  }
}

extension Member {
  /// The words for an operator, or the name as a word.
  fileprivate var baseWord: String {
    isOperator ? words(forOperator: name.text) : name.text.word
  }

  /// `load(id:name:)` → `IdName`
  fileprivate var labelWords: String {
    isOperator ? "" : parameters.map { ($0.label ?? "").word.capitalizedFirst }.joined()
  }

  /// `load(id: Int, _: String)` → `IdInt`
  fileprivate var labelledTypeWords: String {
    parameters.filter { $0.label != nil }.map(\.labelAndTypeWords).joined()
  }

  /// `load(id: Int, _: String)` → `IdIntString`, `prefix func -(Int)` → `PrefixInt`
  fileprivate var labelAndTypeWords: String {
    isOperator
      ? (fixity?.capitalizedFirst ?? "") + parameters.map { words(for: $0.syntax.type) }.joined()
      : parameters.map(\.labelAndTypeWords).joined()
  }

  fileprivate var resultWords: String { result.map { words(for: $0) } ?? "" }

  fileprivate var effectWords: String {
    (effects.async?.text ?? "").capitalizedFirst + (effects.throws?.text ?? "").capitalizedFirst
      + (effects.thrownType.map { words(for: $0) } ?? "")
  }

  fileprivate var constraintWords: String {
    typesInConstraints.map { words(for: $0) }.joined()
  }
}

extension MemberParameter {
  fileprivate var labelAndTypeWords: String {
    guard let label else { return words(for: syntax.type).capitalizedFirst }
    return label.word.capitalizedFirst + words(for: syntax.type)
  }
}
