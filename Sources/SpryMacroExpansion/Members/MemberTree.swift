package import DeclarationParser

/// The members of a type, with the conditions around them.
package indirect enum MemberTree {
  case member(Member)
  /// The clauses of `#if … #else … #endif`.
  case conditional([Clause])
  /// A member that no macro supports. The macros diagnose it.
  case unsupported(DeclarationSyntax)

  /// A directive, and the members that it guards.
  package struct Clause {
    package var directive: String
    package var members: [MemberTree]
  }
}

extension [MemberTree] {
  /// Reads the members of a type.
  ///
  /// - Parameter change: Changes a member, or leaves it out.
  init(
    _ declarations: [DeclarationSyntax],
    of source: SourceText,
    _ change: (Member) -> Member? = { $0 }
  ) {
    self = declarations.flatMap { declaration -> [MemberTree] in
      switch declaration.kind {
      case .callable, .variable:
        return Member.members(of: declaration).compactMap(change).map(MemberTree.member)
      case .conditional(let clauses):
        let read = clauses.map { clause in
          MemberTree.Clause(
            directive: clause.keyword.text + (clause.condition.map { " " + source[$0] } ?? ""),
            members: [MemberTree](clause.members, of: source, change)
          )
        }
        return read.allSatisfy(\.members.isEmpty) ? [] : [.conditional(read)]
      // An associated type becomes a generic parameter of the class, which inherits type aliases
      // from the protocol.
      case .associatedtype, .typealias: return []
      case .type, .other, .unexpected: return [.unsupported(declaration)]
      }
    }
  }

  /// All members, whatever their conditions.
  var all: [Member] {
    flatMap { tree -> [Member] in
      switch tree {
      case .member(let member): [member]
      case .conditional(let clauses): clauses.flatMap(\.members.all)
      case .unsupported: []
      }
    }
  }

  /// All unsupported members, whatever their conditions.
  var unsupported: [DeclarationSyntax] {
    flatMap { tree -> [DeclarationSyntax] in
      switch tree {
      case .member: []
      case .conditional(let clauses): clauses.flatMap(\.members.unsupported)
      case .unsupported(let declaration): [declaration]
      }
    }
  }
}

extension [MemberTree] {
  /// The members that satisfy a condition, within the conditions around them.
  package func filtered(_ isIncluded: (Member) -> Bool) -> [MemberTree] {
    compactMapped { isIncluded($0) ? $0 : nil }
  }

  /// The members after a change, without the members that it removes.
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
      case .unsupported: return nil
      }
    }
  }
}

extension SourceWriter {
  /// Writes members within their conditions.
  mutating func write(
    _ trees: [MemberTree],
    _ write: (Member, inout SourceWriter) -> Void
  ) {
    for tree in trees {
      switch tree {
      case .member(let member): write(member, &self)
      case .conditional(let clauses):
        for clause in clauses {
          line(clause.directive)
          self.write(clause.members, write)
        }
        line("#endif")
      case .unsupported: break
      }
    }
  }
}
