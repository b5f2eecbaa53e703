import SpryMacros
import SpryMatchers
import Testing

private struct Failed: Error {}

private class Parcel {
  var weight = 1
}

/// A protocol whose `async` members run on the actor of their caller.
@Spryable @Spyable private protocol Courier {
  func carry(_ body: () async throws -> Int) async throws -> Int
  func pass(_ body: () async throws -> Int) async rethrows -> Int
  func typed(_ body: (Int) throws(Failed) -> Int, _ list: inout [Int]) async throws(Failed) -> Int
  func two<Value>(_ first: () -> Value, _ second: () async -> Void) async -> Value
  func own(_ list: consuming [Int], _ body: () -> Void) async -> Int
  func swap(_ parcel: sending Parcel) async -> sending Parcel
  func weigh(_ list: [Int], _ factor: Int?) async throws -> [String]
  func ask(_ text: String) async -> String
  func range(_ pair: (Int, Int)) async -> (Int, Int)
  func notify(_ done: @escaping (Int) -> Void, _ others: [(Int) -> Void]) async -> Int
  init?(_ body: () async throws -> Void) async throws
}

@Suite("Fakes and spies where async functions run on the actor of their caller", .spry)
@MainActor struct CallersPortTests {
  @Test("A fake calls closures on the actor of its caller")
  func fakesCallOnTheActorOfTheirCaller() async throws {
    let fake = FakeCourier()
    var seen: [Int] = []
    func body() async throws -> Int {
      MainActor.assertIsolated()
      seen.append(seen.count)
      return seen.count
    }
    fake.stub.carry(.any).andDo { body in try await body() }
    #expect(try await fake.carry(body) == 1)
    fake.stub.pass(.any).andDo { body in try await body() }
    #expect(try await fake.pass(body) == 2)
    fake.stub.typed(.any, .any).andDo { body, list in
      list = [7]
      return try body(1)
    }
    var list = [0]
    #expect(try await fake.typed({ $0 + 1 }, &list) == 2)
    #expect(list == [7])
    fake.stub.two(.any(NonEscapingArgument<() -> String>.self), .any)
      .andDo { first, second in first() }
    #expect(await fake.two({ "a" }, {}) == "a")
    fake.stub.own([1], .any).andReturn(4)
    #expect(await fake.own([1], {}) == 4)
    fake.stub.swap(.any).andReturn(Parcel())
    #expect(await fake.swap(Parcel()).weight == 1)
    #expect(seen == [0, 1])
    #expect(fake.calls.carry(.any).count == 1)
  }

  @Test("Closures answer the calls of a spy")
  nonisolated func spiesAreAnsweredByClosures() async throws {
    let spy = CourierSpy()
    spy.weighClosure = { list, factor in list.map { "\($0 * (factor ?? 1))" } }
    #expect(try await spy.weigh([1, 2], 3) == ["3", "6"])
    spy.askClosure = { text in text }
    #expect(await spy.ask("a") == "a")
    spy.askClosure = nil
    spy.askReturnValue = "b"
    #expect(await spy.ask("a") == "b")
    spy.rangeClosure = { pair in (pair.1, pair.0) }
    #expect(await spy.range((1, 2)) == (2, 1))
  }

  @Test("A spy calls closures on the actor of its caller")
  func spiesCallOnTheActorOfTheirCaller() async throws {
    let spy = CourierSpy()
    var calls = 0
    spy.carryClosure = { body in
      MainActor.assertIsolated()
      return try await body()
    }
    let carried = try await spy.carry {
      calls += 1
      return calls
    }
    #expect(carried == 1)
    spy.passReturnValue = 5
    #expect(await spy.pass { 1 } == 5)
    spy.notifyClosure = { done, others in
      done(2)
      return others.count
    }
    #expect(await spy.notify({ calls += $0 }, []) == 0)
    #expect(calls == 3)
    spy.swapReturnValue = Parcel()
    #expect(await spy.swap(Parcel()).weight == 1)
  }
}
