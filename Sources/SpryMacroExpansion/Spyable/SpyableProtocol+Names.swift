import DeclarationParser

extension SpyableProtocol {
  /// The prefixes of static members can equal the prefixes of instance members.
  static func prefixes(of members: [Member], in source: SourceText) -> [Int: String] {
    var prefixes: [Int: String] = [:]
    for isStatic in [false, true] {
      let called = members.filter { $0.isStatic == isStatic && !$0.isStored }
      let names = SpyPrefixes.names(for: called, in: source)
      for (member, name) in zip(called, names) {
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
