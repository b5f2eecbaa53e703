import SpryMatchers
import SpryObjects
import Testing

// In Swift 6.2, a local `async` function, which the macro needs, does not run on the actor of its caller.
#if compiler(>=6.3)
  /// A class that may not leave its actor, and whose `async` members run on that of their caller.
  private class Clerk: ObjectSpyable {
    var count = 0

    @Spied func plain() async -> Bool { isOnMain() }

    @Spied func calling(_ body: () async -> Void, _ times: inout Int) async -> Bool {
      await body()
      times += 1
      return isOnMain()
    }

    @Spied func rethrowing(_ body: () async throws -> Void) async rethrows -> Bool {
      try await body()
      count += 1
      return isOnMain()
    }

    @Spied func typed(_ body: () async throws(ClerkError) -> Void) async throws(ClerkError) -> Bool
    {
      try await body()
      return isOnMain()
    }

    @Spied func isolated(_ actor: isolated (any Actor)? = #isolation) async -> Bool { isOnMain() }

    @Spied @concurrent nonisolated static func elsewhere() async -> Bool { true }

    var getter: Bool { @Spied get async { isOnMain() } }

    subscript(index: Int) -> Bool { @Spied get async throws { isOnMain() } }

    private func isOnMain(_ actor: isolated (any Actor)? = #isolation) -> Bool {
      actor === MainActor.shared
    }
  }

  extension Clerk: ClassSpyable {}

  private struct ClerkError: Error {}

  @Suite("@Spied where async functions run on the actor of their caller", .spry)
  @MainActor struct SpiedCallersTests {
    @Test("Bodies run on the actor of their caller")
    func runWhereTheirCallerIs() async throws {
      let clerk = Clerk()
      let spy = Spy(on: clerk)
      var times = 0
      for isSpying in [false, true] {
        if isSpying { spy.beginSpying() }
        #expect(await clerk.plain())
        #expect(await clerk.calling({ MainActor.assertIsolated() }, &times))
        #expect(await clerk.rethrowing { MainActor.assertIsolated() })
        #expect(try await clerk.typed { () throws(ClerkError) in MainActor.assertIsolated() })
        #expect(await clerk.isolated())
        #expect(await clerk.getter)
        #expect(try await clerk[1])
      }
      spy.endSpying()
      #expect(times == 2)
      #expect(
        spy.recordedCalls.map(\.function) == [
          "plain()", "calling(_:_:)", "rethrowing(_:)", "typed(_:)", "isolated(_:)", "getter",
          "subscript(_:)",
        ])
    }

    @Test("Members throw, and stubs answer")
    func throwAndAnswer() async {
      let clerk = Clerk()
      let (spy, ofClass) = (Spy(on: clerk), Spy(on: Clerk.self))
      await #expect(throws: ClerkError.self) {
        try await spy.spy { try await clerk.rethrowing { throw ClerkError() } }
      }
      spy.stub("plain()").andReturn(false)
      #expect(await !spy.spy { await clerk.plain() })
      ofClass.stub("elsewhere()").andReturn(false)
      #expect(await !ofClass.spy { await Clerk.elsewhere() })
    }
  }
#endif
