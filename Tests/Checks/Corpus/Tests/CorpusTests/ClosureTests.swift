import Bottom
import SpryMatchers
import Testing

@testable import Top

@Suite("Closures", .spry) struct ClosureTests {
  @Test("A closure behind a type alias can be kept")
  func aliased() async throws {
    var kept: [Done] = []
    let fake = FakeAliasedClosures()
    fake.stub.load(.any).andDo { kept.append($0) }
    fake.stub.change(.any, done: .any).andDo { count, done in
      count += 1
      kept.append(done)
    }
    var seen: [Int] = []
    var count = 1
    fake.load { seen.append($0) }
    fake.change(&count) { seen.append($0 * 10) }
    for (index, done) in kept.enumerated() { done(index + 1) }
    #expect(seen == [1, 20])
    #expect(count == 2)
    fake.stub.run(.any, done: .any).andDo { body, done in
      body()
      done(3)
    }
    nonisolated(unsafe) var ran: [Int] = []
    try await fake.run({ ran.append(0) }, done: { ran.append($0) })
    #expect(ran == [0, 3])
    fake.convert("a", done: { _ in })
    expectHaveReceived(fake.calls.convert("a", done: .any), .once)
  }

  @Test("A closure of a spy can keep a closure behind a type alias")
  func aliasedOfSpy() {
    let spy = AliasedClosuresSpy()
    var kept: [Done] = []
    spy.loadClosure = { kept.append($0) }
    spy.changeDoneClosure = {
      $0 += 1; kept.append($1)
    }
    var seen: [Int] = []
    var count = 1
    spy.load { seen.append($0) }
    spy.change(&count) { seen.append($0 * 10) }
    for (index, done) in kept.enumerated() { done(index + 1) }
    #expect(seen == [1, 20])
    #expect(count == 2)
  }

  @Test("Types in parentheses")
  func grouped() async {
    let fake = FakeGrouped()
    var kept: [(Int) -> Void] = []
    fake.stub.keep(.any).andDo { kept.append($0) }
    fake.stub.call(.any).andDo { $0(1) }
    fake.stub.sendable(.any).andDo { $0() }
    var seen: [Int] = []
    fake.keep { seen.append($0) }
    fake.call { seen.append($0 * 10) }
    kept.first?(2)
    #expect(seen == [10, 2])
    await fake.sendable {}
    expectHaveReceived(fake.calls.sendable(.any), .once)
    let named = FakeNamed()
    fake.stub.choose(named).andReturn(named)
    fake.take(named)
    #expect(fake.choose(named) as? FakeNamed === named)
    expectHaveReceived(fake.calls.take(named), .once)
  }

  @Test("A member that rethrows can have only closures that escape")
  func rethrowing() async throws {
    let (fake, later, runner) = (
      FakeRethrowingClosures(), FakeAsyncRethrowingClosures(), FakeRunner()
    )
    fake.stub.escaping(.any).andDo { try $0() }
    later.stub.keptLater(.any).andDo { try await $0() }
    runner.stub("escaping(_:)").andDo { (work: @escaping () throws -> Int) in try work() }
    FakeRunner.stub.shared(.any).andThrow(StorageError.full)
    #expect(fake.escaping { 1 } == 1)
    #expect(await later.keptLater { 2 } == 2)
    #expect(runner.escaping { 3 } == 3)
    func fail() throws -> Int { throw StorageError.full }
    #expect(throws: StorageError.full) { try fake.escaping(fail) }
    await #expect(throws: StorageError.full) { try await later.keptLater(fail) }
    #expect(throws: StorageError.full) { try runner.escaping(fail) }
    #expect(throws: StorageError.full) { try FakeRunner.shared { _ = try fail() } }
    expectHaveReceived(fake.calls.escaping(.any), .exactly(2))
    expectHaveReceived(later.calls.keptLater(.any), .exactly(2))
    let spy = RethrowingClosuresSpy()
    spy.escapingClosure = { try $0() }
    #expect(spy.escaping { 4 } == 4)
    #expect(throws: StorageError.full) { try spy.escaping(fail) }
    #expect(spy.escapingCallsCount == 2)
  }

  @Test("An initializer can rethrow, and needs no stub")
  func rethrowingInitializers() async {
    _ = FakeClosureInitializers(rethrowing: { 1 })
    #expect(FakeClosureInitializers(rethrowingKept: { 1 }) != nil)
    #expect(await FakeClosureInitializers(asyncRethrowingKept: { 1 }) != nil)
    FakeClosureInitializers.stub.initializer(rethrowingKept: .any).andReturn(nil)
    #expect(FakeClosureInitializers(rethrowingKept: { 1 }) == nil)
    expectHaveReceived(FakeClosureInitializers.calls.initializer(rethrowing: .any), .once)
    expectHaveReceived(FakeClosureInitializers.calls.initializer(rethrowingKept: .any), .exactly(2))
  }

  @Test("A nonescaping closure can be behind an alias of its protocol")
  func ownAliases() throws {
    let (fake, spy) = (FakeThrowingClosures(), ThrowingClosuresSpy())
    fake.stub.own(.any).andDo { try $0() }
    fake.stub.generic(.any).andDo { try $0() + 1 }
    spy.ownClosure = { try $0() }
    spy.genericClosure = { try $0() + 1 }
    #expect(
      try [fake.own { 1 }, fake.generic { 1 }, spy.own { 1 }, spy.generic { 1 }] == [1, 2, 1, 2])
    expectHaveReceived(fake.calls.generic(.any), .once)
  }

  @Test("A spy passes an autoclosure that throws to a closure of a member that does not")
  func throwingAutoclosures() async {
    let spy = PlainClosuresSpy()
    spy.autoClosure = { (try? $0()) ?? 2 }
    func fail() throws -> Int { throw StorageError.full }
    #expect([spy.auto(1), spy.auto(try fail())] == [1, 2])
  }
}
