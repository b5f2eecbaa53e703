import DeclarationParser

/// The names under which a fake records its members.
///
/// The name of a member is its `#function`. Overloads that this does not distinguish have their
/// signatures.
struct RecordedNames {
  private var names: [Int: String] = [:]

  init(of members: [Member], in source: SourceText) {
    let renderer = TypeRenderer(source: source)
    for overloads in Dictionary(grouping: members, by: \.shortName).values {
      // Members with the same signature are in different `#if` clauses. A member with a body in the
      // source passes its own name, if it needs one.
      let isUnique = Set(overloads.map { renderer.signature($0) }).count == 1
      for member in overloads {
        let isItsName = isUnique || member.hasBody
        names[member.offset] = isItsName ? member.functionName : renderer.signature(member)
      }
    }
  }

  /// The names of members that also have typed members. A number that a test writes after the name of
  /// a typed member is in the recorded name as well.
  init(ofTyped members: [Member], in source: SourceText) {
    self.init(of: members, in: source)
    for (member, typed) in TypedOverloads(of: members, in: source).numbered
    where member.kind == .function && explicitName(of: member) != nil {
      names[member.offset] = typed + name(of: member).dropFirst(member.name.text.count)
    }
  }

  /// The name of a member.
  func name(of member: Member) -> String { names[member.offset] ?? member.functionName }

  /// The name of a member, unless it is the member's `#function`.
  func explicitName(of member: Member) -> String? {
    let name = name(of: member)
    return name == member.functionName ? nil : name
  }
}

extension Member {
  /// The name without a trailing `(_:)`, by which a fake finds the member.
  fileprivate var shortName: String { memberKey(of: functionName) }

  /// The names of the parameters that have no label, for failures: `"user _"`. Empty if they have
  /// none.
  var parameterNames: String {
    if !kind.hasParameters || isOperator || hasBody { return "" }
    // The values of a parameter pack have no names. And in an `async` member with a pack of
    // optionals, Swift 6.3.1 would free memory of the task in the wrong order if the argument
    // `parameters:` came before the pack. No issue is filed. To see it, remove this line, and run
    // `Tests/Checks/Corpus/run`.
    if parameters.contains(where: \.isPack) { return "" }
    let names = parameters.filter { $0.label == nil }.map { $0.isUnnamed ? "_" : $0.word }
    return names.allSatisfy { $0 == "_" } ? "" : names.joined(separator: " ")
  }
}

/// Returns the key by which the state of a fake finds a member: the name without a trailing `(_:)`.
func memberKey(of name: String) -> String {
  name.hasSuffix("(_:)") ? String(name.dropLast(4)) : name
}
