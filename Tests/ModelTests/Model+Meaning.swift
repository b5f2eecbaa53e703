// What matchers, counts, and members mean.
extension Program.Matcher {
  func matches(_ value: Program.Value) -> Bool {
    switch (self, value) {
    case (.any, _), (.anyOfType, _), (.capture, _): true
    case (.value(let expected), _): value == expected
    case (.not(let other), _): value != other
    case (.oneOf(let first, let second), _): value == first || value == second
    case (.greater(let number), .int(let value)): value > number
    // "A value that can't be compared with the argument matches neither a matcher nor its negation."
    case (.greater(let number), .optional(let value)): value.map { $0 > number } ?? false
    case (.contains(let part), .text(let text)): text.contains(part)
    case (.isNil, _): value == .optional(nil)
    case (.isSome, _): value != .optional(nil)
    case (.all(let first, let second), _): first.matches(value) && second.matches(value)
    case (.greater, _), (.contains, _): false
    }
  }

  /// "Catch-all: no `with`, `.any`, `.any(T.self)`, `.all(.any)`, a captor alone, in any combination."
  var matchesEverything: Bool {
    switch self {
    case .any, .anyOfType, .capture: true
    case .all(let first, let second): first.matchesEverything && second.matchesEverything
    default: false
    }
  }

  var captures: Bool {
    switch self {
    case .capture: true
    case .all(let first, let second): first.captures || second.captures
    default: false
    }
  }
}

extension Program.Count {
  var least: Int {
    switch self {
    case .exactly(let number), .atLeast(let number), .range(let number, _): number
    case .atMost: 0
    }
  }
  var most: Int {
    switch self {
    case .exactly(let number), .atMost(let number), .range(_, let number): number
    case .atLeast: .max
    }
  }
  func allows(_ number: Int) -> Bool { number >= least && number <= most }
  var isNeverMet: Bool { most < 0 }
  /// "An assertion fails if its count is always or never met, as with `.atLeast(0)` or `.exactly(-1)`."
  var isMeaningless: Bool { isNeverMet || most == .max && least <= 0 }
}

extension Program.Member {
  /// "Numbers and strings have the default values `0` and `""`."
  var defaultValue: Program.Value {
    switch result {
    case .int: .int(0)
    case .text: .text("")
    case .optional: .optional(nil)
    case .nothing: .nothing
    }
  }

  /// What a closure of a program computes from the arguments.
  func computed(_ arguments: [Program.Value]) -> Program.Value {
    let sum = arguments.reduce(0) { $0 + $1.size }
    return switch result {
    case .int: .int(100 + sum)
    case .text: .text("sum \(sum)")
    case .optional: .optional(sum)
    case .nothing: .nothing
    }
  }
}

extension Program.Value {
  fileprivate var size: Int {
    switch self {
    case .int(let value): value
    case .text(let value): value.count
    case .optional(let value): value ?? 7
    case .nothing: 0
    }
  }
}

extension Program.Stub {
  var hasNoVerb: Bool {
    answers.isEmpty && afterLast == .repeatLast && !isLenient && expected == nil
  }

  /// Whether two stubs with arguments have the same: in each place, equal values, or matchers that match
  /// everything.
  func hasSameArguments(as other: Program.Stub) -> Bool {
    guard let matchers, let others = other.matchers else { return false }
    return zip(matchers, others).allSatisfy { first, second in
      if case .value(let value) = first, case .value(value) = second { return true }
      return first.matchesEverything && second.matchesEverything
    }
  }
}
