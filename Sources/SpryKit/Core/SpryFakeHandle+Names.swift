// How a fake finds the member that a call or a test names.
extension SpryFakeHandle {
  /// Returns the key of a member that a macro names.
  ///
  /// - Parameters:
  ///   - name: The name, as `#function` spells it.
  ///   - literalKey: The key, if string literals name the members.
  func key(of name: String, _ literalKey: String) -> String {
    hasLiteralNames ? literalKey : names.key(of: name) ?? name
  }

  /// Returns the key of a member that a test names, to stub it or to verify its calls.
  func key(of name: some SpryMemberNames) -> String {
    guard name is MemberName else { return name.key }
    let members = state.contents.withLock { $0.members(named: name.rawValue) }
    return members.count == 1 ? members[0].key : name.key
  }

  /// Returns the name under which a generated fake records the writes of a property or a subscript, if the
  /// test expects one argument more than the reads have; `nil` for others.
  func nameOfWrites(of name: String, with count: Int) -> String? {
    guard receiver == .generated, hasLiteralNames,
      count == MemberSignature(name).accessorArgumentCounts.last,
      !MemberName.isOfSetter(name)
    else { return nil }
    let isShared = state.contents.withLock { contents in
      // A function that the literal means, or a class that records both under one name.
      contents.members(named: name).contains {
        $0.wholeName != name || $0.argumentCounts.contains(count)
          || $0.calls.contains { $0.arguments.count == count }
      }
    }
    return isShared ? nil : name + MemberName.setterSuffix + "(_:)"
  }

  /// The names of the members that a test may mean by a literal, if there are several.
  func namesakes(of name: String) -> [String] {
    guard hasLiteralNames else { return [] }
    let members = state.contents.withLock { $0.members(named: name) }
    return members.count > 1 ? members.map(\.wholeName) : []
  }
}

extension SpryFakeHandle {
  /// Reports a literal of a stub that can mean several members.
  func reportNamesakes(of name: String, at location: SpryLocation) {
    let names = namesakes(of: name)
    if names.isEmpty { return }
    let literals = names.map { "'\($0)'" }.joined(separator: " or ")
    state.report(
      Misuse(
        .unknownMember, "the stub of \(headline(name, on: fakeName(type))) can mean \(literals)",
        "write the whole name"),
      at: location)
  }
}

// The state of the fake.
extension SpryFakeHandle {
  /// Notes that a test uses the fake. A state that another fake has used is misuse.
  func useState() {
    let contents = state.contents
    contents.lock.lock()
    let isOfOther = isOfOther(contents)
    contents.lock.unlock()
    if isOfOther { reportSharedState() }
  }

  /// Returns whether another fake has used the state. Needs the lock of the state.
  func isOfOther(_ contents: StateContents) -> Bool {
    if contents.fake == fake { return false }
    if contents.fake == nil {
      contents.fake = fake
      return false
    }
    // The implementations of a spy have its state.
    return fake != nil && receiver != .object
  }

  /// Reports a state that two fakes have.
  func reportSharedState() {
    reportMistakeOfTest(of: "") { fake in
      Misuse(
        .sharedState, "\(fake) and another fake share one 'SpryState'",
        "give each fake its own: 'let spryState = SpryState()', or no 'spryState' at all")
    }
  }
}

// Calls.
extension SpryFakeHandle {
  /// Adds the member of a new literal.
  ///
  /// The text of misuse is made without the lock, because that looks for the caller.
  ///
  /// - Returns: The member, and the misuse of one that no name of the fake stands for, or that shares
  ///   its name with another one; `nil` if there is none.
  func addMember(at site: Call.Site) -> (MemberTable, Misnaming?) {
    let function = site.function.description
    let isOfObject = receiver == .object
    let key = isOfObject ? names.exactKey(of: function) : names.key(of: function)
    // A name of the expansion, for the writes of a property. An enum need not have it.
    let isFree = isOfObject || MemberName.isOfSetter(function)
    let (member, other) = state.contents.withLock { contents in
      contents.fakeType = type
      // A test may have stubbed the function, or another one, by the base name.
      let stubbed = isFree || !hasLiteralNames ? nil : contents.member(withBaseNameOf: function)
      var member =
        contents.member(key: key ?? function)
        ?? stubbed ?? contents.addMember(key: key ?? function)
      let other = isFree ? nil : otherFunction(of: member, than: function)
      // The calls to the other function are kept apart.
      if other != nil, member.key != function { member = contents.addMember(key: function) }
      contents.add(site, to: member, as: function)
      return (member, other)
    }
    let what: (String, String)
    if let other {
      what = ofOneName(
        function, other, hasLiteralNames ? MemberName.base(of: function) : key ?? function)
    } else if key == nil, !isFree {
      what = ofNoName(function)
    } else {
      return (member, nil)
    }
    let origin = state.originOfMisuse(of: function, key: member.key, site)
    let misnaming = Misnaming(
      Misuse(.unknownMember, what.0, what.1, caller: origin.caller), at: origin.location)
    // The calls to the other function are right.
    if member.site?.function.description != function { return (member, misnaming) }
    return state.contents.withLock { _ in
      // Another thread called the member at the same time.
      if member.misnaming != nil { return (member, nil) }
      member.misnaming = misnaming
      return (member, misnaming)
    }
  }

  /// Returns the other function whose calls belong to a member already, or `nil` if there is none.
  private func otherFunction(of member: MemberTable, than function: String) -> String? {
    let name = member.wholeName
    if member.site == nil, member.spelling != .base(of: name) { return nil }
    // A literal stands for both spellings.
    let isSame =
      hasLiteralNames
      && MemberName.withoutTrailingLabel(name) == MemberName.withoutTrailingLabel(function)
    return isSame || name == function ? nil : name
  }

  /// The type of the members' names, as a user writes it: `FakeReader.Function`.
  private var nameOfNames: String {
    nameInScope(of: nameType).split(separator: ".").suffix(2).joined(separator: ".")
  }

  /// What is wrong with a member that shares the name of another one, and what to write.
  private func ofOneName(_ function: String, _ other: String, _ key: String) -> (String, String) {
    let what = "'\(other)' and '\(function)' on \(fakeName(type)) have one name, '\(key)'"
    let wholeNames = [other, function]
    if hasLiteralNames {
      let literals = wholeNames.map { "\"\($0)\"" }.joined(separator: " and ")
      return (what, "write their whole names: \(literals)")
    }
    var taken = names.cases.filter { $0.rawValue != key }.map(\.name)
    // The property keeps its name.
    let cases = wholeNames.sorted { !$0.includes("(") && $1.includes("(") }.map { whole in
      let name = caseName(for: whole, besides: taken)
      taken.append(name)
      return name == whole ? "case \(name)" : "case \(name) = \"\(whole)\""
    }
    return (what, "write in '\(nameOfNames)': \(cases.joined(separator: ", "))")
  }

  /// What is wrong with a member that has no name, and what to write.
  private func ofNoName(_ function: String) -> (String, String) {
    let (cases, base) = (names.cases, MemberName.base(of: function))
    let own = caseName(for: function, besides: [])
    let similar = cases.filter { $0.name == base || MemberName.base(of: $0.rawValue) == base }
    let added = caseName(for: function, besides: cases.map(\.name))
    let add = "add: case \(added)" + (added == base && added == own ? "" : " = \"\(function)\"")
    let advice: String
    if let first = similar.first, similar.count == 1 {
      advice =
        "change \"\(first.rawValue)\" to \"\(function)\""
        // It may be misspelled, or be right for an overload.
        + (first.rawValue.includes("(") && function.includes("(")
          ? ", or, if that is another member, \(add)" : "")
    } else {
      advice = add
    }
    return (
      "'\(function)' on \(fakeName(type)) has no case in '\(nameOfNames)'",
      advice + (function.hasSuffix(")") ? "" : ", or write 'arguments:' before an argument")
    )
  }
}

extension SpryMemberNames {
  /// The cases of an enum with their raw values; none for literals.
  fileprivate static var cases: [(name: String, rawValue: String)] {
    func cases<Names: CaseIterable>(_: Names.Type) -> [(name: String, rawValue: String)] {
      Names.allCases.compactMap { name in
        (name as? any SpryMemberNames).map { ("\(name)", $0.rawValue) }
      }
    }
    return (Self.self as? any CaseIterable.Type).map { cases($0) } ?? []
  }
}

/// The name of a new case for a member: its base name, or a word for an operator, followed by its
/// labels if the name is taken.
private func caseName(for member: String, besides taken: [String]) -> String {
  let base = MemberName.base(of: member)
  let isOperator = base.first.map { $0.isLetter || $0 == "_" } != true
  var name = isOperator ? "operation" : base
  if taken.contains(name) {
    let labels = member.dropFirst(base.count + 1).dropLast().split(separator: ":")
    for label in labels where label != "_" {
      name += label.prefix(1).uppercased() + label.dropFirst()
    }
  }
  let start = name
  var number = 2
  while taken.contains(name) {
    name = "\(start)\(number)"
    number += 1
  }
  let keywords = "continue default defer for import in init is repeat return subscript switch throw"
  return keywords.split(separator: " ").contains { $0 == name } ? "`\(name)`" : name
}
