import SpryMacros
import SpryMatchers
import TestSupport
import Testing

private struct Torn: Error {}

@Spryable private protocol Shelf: AnyObject, Sendable {
  func read(_ key: String) -> Int
  func take(_ key: String) throws -> Int
  func close()
}

/// Swift Testing counts what fails in a known issue as known, and fails a test whose known issue does not occur.
@Suite("What fails in a known issue is known")
struct KnownIssueTests {
  private let shelf = FakeShelf()

  private func read() { _ = shelf.read("x") }

  private func read(inKnownIssue isKnown: Bool) {
    if isKnown { withKnownIssue { read() } } else { read() }
  }

  @Test("withSpry that throws")
  func scopeThatThrows() async {
    withKnownIssue { try withSpry { throw Torn() } }
    await withKnownIssue {
      try await withSpry {
        await Task.yield()
        throw Torn()
      }
    }
  }

  @Test("Misuse in a loop: each time", .spry)
  func loop() {
    for _ in 0..<3 { withKnownIssue { read() } }
  }

  @Test("Misuse in a loop that is thrown", .spry)
  func thrownInALoop() {
    for _ in 0..<3 { withKnownIssue { _ = try shelf.take("x") } }
  }

  @Test("Misuse after it fails again: with .spry", .spry)
  func misuseAfterIt() {
    withKnownIssue {
      // Both calls are made at the same lines.
      for isKnown in [true, false] { read(inKnownIssue: isKnown) }
    }
  }

  @Test("in an async withSpry")
  func misuseInAsyncWithSpry() async {
    await withKnownIssue {
      await withSpry {
        let shelf = FakeShelf()
        func read() { _ = shelf.read("x") }
        for _ in 0..<2 { withKnownIssue { read() } }
        await Task.yield()
        read()
      }
    }
  }
  @Test("Misuse in a loop, and after it: in withSpry")
  func misuseInWithSpry() {
    withKnownIssue {
      withSpry {
        let shelf = FakeShelf()
        func read() { _ = shelf.read("x") }
        for _ in 0..<2 { withKnownIssue { read() } }
        read()
      }
    }
  }

  @Test("A wait: in withSpry")
  func waitInWithSpry() async {
    await withSpry {
      let shelf = FakeShelf()
      await withKnownIssue { try await shelf.calls.close().wait(within: .zero) }
    }
  }

  @Test("with .spry, also in a withSpry in it", .spry)
  func wait() async {
    await withKnownIssue { try await shelf.calls.close().wait(within: .zero) }
    await withSpry {
      await withKnownIssue { try await shelf.calls.close().wait(within: .zero) }
    }
  }

  @Test("A discarded wait in a known issue fails at the end of its scope, not in it", .spry)
  func discardedWait() async {
    await withKnownIssue {
      await withSpry {
        let shelf = FakeShelf()
        _ = try? await shelf.calls.close().wait(within: .zero)
      }
    }
  }

  @Test("A known failure in withSpry is a failure of its scope, which then reports nothing else")
  func failureInWithSpry() async {
    func body(_ shelf: FakeShelf) {
      shelf.stub.read(.any).andReturn(1).expected(.once)
      #expect(Bool(false))
    }
    let counts = Locked([0, 0])
    withKnownIssue {
      withSpry { body(FakeShelf()) }
    } matching: { _ in
      counts.withLock { $0[0] += 1 }
      return true
    }
    await withKnownIssue {
      await withSpry {
        await Task.yield()
        body(FakeShelf())
      }
    } matching: { _ in
      counts.withLock { $0[1] += 1 }
      return true
    }
    #expect(counts.withLock { $0 } == [1, 1])
  }

  @Test("A check at the end of a scope, if the scope is in the known issue")
  func expectation() {
    withKnownIssue {
      withSpry {
        let shelf = FakeShelf()
        shelf.stub.read(.any).andReturn(1).expected(.once)
      }
    }
  }
}
