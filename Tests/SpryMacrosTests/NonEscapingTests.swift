import SpryMacros
import SpryMatchers
import TestSupport
import Testing

@Spryable
protocol Walker {
  func each(_ body: (Int) -> Void)
  func map(_ body: (Int) -> String) -> [String]
  func two(_ first: (Int) -> Int, then second: () -> Int, _ name: String) -> Int
  func read(_ body: (Int) async throws -> Int) async throws -> Int
  func wait(_ body: () async -> Int) async -> Int
  func typed(_ body: (Int) throws(DoorError) -> Int) throws(DoorError) -> Int
  func typedLater(_ body: () async throws(DoorError) -> Void) async throws(DoorError)
  func generic<Value, Result>(_ value: Value, _ body: (Value) throws -> Result) throws -> Result
  func safe(_ body: @Sendable (Int) -> Int) -> Int
  func onMain(_ body: @MainActor () -> Int) async -> Int
  func mixed(_ value: inout Int, _ body: (Int) -> Int, _ done: @escaping () -> Void) -> Int
  func bodyArgument(_ body: () -> Int, bodyArgument: Int) -> Int
  func withInout(_ body: (inout [Int]) -> Void) -> Int
  func grouped(_ body: ((Int) -> Int), _ other: (() -> Void)?) -> Int
  func lazily(_ value: @autoclosure () throws -> Int) -> Int
  func checked(_ value: @autoclosure () throws -> Int) throws(DoorError) -> Int
  static func with(_ body: (Int) throws -> Int) throws -> Int
  subscript(body: (Int) -> Int) -> Int { get set }
  init(_ body: () -> Int)
  init?(maybe body: () throws -> Int) throws
  init?(answer: Int, _ body: () -> Int)
  func nonsending(_ work: nonisolated(nonsending) @escaping () async -> Int) async -> Int
  func anyIsolation(_ work: @escaping @isolated(any) () async -> Int) async -> Int
}

@Spryable
protocol Rethrowing {
  func map(_ transform: (Int) throws -> Int) rethrows -> [Int]
  func visit(_ body: (Int) throws -> Void) rethrows
  func load(_ body: (Int) async throws -> Int) async rethrows -> Int
  func two(_ first: () throws -> Int, _ second: () throws -> Int) rethrows -> Int
  func value(_ value: @autoclosure () throws -> Int, or name: String) rethrows -> Int
  func change(_ value: inout Int, _ body: (inout Int) throws -> Void) rethrows -> Int
  func generic<Value>(_ body: () throws -> Value) rethrows -> Value?
  func time<Value>(_ body: () throws -> Value) rethrows
  func measure<Value>(_ body: () throws -> Value) rethrows -> Value
  static func make(_ body: () throws -> Int) rethrows -> Int
}

@Spryable
protocol Guard: Actor {
  func perform(_ body: (Int) -> Int) -> Int
  func later(_ body: (Int) async throws -> Int) async throws -> Int
  func rethrowing(_ body: () throws -> Int) rethrows -> Int
  func changing(_ number: inout Int, by body: (Int) -> Int) async throws(DoorError) -> Int
}

/// A type with the name of one in the standard library.
enum Theatre {
  struct Actor: Equatable {}
  @Spryable protocol Casting {
    func pick(_ body: (Actor) -> Void) async -> [Actor]
  }
}

// Its members can be named by texts as well.
extension FakeWalker { typealias Function = MemberName }

@Suite("Nonescaping closures", .spry) struct NonEscapingTests {
  let fake = FakeWalker()

  @Test("A member of an actor passes a closure beside an inout parameter")
  func inoutBesideClosureOfActor() async throws {
    let fake = FakeGuard()
    fake.stub.changing(.any, by: .any).andDo { number, body in
      number = body(number)
      return 7
    }
    var number = 3
    #expect(try await fake.changing(&number, by: { $0 + 1 }) == 7)
    #expect(number == 4)
  }

  @Test("A stub can call a nonescaping closure")
  func areCalledByTheStub() {
    var seen: [Int] = []
    fake.stub.each(.any).andDo { body in
      body(1)
      body(2)
    }
    fake.stub.map(.any).andDo { body in [body(3)] }
    fake.stub.two(.any, then: .any, .any).andDo { first, second, _ in first(4) + second() }
    fake.each { seen.append($0) }
    #expect(seen == [1, 2])
    #expect(fake.map { "\($0)" } == ["3"])
    #expect(fake.two({ $0 * 2 }, then: { 5 }, "name") == 13)
    expectHaveReceived(fake.calls.each(.any), .once)
    expectHaveReceived(fake.calls.two(.any, then: .any, "name"))
  }

  @Test("A nonescaping closure can have effects")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func withEffects() async throws {
    fake.stub.read(.any).andDo { body in try await body(1) }
    fake.stub.wait(.any).andDo { body in await body() }
    fake.stub.typed(.any).andDo { body in try body(2) }
    fake.stub.typedLater(.any).andThrow(DoorError(code: 3))
    fake.stub.generic(.any(Int.self), .any(NonEscapingArgument<(Int) throws -> String>.self)).andDo
    { value, body in try body(value) }
    #expect(try await fake.read { $0 + 1 } == 2)
    await #expect(throws: DoorError(code: 9)) {
      try await fake.read { _ in throw DoorError(code: 9) }
    }
    #expect(await fake.wait { 4 } == 4)
    do {
      _ = try fake.typed { value throws(DoorError) in throw DoorError(code: value) }
    } catch { #expect(error.code == 2) }
    do { try await fake.typedLater {} } catch { #expect(error.code == 3) }
    #expect(try fake.generic(5) { "\($0)" } == "5")
    expectHaveReceived(
      fake.calls.generic(.equal(5), .any(NonEscapingArgument<(Int) throws -> String>.self)))
  }

  @Test("A nonescaping closure can be isolated")
  func isolatedAndMixed() async {
    fake.stub.safe(.any).andDo { body in body(1) }
    fake.stub.onMain(.any).andReturn(2)
    fake.stub.mixed(.any, .any, .any).andDo { value, body, done in
      value = 8
      done()
      return body(3)
    }
    fake.stub.bodyArgument(.any, bodyArgument: .any).andReturn(4)
    fake.stub.withInout(.any).andDo { body in
      var list = [1]
      body(&list)
      return list.count
    }
    fake.stub.grouped(.any, .any).andReturn(6)
    var value = 7
    var isDone = false
    #expect(fake.safe { $0 + 1 } == 2)
    #expect(await fake.onMain { 1 } == 2)
    #expect(fake.mixed(&value, { $0 * 2 }, { isDone = true }) == 6)
    #expect(value == 8)
    #expect(isDone)
    #expect(fake.bodyArgument({ 1 }, bodyArgument: 2) == 4)
    #expect(fake.withInout { $0.append(2) } == 2)
    #expect(fake.grouped({ $0 }, nil) == 6)
    expectHaveReceived(fake.calls.mixed(7, .any, .any))
    expectHaveReceived(fake.calls.bodyArgument(.any, bodyArgument: 2))
  }

  @Test("An autoclosure with effects that the member lacks is passed on")
  func autoclosuresThatTheMemberCannotEvaluate() {
    fake.stub.lazily(.any).andReturn(1)
    fake.stub.checked(.any).andDo { value in try value() }
    func number() throws -> Int { throw DoorError(code: 2) }
    #expect(fake.lazily(try number()) == 1)
    do { _ = try fake.checked(try number()) } catch { #expect(error.code == 2) }
  }

  @Test("Static members, subscripts, and initializers can have nonescaping closures")
  func ofTypesSubscriptsAndInitializers() throws {
    FakeWalker.stub.with(.any).andDo { body in try body(1) }
    fake.stub("subscript(_:)").andDo { ($0[0] as! (Int) -> Int)(2) }
    #expect(try FakeWalker.with { $0 + 1 } == 2)
    #expect(fake[{ $0 + 1 }] == 3)
    fake[{ $0 }] = 4
    expectHaveReceived(fake.calls[.any].set(4))
    _ = FakeWalker { 1 }
    FakeWalker.stub.initializer(maybe: .any).andReturn(nil)
    #expect(try FakeWalker(maybe: { 1 }) == nil)
    expectHaveReceived(FakeWalker.calls.initializer(.any))
  }

  @Test("A member that rethrows throws the errors of its closure")
  func rethrowingOnes() async throws {
    let fake = FakeRethrowing()
    fake.stub.map(.any).andDo { transform in [try transform(1)] }
    fake.stub.visit(.any).andDo { body in try body(2) }
    fake.stub.load(.any).andDo { body in try await body(3) }
    fake.stub.two(.any, .any).andDo { _, second in try second() }
    fake.stub.value(.any, or: .any).andDo { value, _ in try value() }
    fake.stub.change(.any, .any).andDo { value, _ in
      value = 5
      return 6
    }
    fake.stub.generic(.any(NonEscapingArgument<() throws -> String>.self)).andReturn("g")
    FakeRethrowing.stub.make(.any).andReturn(7)
    #expect(fake.map { $0 + 1 } == [2])
    #expect(throws: DoorError(code: 1)) { try fake.map { throw DoorError(code: $0) } }
    #expect(throws: DoorError(code: 2)) { try fake.visit { throw DoorError(code: $0) } }
    #expect(await fake.load { $0 + 1 } == 4)
    #expect(fake.two({ 1 }, { 2 }) == 2)
    #expect(fake.value(3, or: "name") == 3)
    var value = 0
    #expect(fake.change(&value) { $0 += 1 } == 6)
    #expect(value == 5)
    #expect(fake.generic { "x" } == "g")
    #expect(FakeRethrowing.make { 1 } == 7)
    expectHaveReceived(fake.calls.map(.any), .exactly(2))
    expectHaveReceived(fake.calls.change(0, .any))
  }

  @Test("A closure of a stub that throws another error than the member's is misuse")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func otherErrors() {
    struct Other: Error {}
    fake.stub.typed(.any).andDo { _ in throw Other() }
    let texts = misuses { #expect((try? fake.typed { value throws(DoorError) in value }) == 0) }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("DoorError") == true)
  }
}
