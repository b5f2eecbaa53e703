// Stands in for the parts of Nimble that the matchers of the article use. The closure of a matcher is `@Sendable`,
// as in Nimble 14, and the closure of an expression is not, as in Nimble 13.

import Testing

struct Expression<Value> {
  let value: () throws -> Value?

  func evaluate() throws -> Value? { try value() }
}

struct Matcher<Value>: Sendable {
  private let matcher: @Sendable (Expression<Value>) throws -> MatcherResult

  init(_ matcher: @escaping @Sendable (Expression<Value>) throws -> MatcherResult) {
    self.matcher = matcher
  }

  func satisfies(_ expression: Expression<Value>) throws -> MatcherResult {
    try matcher(expression)
  }
}

struct MatcherResult: Sendable {
  var status: MatcherStatus
  var message: ExpectationMessage
}

enum MatcherStatus: Sendable {
  /// `to` passes.
  case matches
  /// `toNot` passes.
  case doesNotMatch
  /// Neither passes.
  case fail

  init(bool matches: Bool) { self = matches ? .matches : .doesNotMatch }
}

enum ExpectationMessage: Sendable {
  case expectedCustomValueTo(String, actual: String)
  /// The whole text of the failure.
  case fail(String)
}

struct SyncExpectation<Value> {
  let expression: Expression<Value>

  func to(_ matcher: Matcher<Value>) { expect(.matches, matcher, "to") }

  func toNot(_ matcher: Matcher<Value>) { expect(.doesNotMatch, matcher, "to not") }

  private func expect(_ status: MatcherStatus, _ matcher: Matcher<Value>, _ to: String) {
    do {
      let result = try matcher.satisfies(expression)
      if result.status != status { Issue.record(Comment(rawValue: text(result.message, to))) }
    } catch {
      Issue.record(error)
    }
  }

  private func text(_ message: ExpectationMessage, _ to: String) -> String {
    switch message {
    case .expectedCustomValueTo(let wanted, let actual): "expected \(to) \(wanted), got \(actual)"
    case .fail(let text): text
    }
  }
}

func expect<Value>(
  _ expression: @autoclosure @escaping () throws -> Value?
) -> SyncExpectation<Value> {
  SyncExpectation(expression: Expression(value: expression))
}
