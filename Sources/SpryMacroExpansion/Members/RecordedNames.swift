import DeclarationParser

/// The names under which a fake records its members.
///
/// The name of a member is its `#function`, with the names of parameters that have no label:
/// `save(_ user:version:)`. Overloads that these names do not distinguish have their signatures.
struct RecordedNames {
  private var names: [Int: String] = [:]

  init(of members: [Member], in source: SourceText) {
    let renderer = TypeRenderer(source: source)
    let signatures = members.map { renderer.signature($0) }
    var overloads: [String: Set<String>] = [:]
    for (member, signature) in zip(members, signatures) {
      overloads[member.shortName, default: []].insert(signature)
    }
    for (member, signature) in zip(members, signatures) {
      // Members with the same signature are in different `#if` clauses. A member with a body in the
      // source passes its own name, if it needs one.
      let isUnique = overloads[member.shortName]?.count == 1 || member.hasBody
      names[member.offset] = isUnique ? member.nameWithParameters : signature
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
  fileprivate var shortName: String {
    functionName.hasSuffix("(_:)") ? String(functionName.dropLast(4)) : functionName
  }

  /// The name as `#function` spells it, with the names of parameters that have no label.
  fileprivate var nameWithParameters: String {
    if !kind.hasParameters || isOperator || hasBody { return functionName }
    let names = parameters.map { parameter in
      parameter.label ?? (parameter.isUnnamed ? "_" : "_ \(parameter.word)")
    }
    return "\(name.text)(\(names.map { $0 + ":" }.joined()))"
  }
}
