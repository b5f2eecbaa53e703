import Foundation
import SpryKit
import TestSupport
import Testing

private final class FakeStore: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case save = "save(_:)"
    case load = "load()"
  }

  func save<Value>(_ value: Value) -> Int { spryify(arguments: value) }
  func load() async -> Int { await spryify() }
}

@Suite("User code that misbehaves is named by the message")
struct MisbehavingCodeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    fileprivate let run: @Sendable (FakeStore) async -> String?

    fileprivate init(
      _ name: String,
      _ run: @escaping @Sendable (FakeStore) async -> String?
    ) {
      (testDescription, self.run) = (name, run)
    }
  }

  @Test("The message names the code that misbehaves", arguments: rows)
  func row(_ row: Row) async {
    let seen = Misuses()
    let failure = await withSpryScope(misuse: seen.handler) { await row.run(FakeStore()) }
    let texts = (seen.texts + [failure].compactMap { $0 })
    // The rows make their stubs below this line, at places that change.
    expectGolden(
      texts.map { $0.replacing(/Tests\.swift:\d+/, with: "Tests.swift:…") }, row.testDescription)
  }

  private final class Fickle: Equatable, CustomStringConvertible {
    static func == (_: Fickle, _: Fickle) -> Bool { false }
    var description: String { "fickle" }
  }

  /// A value whose description changes each time.
  private final class Changing: CustomStringConvertible, @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0
    var description: String {
      lock.withLock {
        number += 1
        return "state \(number)"
      }
    }
  }

  private struct Broken: Error {}

  static let rows = [
    Row("== that is never true") { fake in
      fake.stub(.save).andReturn(1)
      _ = fake.save(Fickle())
      return fake.didCall(.save, withArguments: [Fickle()]).failureDescription
    },
    Row("an answer that suspends and throws where nothing can throw") { fake in
      fake.stub(.load).andDo { _ async throws -> Int in
        await Task.yield()
        throw Broken()
      }
      _ = await fake.load()
      return nil
    },
    Row("an argument that changes") { fake in
      fake.stub(.save).andReturn(1)
      _ = fake.save(Changing())
      return fake.didCall(.save, withArguments: [1]).failureDescription
    },
  ]
}
