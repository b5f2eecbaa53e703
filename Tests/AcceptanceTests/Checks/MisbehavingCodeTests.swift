import Foundation
import SpryKit
import Testing

private final class FakeStore: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case save = "save(_:)"
    case load = "load()"
  }

  func save<Value>(_ value: Value) -> Int { spryify(arguments: value) }
  func load() async -> Int { await spryify() }
}

/// Code of a user's that is run by the library and misbehaves: each is named by the message.
@Suite struct MisbehavingCodeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let messages: [String]
    fileprivate let run: @Sendable (FakeStore) async -> String?

    fileprivate init(
      _ name: String,
      _ messages: [String],
      _ run: @escaping @Sendable (FakeStore) async -> String?
    ) {
      (testDescription, self.messages, self.run) = (name, messages, run)
    }
  }

  /// Each message that a user sees, with this file's name in place of its path, and no numbers of
  /// lines.
  @Test(arguments: rows) func row(_ row: Row) async {
    let seen = Messages()
    let failure = await withSpryScope(misuse: .report { misuse, _ in seen.add("\(misuse)") }) {
      await row.run(FakeStore())
    }
    let messages = (seen.all + [failure].compactMap { $0 }).map { text in
      text.replacing(/[^ ]*MisbehavingCodeTests\.swift:\d+/, with: "HERE")
    }
    #expect(messages == row.messages)
  }

  private final class Messages: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []
    var all: [String] { lock.withLock { texts } }
    func add(_ text: String) { lock.withLock { texts.append(text) } }
  }

  private struct Fickle: Equatable, CustomStringConvertible {
    static func == (_: Fickle, _: Fickle) -> Bool { false }
    var description: String { "fickle" }
  }

  private struct Calling: CustomStringConvertible {
    let fake: FakeStore
    var description: String {
      _ = fake.save(2)
      return "calling"
    }
  }

  /// Changes while it is described.
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
    Row(
      "== that is never true",
      [
        """
        'save(_:)' on FakeStore: expected at least 1 call with (fickle), got none
          1 other call:
            1. save(fickle)   argument 1: fickle is not fickle, though both print alike
        """
      ]
    ) { fake in
      fake.stub(.save).andReturn(1)
      _ = fake.save(Fickle())
      return fake.didCall(.save, with: Fickle()).failureDescription
    },
    Row(
      "a description that calls the fake",
      [
        """
        'save(_:)' on FakeStore: expected at least 1 call with (1), got none
          1 other call:
            1. save(calling)   argument 1: calling is not 1
        """
      ]
    ) { fake in
      fake.stub(.save).andReturn(1)
      _ = fake.save(Calling(fake: fake))
      return fake.didCall(.save, with: 1).failureDescription
    },
    Row(
      "a matcher that throws, in a check",
      [
        """
        'save(_:)' on FakeStore: the check of argument 1 threw Broken()
          1 of 1 matching call:
            1. save(1)   argument 1: Broken()
        """
      ]
    ) { fake in
      fake.stub(.save).andReturn(1)
      _ = fake.save(1)
      return fake.didCall(.save, with: Argument.check { (_: Int) in throw Broken() })
        .failureDescription
    },
    Row(
      "a matcher that throws, in a stub",
      [
        """
        'save(_:)' on FakeStore was called as save(1), and the check of argument 1 in its stub threw Broken()
          the stub was made at HERE
          see why the argument is not as expected; or mend the check
        """
      ]
    ) { fake in
      fake.stub(.save).with(Argument.check { (_: Int) in throw Broken() }).andReturn(1)
      _ = fake.save(1)
      return nil
    },
    Row(
      "an answer that throws where nothing can",
      [
        """
        'save(_:)' on FakeStore cannot throw, and its stub answers save(1) with the error Broken()
          the stub was made at HERE
          answer with andReturn(…); or, if the member throws, use spryifyThrows in the fake
        """
      ]
    ) { fake in
      fake.stub(.save).andDo { _ -> Int in throw Broken() }
      _ = fake.save(1)
      return nil
    },
    Row(
      "an answer of another type",
      [
        """
        'save(_:)' on FakeStore has no stub that answers save(1)
          the nearest stubs:
            1. any arguments at HERE   answers String, the member returns Int
          add: fake.stub(.save).with(1).andReturn(<#Int#>)
        """
      ]
    ) { fake in
      fake.stub(.save).andDo { _ in "text" }
      _ = fake.save(1)
      return nil
    },
    Row(
      "an answer that suspends where nothing can",
      [
        """
        'save(_:)' on FakeStore is not async, and its stub has to be awaited to answer save(1)
          the stub was made at HERE
          stub it without an async closure, a delay or a gate; or, if the member is async, write 'await spryify(…)' in the fake
        """
      ]
    ) { fake in
      fake.stub(.save).andDo { _ async in
        await Task.yield()
        return 1
      }
      _ = fake.save(1)
      return nil
    },
    Row(
      "an answer that suspends and throws where nothing can throw",
      [
        """
        'load()' on FakeStore cannot throw, and its stub answers load() with the error Broken()
          the stub was made at HERE
          answer with andReturn(…); or, if the member throws, use spryifyThrows in the fake
        """
      ]
    ) { fake in
      fake.stub(.load).andDo { _ async throws -> Int in
        await Task.yield()
        throw Broken()
      }
      _ = await fake.load()
      return nil
    },
    Row(
      "an argument that changes",
      [
        """
        'save(_:)' on FakeStore: expected at least 1 call with (1), got none
          1 other call:
            1. save(state 1)   argument 1: state 2 is not 1
        """
      ]
    ) { fake in
      fake.stub(.save).andReturn(1)
      _ = fake.save(Changing())
      return fake.didCall(.save, with: 1).failureDescription
    },
    Row(
      "a matcher that resets the fake",
      [
        """
        'save(_:)' on FakeStore: expected at least 1 call with (what passes the closure), got none
          1 other call:
            1. save(1)   argument 1: 1 does not pass the closure
        """
      ]
    ) { fake in
      fake.stub(.save).andReturn(1)
      _ = fake.save(1)
      let matcher = Argument.pass { _ in
        fake.resetCallsAndStubs()
        return false
      }
      return fake.didCall(.save, with: matcher).failureDescription
    },
  ]
}
