import SpryKit
import SpryMatchers
import Testing

/// A hundred tests at once, with one type of fakes and one static member.
@Suite("A hundred tests at once", .spry)
struct ParallelTests {
  private let library = FakeLibrary()

  init() {
    library.stub(.read).andReturn("")
  }

  @Test("Each sees only its own static stubs and calls", arguments: 0..<100)
  func seesOnlyItsOwn(number: Int) async {
    library.stub(.read).with("Emma", number).andReturn("page \(number)")
    FakeService.stub(.make).andReturn(number)
    await withTaskGroup(of: Void.self) { [library] group in
      for _ in 0..<8 {
        group.addTask {
          await Task.yield()
          #expect(library.read("Emma", at: number) == "page \(number)")
          #expect(FakeService.make(name: "\(number)") == number)
        }
      }
    }
    #expect(library.read("Emma", at: -1) == "")
    expectHaveReceived(library, .read, countSpecifier: .exactly(9))
    expectHaveReceived(
      type: FakeService.self, .make, with: "\(number)", countSpecifier: .exactly(8))
    expectHaveReceived(type: FakeService.self, .make, countSpecifier: .exactly(8))
  }
}

/// Scopes in scopes.
@Suite("Scopes inside of scopes", .spry)
struct NestedScopeTests {
  private let outer = FakeService()

  @Test("A fake ends with the scope in which it was made")
  func fakesEndWithTheScopeInWhichTheyAreMade() {
    outer.stub(.load).andReturn(1)
    FakeService.stub(.make).andReturn(1)
    let inner = withSpry {
      let inner = FakeService()
      inner.stub(.load).andReturn(2)
      FakeService.stub(.make).andReturn(2)
      #expect(inner.load(id: "a") == 2)
      #expect(outer.load(id: "a") == 1)
      #expect(FakeService.make(name: "a") == 2)
      return inner
    }
    #expect(inner.recordedCalls.isEmpty)
    expectHaveReceived(outer, .load, countSpecifier: .once)
    #expect(FakeService.make(name: "a") == 1)
    expectHaveReceived(type: FakeService.self, .make, countSpecifier: .once)
  }

  @Test("withSpryScope leaves its fakes to the test")
  func partOfATestLeavesItsFakesToTheTest() async {
    let fake = await withSpryScope {
      let fake = FakeService()
      fake.stub(.load).andReturn(2)
      await Task.yield()
      return fake
    }
    #expect(fake.load(id: "a") == 2)
  }

  @Test("withSpry returns values and throws errors")
  func valuesAndErrorsComeOut() async {
    #expect(withSpry { 1 } == 1)
    #expect(await withSpry { await Task { 2 }.value } == 2)
    #expect(throws: CancellationError.self) { try withSpry { throw CancellationError() } }
    await #expect(throws: CancellationError.self) {
      try await withSpry {
        await Task.yield()
        throw CancellationError()
      }
    }
  }

  private static let expectedIssues = Locked<[String]>([])

  // Not in a known issue, in which an async `withSpry` does not count a failure as one.
  @Test(
    "withSpry reports unused stubs, unless a failure was recorded",
    .filterIssues { issue in
      let text = issue.comments.first?.rawValue ?? ""
      guard text.contains("on purpose") || text.contains("was not used") else { return true }
      expectedIssues.withLock { $0.append(text) }
      return false
    })
  func unusedStubs() async {
    for (isAsync, fails) in [(false, false), (false, true), (true, false), (true, true)] {
      // A closure, because a stub that another function makes may be of a set-up.
      let body = {
        FakeService().stub(.load).andReturn(1)
        if fails { Issue.record("on purpose") }
      }
      let run = { withSpry(unusedStubs: .fail, body) }
      if isAsync {
        await withSpry(unusedStubs: .fail) {
          await Task.yield()
          body()
        }
      } else {
        run()
      }
      let issues = Self.expectedIssues.withLock { issues in
        defer { issues = [] }
        return issues
      }
      #expect(issues.count == 1)
      #expect(issues.first?.contains(fails ? "on purpose" : "was not used") == true)
    }
  }

  @Test("withSpry stays on the actor")
  @MainActor func staysOnTheActor() async {
    var count = 0
    await withSpry {
      await Task.yield()
      MainActor.assertIsolated()
      count += 1
    }
    #expect(count == 1)
  }
}
