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
}
