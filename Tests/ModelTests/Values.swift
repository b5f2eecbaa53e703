import SpryKit

// The values, matchers, and counts of programs, as SpryKit takes them.
extension Program.Value {
  var int: Int { if case .int(let value) = self { value } else { fatalError("\(self)") } }
  var text: String { if case .text(let value) = self { value } else { fatalError("\(self)") } }
  var optional: Int? {
    if case .optional(let value) = self { value } else { fatalError("\(self)") }
  }
  var any: Any? {
    switch self {
    case .int(let value): value
    case .text(let value): value
    case .optional(let value): value
    case .nothing: ()
    }
  }

  /// A recorded argument of a member.
  init(_ argument: Any?, of function: String) {
    self =
      switch argument {
      case _ where function == Program.Member.find.rawValue: .optional(argument as? Int)
      case let value as Int: .int(value)
      case let value as String: .text(value)
      default: .nothing
      }
  }
}

extension Int { var value: Program.Value { .int(self) } }
extension String { var value: Program.Value { .text(self) } }

extension Program.Count {
  var spry: CountSpecifier {
    switch self {
    case .exactly(let number): .exactly(number)
    case .atLeast(let number): .atLeast(number)
    case .atMost(let number): .atMost(number)
    case .range(let least, let most): .range(least...most)
    }
  }
}
extension Program.Strictness {
  var spry: Strictness { self == .normal ? .normal : self == .strict ? .strict : .relaxed }
}
extension Program.AfterLast {
  var spry: AfterLastAnswer {
    switch self {
    case .repeatLast: .repeatLast
    case .cycle: .cycle
    case .previousStub: .previousStub
    case .fail: .fail
    }
  }
}
extension Call.Outcome {
  /// The error in the words of the model.
  var word: String {
    switch self {
    case .threw(let error as Oops): "threw \(error)"
    case .threw: "threw misuse"
    default: ""
    }
  }
}

/// A captor for each kind of argument, and the matchers that may contain one.
final class Captors {
  let int = ArgumentCaptor<Int>()
  let text = ArgumentCaptor<String>()
  let optional = ArgumentCaptor<Int?>()

  var all: [[Program.Value]] {
    [int.values.map(\.value), text.values.map(\.value), optional.values.map { .optional($0) }]
  }

  /// A matcher of a hand-written fake.
  func named(_ matcher: Program.Matcher, _ kind: Program.Kind) -> Any? {
    switch (matcher, kind) {
    case (.value(let value), _): value.any
    case (.any, _): Argument.anything
    case (.anyOfType, .int): Argument.any(Int.self)
    case (.anyOfType, .text): Argument.any(String.self)
    case (.anyOfType, _): Argument.any(Int?.self)
    case (.not(let value), _): Argument.not(value.any)
    case (.oneOf(let first, let second), _): Argument.oneOf(first.any, second.any)
    case (.greater(let number), _): Argument.greaterThan(number)
    case (.contains(let part), _): Argument.contains(part)
    case (.isNil, _): Argument.nil
    case (.isSome, _): Argument.nonNil
    case (.capture, .int): int
    case (.capture, .text): text
    case (.capture, _): optional
    case (.all(let first, let second), _): Argument.all(named(first, kind), named(second, kind))
    }
  }

  func int<Matcher: TypedMatcher>(_ matcher: Program.Matcher) -> Matcher
  where Matcher.Matched == Int {
    if case .greater(let number) = matcher { return Matcher.greaterThan(number) }
    return typed(matcher, int, \.int) { self.int($0) }
  }
  func text<Matcher: TypedMatcher>(_ matcher: Program.Matcher) -> Matcher
  where Matcher.Matched == String {
    if case .contains(let part) = matcher { return Matcher.contains(part) }
    return typed(matcher, text, \.text) { self.text($0) }
  }
  func optional(_ matcher: Program.Matcher) -> ArgumentOf<Int?> {
    switch matcher {
    case .greater(let number): .some(.greaterThan(number))
    case .isNil: .nil()
    case .isSome: .some()
    default: typed(matcher, optional, \.optional) { self.optional($0) }
    }
  }
  private func typed<Matcher: TypedMatcher>(
    _ matcher: Program.Matcher, _ captor: ArgumentCaptor<Matcher.Matched>,
    _ unwrap: (Program.Value) -> Matcher.Matched,
    _ inner: (Program.Matcher) -> ArgumentOf<Matcher.Matched>
  ) -> Matcher where Matcher.Matched: Equatable {
    switch matcher {
    case .any: Matcher.any
    case .anyOfType: Matcher.any(Matcher.Matched.self)
    case .value(let value): Matcher.equal(unwrap(value))
    case .not(let value): Matcher.not(unwrap(value))
    case .oneOf(let first, let second): Matcher.oneOf(unwrap(first), unwrap(second))
    case .capture: Matcher.capture(captor)
    case .all(let first, let second): Matcher.all(inner(first), inner(second))
    default: fatalError("\(matcher)")
    }
  }
}
