// Stands in for the parts of Nimble that the matchers of the article use. The closure of a matcher is `@Sendable`,
// as in Nimble 14, and that of an expression is not, as in Nimble 13. An expectation keeps its failure instead of
// reporting it.

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

indirect enum ExpectationMessage: Sendable {
  case expectedActualValueTo(String)
  case expectedCustomValueTo(String, actual: String)
  case expectedTo(String)
  /// The whole text of the failure.
  case fail(String)
}

struct SyncExpectation<Value> {
  let expression: Expression<Value>
  /// The text that Nimble would report; nil if the expectation passed.
  private(set) var failure: String?

  @discardableResult
  func to(_ matcher: Matcher<Value>) -> Self {
    expecting(.matches, matcher, "to")
  }

  @discardableResult
  func toNot(_ matcher: Matcher<Value>) -> Self {
    expecting(.doesNotMatch, matcher, "to not")
  }

  private func expecting(
    _ status: MatcherStatus, _ matcher: Matcher<Value>, _ to: String
  ) -> Self {
    var expectation = self
    do {
      let result = try matcher.satisfies(expression)
      expectation.failure = result.status == status ? nil : text(result.message, to)
    } catch {
      expectation.failure = "unexpected error thrown: <\(error)>"
    }
    return expectation
  }

  private func text(_ message: ExpectationMessage, _ to: String) -> String {
    switch message {
    case .expectedActualValueTo(let wanted): "expected \(to) \(wanted)"
    case .expectedCustomValueTo(let wanted, let actual): "expected \(to) \(wanted), got \(actual)"
    case .expectedTo(let wanted): "expected \(to) \(wanted)"
    case .fail(let text): text
    }
  }
}

func expect<Value>(
  _ expression: @autoclosure @escaping () throws -> Value?
) -> SyncExpectation<Value> {
  SyncExpectation(expression: Expression(value: expression))
}
