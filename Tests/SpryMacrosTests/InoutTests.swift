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
final class FakeListed {
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
    fake.stub(.next).with(7).andDo { arguments in
      (arguments[0] as! InoutArgument<Int>).value += 1
      return 2
    }
    fake.stub(.rename).andDo { ($0[0] as! InoutArgument<String?>).value = $0[1] as? String }
    fake.stub(.step).andThrow(DoorError(code: 3))
    var seven = 7
    #expect(fake.next(&seven) == 2)
    #expect(seven == 8)
    var name: String?
    try fake.rename(&name, to: "ann")
    #expect(name == "ann")
    do { _ = try await fake.step(&seven) } catch { #expect(error.code == 3) }
    #expect(seven == 8)
    expectHaveReceived(fake, .next, with: 7, countSpecifier: .once)
    expectHaveReceived(fake, .rename, with: nil, "ann")
  }

  @Test("An inout argument can have any type")
  func ofAnyType() {
    fake.stub(.swap).andDo { arguments in
      let (first, second) = (
        arguments[0] as! InoutArgument<String>, arguments[1] as! InoutArgument<String>
      )
      (first.value, second.value) = (second.value, first.value)
    }
    fake.stub(.some).andReturn(true)
    fake.stub(.any).andDo { ($0[0] as! InoutArgument<any Equatable>).value = 5 }
    fake.stub(.list).andDo { ($0[1] as! InoutArgument<(Int, String)>).value.0 = 9 }
    fake.stub(.closure).andDo { arguments in
      let work = arguments[0] as! InoutArgument<() -> Int>
      defer { work.value = { 4 } }
      return work.value()
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
    expectHaveReceived(fake, .list, with: ["a": [1]], (1, "b"))
  }

  @Test("An inout parameter can have any name")
  func namesAndTypes() {
    fake.stub(.own).andReturn(true)
    fake.stub(.collides).with(1, 2).andReturn(3)
    fake.stub(.in).andDo { ($0[0] as! InoutArgument<Int>).value = 6 }
    FakeCounter.stub(.make).andReturn(4)
    FakeCounter.stub(.plusAssign).andReturn()
    var other = FakeCounter()
    var (one, two) = (1, 2)
    #expect(fake.own(&other))
    #expect(fake.collides(&one, valueArgument: 2) == 3)
    fake.in(for: &one, &two)
    #expect(one == 6)
    #expect(FakeCounter.make(&one) == 4)
    other += 5
    _ = FakeCounter(&two)
    expectHaveReceived(type: FakeCounter.self, .plusAssign, with: Argument.identical(to: other), 5)
    expectHaveReceived(type: FakeCounter.self, .`init`, with: 2)
  }

  @Test("A class can have inout parameters")
  func inAClass() async throws {
    let fake = FakeListed()
    fake.stub(.next).andDo { arguments in
      (arguments[0] as! InoutArgument<Int>).value = 1
      return 2
    }
    fake.stub(.each).andDo { ($0[0] as! (Int) -> Void)(3) }
    fake.stub(.map).andDo { try ($0[0] as! (Int) throws -> Int)(4) }
    fake.stub(.typed).andDo { try ($0[0] as! () throws(DoorError) -> Int)() }
    fake.stub(.load).andThrow(DoorError(code: 5))
    FakeListed.stub(.make).andDo { ($0[1] as! () -> Int)() }
    var (value, seen) = (0, 0)
    #expect(fake.next(&value) == 2)
    #expect(value == 1)
    fake.each { seen = $0 }
    #expect(seen == 3)
    #expect(fake.map { $0 } == 4)
    #expect(throws: DoorError(code: 4)) { try fake.map { throw DoorError(code: $0) } }
    do {
      _ = try fake.typed({ () throws(DoorError) in throw DoorError(code: 6) }, &value)
    } catch { #expect(error.code == 6) }
    await #expect(throws: DoorError(code: 5)) { try await fake.load { $0 } }
    #expect(FakeListed.make(&value) { 7 } == 7)
    expectHaveReceived(fake, .next, with: 0)
    expectHaveReceived(fake, .typed, with: Argument.anything, 1)
  }
}
