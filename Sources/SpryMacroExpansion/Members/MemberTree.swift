import DeclarationParser

/// The members of a type, with the conditions around them.
package indirect enum MemberTree {
  case member(Member)
  /// The clauses of `#if … #else … #endif`.
  case conditional([Clause])

  /// A directive, and the members that it guards.
  package struct Clause {
    package var directive: String
    package var members: [MemberTree]
  }
}

extension [MemberTree] {
  /// Reads the members of a type that a macro can implement.
  init(_ declarations: [DeclarationSyntax], of source: SourceText) {
    self = declarations.flatMap { declaration -> [MemberTree] in
      guard case .conditional(let clauses) = declaration.kind else {
        return Member.members(of: declaration).map(MemberTree.member)
      }
      let read = clauses.map { clause in
        MemberTree.Clause(
          directive: clause.keyword.text + (clause.condition.map { " " + source[$0] } ?? ""),
          members: [MemberTree](clause.members, of: source))
      }
      return [.conditional(read)]
    }
  }

  /// All members, whatever their conditions.
  var all: [Member] {
    flatMap { tree -> [Member] in
      switch tree {
      case .member(let member): [member]
      case .conditional(let clauses): clauses.flatMap(\.members.all)
      }
    }
  }

  /// The members that satisfy a condition, within the conditions around them.
  package func filtered(_ isIncluded: (Member) -> Bool) -> [MemberTree] {
    compactMapped { isIncluded($0) ? $0 : nil }
  }

  /// The members after a change, without the members that it removes, and without conditions that
  /// then guard nothing.
  func compactMapped(_ change: (Member) -> Member?) -> [MemberTree] {
    compactMap { tree in
      switch tree {
      case .member(let member): return change(member).map(MemberTree.member)
      case .conditional(let clauses):
        let changed = clauses.map { clause in
          MemberTree.Clause(
            directive: clause.directive, members: clause.members.compactMapped(change))
        }
        return changed.allSatisfy(\.members.isEmpty) ? nil : .conditional(changed)
      }
    }
  }
}

extension [DeclarationSyntax] {
  /// The members of a type that no macro supports, whatever their conditions.
  var unsupported: [DeclarationSyntax] {
    flatMap(\.flattened).filter { member in
      switch member.kind {
      case .callable, .variable, .conditional: false
      // An associated type becomes a generic parameter of the class, which inherits type aliases
      // from the protocol.
      case .associatedtype, .typealias: false
      case .type, .other, .unexpected: true
      }
    }
  }
}

extension SourceWriter {
  /// Writes members within their conditions.
  mutating func write(_ trees: [MemberTree], _ write: (Member, inout SourceWriter) -> Void) {
    for tree in trees {
      switch tree {
      case .member(let member): write(member, &self)
      case .conditional(let clauses):
        for clause in clauses {
          line(clause.directive)
          self.write(clause.members, write)
        }
        line("#endif")
      }
    }
  }
}
