import SpryKit
import Testing

struct Jammed: Error, Equatable {}

/// A fake whose members the tests write themselves.
final class FakePress: Spryable, Sendable {
  let spryState = SpryState()
}

/// A form in which a hand-written fake records or answers a call. The forms of a family are overloads,
/// so each of them can lose what the others pass on.
struct AnswerForm: Sendable {
  enum Call: Sendable {
    case now(@Sendable (FakePress) throws -> Int)
    case later(@Sendable (FakePress) async throws -> Int)
  }

  static let name: StaticString = "press(_:twice:)"
  /// The line of the member in its fake.
  static let line: UInt = 77
  /// What `fallbackValue:` returns.
  static let own = 7

  let title: String
  let call: Call
  var isStatic: Bool { title.contains("static") }
  var isRecorded: Bool { !title.contains("stubbedValue") }
  var returnsInt: Bool { !title.contains("Void") }
  var hasOwnAnswer: Bool { title.contains("fallbackValue") }
  var hasArguments: Bool { !title.contains("no arguments") }
  var isAsync: Bool { if case .later = call { true } else { false } }

  func call(_ fake: FakePress) async throws -> Int {
    switch call {
    case .now(let call): try call(fake)
    case .later(let call): try await call(fake)
    }
  }
}

extension AnswerForm: CustomTestStringConvertible {
  var testDescription: String { title }
}

extension AnswerForm {
  static let all: [AnswerForm] =
    forms("spryify", of: \.spryify) + forms("static spryify") { _ in FakePress.spryify }
    + forms("stubbedValue", of: \.stubbedValue)
    + forms("static stubbedValue") { _ in FakePress.stubbedValue }
    + throwingForms("spryifyThrows", of: \.spryifyThrows)
    + throwingForms("static spryifyThrows") { _ in FakePress.spryifyThrows }
    + throwingForms("stubbedValueThrows", of: \.stubbedValueThrows)
    + throwingForms("static stubbedValueThrows") { _ in FakePress.stubbedValueThrows }

  /// The forms for members that don't throw, or that rethrow.
  private static func forms(
    _ title: String, of answerer: @escaping @Sendable (FakePress) -> CallAnswerer<Never>
  ) -> [AnswerForm] {
    func now(_ words: String, _ body: @escaping @Sendable (CallAnswerer<Never>) throws -> Int)
      -> AnswerForm
    { AnswerForm(title: title + words, call: .now { try body(answerer($0)) }) }
    func later(
      _ words: String, _ body: @escaping @Sendable (CallAnswerer<Never>) async throws -> Int
    ) -> AnswerForm {
      AnswerForm(title: title + words + ", async", call: .later { try await body(answerer($0)) })
    }
    // A closure of one expression would take the form that is not `async`.
    return [
      now(", Int") { $0(name, parameters: "count", arguments: 1, true, line: line) },
      now(", Void") {
        $0(name, parameters: "count", arguments: 1, true, line: line)
        return 0
      },
      now(", Void, no arguments") {
        $0(name, line: line)
        return 0
      },
      now(", fallbackValue") {
        $0(name, parameters: "count", arguments: 1, true, fallbackValue: own, line: line)
      },
      now(", rethrows") {
        try $0(name, parameters: "count", arguments: 1, true, line: line) { throw $0 }
      },
      later(", Int") { answer async throws in
        let value: Int = await answer(name, parameters: "count", arguments: 1, true, line: line)
        return value
      },
      later(", Void") { answer async throws in
        await answer(name, parameters: "count", arguments: 1, true, line: line)
        return 0
      },
      later(", fallbackValue") { answer async throws in
        let value: Int = await answer(
          name, parameters: "count", arguments: 1, true, fallbackValue: own, line: line)
        return value
      },
      later(", rethrows") { answer async throws in
        let value: Int = try await answer(name, parameters: "count", arguments: 1, true, line: line)
        { throw $0 }
        return value
      },
    ]
  }

  /// The forms for members that throw any error, or errors of one type.
  private static func throwingForms(
    _ title: String, of answerer: @escaping @Sendable (FakePress) -> CallAnswerer<any Error>
  ) -> [AnswerForm] {
    func now(_ words: String, _ body: @escaping @Sendable (CallAnswerer<any Error>) throws -> Int)
      -> AnswerForm
    { AnswerForm(title: title + words, call: .now { try body(answerer($0)) }) }
    func later(
      _ words: String, _ body: @escaping @Sendable (CallAnswerer<any Error>) async throws -> Int
    ) -> AnswerForm {
      AnswerForm(title: title + words + ", async", call: .later { try await body(answerer($0)) })
    }
    let (type, names) = (Jammed.self, "count" as StaticString)
    return [
      now(", Int") { try $0(name, parameters: names, arguments: 1, true, line: line) },
      now(", Void") {
        try $0(name, parameters: names, arguments: 1, true, line: line)
        return 0
      },
      now(", Void, no arguments") {
        try $0(name, line: line)
        return 0
      },
      now(", fallbackValue") {
        try $0(name, parameters: names, arguments: 1, true, fallbackValue: own, line: line)
      },
      later(", Int") { answer async throws in
        let value: Int = try await answer(name, parameters: names, arguments: 1, true, line: line)
        return value
      },
      later(", Void") { answer async throws in
        try await answer(name, parameters: names, arguments: 1, true, line: line)
        return 0
      },
      later(", fallbackValue") { answer async throws in
        let value: Int = try await answer(
          name, parameters: names, arguments: 1, true, fallbackValue: own, line: line)
        return value
      },
      now(" of a type, Int") {
        try $0(name, parameters: names, arguments: 1, true, throwing: type, line: line)
      },
      now(" of a type, Void") {
        try $0(name, parameters: names, arguments: 1, true, throwing: type, line: line)
        return 0
      },
      now(" of a type, Void, no arguments") {
        try $0(name, throwing: type, line: line)
        return 0
      },
      now(" of a type, fallbackValue") {
        try $0(
          name, parameters: names, arguments: 1, true, throwing: type, fallbackValue: own,
          line: line)
      },
      later(" of a type, Int") { answer async throws in
        let value: Int = try await answer(
          name, parameters: names, arguments: 1, true, throwing: type, line: line)
        return value
      },
      later(" of a type, Void") { answer async throws in
        try await answer(name, parameters: names, arguments: 1, true, throwing: type, line: line)
        return 0
      },
      later(" of a type, fallbackValue") { answer async throws in
        let value: Int = try await answer(
          name, parameters: names, arguments: 1, true, throwing: type, fallbackValue: own,
          line: line)
        return value
      },
    ]
  }
}
