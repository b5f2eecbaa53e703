extension Program {
  /// Programs that are a little simpler: without some lines, or with a simpler line.
  private var simpler: [Program] {
    var found: [Program] = []
    var size = operations.count
    while size > 0 {
      for start in stride(from: operations.count - size, through: 0, by: -size) {
        found.append(self)
        found[found.count - 1].operations.removeSubrange(start..<(start + size))
      }
      size /= 2
    }
    for index in operations.indices {
      for operation in operations[index].simpler {
        found.append(self)
        found[found.count - 1].operations[index] = operation
      }
    }
    return found + (strictness == .normal ? [] : [Program(operations: operations)])
  }

  /// The smallest program that still fails.
  func shrunk(while fails: (Program) async -> Bool) async -> Program {
    var (best, budget) = (self, 2000)
    search: while budget > 0 {
      for program in best.simpler {
        budget -= 1
        if await fails(program) {
          best = program
          continue search
        }
      }
      break
    }
    return best
  }
}

extension Program.Operation {
  fileprivate var simpler: [Self] {
    switch self {
    case .stub(let stub): return stub.simpler.map(Self.stub)
    case .received(let query, let count):
      return query.simpler.map { .received($0, count) }
        + (count == nil ? [] : [.received(query, nil)])
    case .notReceived(let query): return query.simpler.map(Self.notReceived)
    case .order(let exactly, let lines, let since):
      return lines.indices.map { index in
        .order(exactly: exactly, Array(lines[..<index] + lines[(index + 1)...]), since: since)
      }
    case .noOther(let targets, let ignored, let since):
      return ignored.isEmpty ? [] : [.noOther(targets, ignoring: ignored.dropLast(), since: since)]
    case .scope(_, let operations): return operations + operations.map { .scope(nil, [$0]) }
    case .call, .answer, .reset, .strictness, .read, .mark: return []
    }
  }
}

extension Program.Query {
  fileprivate var simpler: [Self] {
    [changed { $0.since = nil }, changed { $0.outcome = nil }, changed { $0.times = nil }]
      .filter { $0 != self }
  }
  private func changed(_ change: (inout Self) -> Void) -> Self {
    var query = self
    change(&query)
    return query
  }
}

extension Program.Stub {
  fileprivate var simpler: [Self] {
    let shorter = answers.indices.dropFirst().map { count in
      changed { $0.answers = Array(answers.prefix(count)) }
    }
    let plain = [
      changed { $0.afterLast = .repeatLast }, changed { $0.isLenient = false },
      changed { $0.expected = nil },
    ]
    return (shorter + plain).filter { $0 != self }
  }
  private func changed(_ change: (inout Self) -> Void) -> Self {
    var stub = self
    change(&stub)
    return stub
  }
}
