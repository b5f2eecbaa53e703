import SpryMacros
import SpryMatchers
import Testing

@Spryable
protocol Counter {
  func next(_ value: inout Int) -> Int
  func rename(_ name: inout String?, to other: String) throws
  func step(_ value: inout Int) async throws(DoorError) -> Int
  func swap<Value>(_ first: inout Value, _ second: inout Value)
  func some(_ value: inout some Equatable) -> Bool
  func any(_ value: inout any Equatable)
  func list(_ values: inout [String: [Int]], _ pair: inout (Int, String))
  func closure(_ work: inout () -> Int) -> Int
  func own(_ other: inout Self) -> Bool
  func collides(_ value: inout Int, valueArgument: Int) -> Int
  func `in`(`for`: inout Int, _: inout Int)
  static func make(_ value: inout Int) -> Int
  static func += (lhs: inout Self, rhs: Int)
  init(_ value: inout Int)
}

@Spryable
final class FakeListed: Spryable {
  func next(_ value: inout Int) -> Int
  func each(_ body: (Int) -> Void)
  func map(_ body: (Int) throws -> Int) rethrows -> Int
  func typed(_ body: () throws(DoorError) -> Int, _ value: inout Int) throws(DoorError) -> Int
  func load(_ body: (Int) async throws -> Int) async throws -> Int
  static func make(_ value: inout Int, _ body: () -> Int) -> Int
}

@Suite("Inout parameters", .spry) struct InoutTests {
  let fake = FakeCounter()

  @Test("A stub can change an inout argument")
  func isWrittenBackByTheStub() async throws {
    fake.stub.next(7).andDo { value in
      value += 1
      return 2
    }
    fake.stub.rename(.any, to: .any).andDo { name, other in name = other }
    fake.stub.step(.any).andThrow(DoorError(code: 3))
    var seven = 7
    #expect(fake.next(&seven) == 2)
    #expect(seven == 8)
    var name: String?
    try fake.rename(&name, to: "ann")
    #expect(name == "ann")
    do { _ = try await fake.step(&seven) } catch { #expect(error.code == 3) }
    #expect(seven == 8)
    expectHaveReceived(fake.calls.next(7), .once)
    expectHaveReceived(fake.calls.rename(nil, to: "ann"))
  }

  @Test("An inout argument can have any type")
  func ofAnyType() {
    fake.stub.swap(.any(String.self), .any).andDo { first, second in
      (first, second) = (second, first)
    }
    fake.stub.some(.any(String.self)).andReturn(true)
    fake.stub.any(.any).andDo { value in value = 5 }
    fake.stub.list(.any, .any).andDo { _, pair in pair.0 = 9 }
    fake.stub.closure(.any).andDo { work in
      defer { work = { 4 } }
      return work()
    }
    var (first, second, any) = ("a", "b", "text" as any Equatable)
    fake.swap(&first, &second)
    #expect([first, second] == ["b", "a"])
    #expect(fake.some(&first))
    fake.any(&any)
    #expect(any as? Int == 5)
    var (list, pair) = (["a": [1]], (1, "b"))
    fake.list(&list, &pair)
    #expect(pair.0 == 9)
    var work = { 3 }
    #expect(fake.closure(&work) == 3)
    #expect(work() == 4)
    expectHaveReceived(fake.calls.list(["a": [1]], (1, "b")))
  }

  @Test("An inout parameter can have any name")
  func namesAndTypes() {
    fake.stub.own(.any).andReturn(true)
    fake.stub.collides(1, valueArgument: 2).andReturn(3)
    fake.stub.in(for: .any, .any).andDo { value, _ in value = 6 }
    FakeCounter.stub.make(.any).andReturn(4)
    var other = FakeCounter()
    var (one, two) = (1, 2)
    #expect(fake.own(&other))
    #expect(fake.collides(&one, valueArgument: 2) == 3)
    fake.in(for: &one, &two)
    #expect(one == 6)
    #expect(FakeCounter.make(&one) == 4)
    other += 5
    _ = FakeCounter(&two)
    expectHaveReceived(FakeCounter.calls.plusAssign(.identical(to: other), 5))
    expectHaveReceived(FakeCounter.calls.initializer(2))
  }
}
