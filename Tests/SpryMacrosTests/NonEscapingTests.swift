import SpryMacros
import SpryMatchers
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
  static func make(_ body: () throws -> Int) rethrows -> Int
}

@Spryable
protocol Guard: Actor {
  func perform(_ body: (Int) -> Int) -> Int
  func later(_ body: (Int) async throws -> Int) async throws -> Int
  func rethrowing(_ body: () throws -> Int) rethrows -> Int
}

/// A type with the name of one in the standard library.
enum Theatre {
  struct Actor: Equatable {}
  @Spryable protocol Casting {
    func pick(_ body: (Actor) -> Void) async -> [Actor]
  }
}

@Suite("Nonescaping closures", .spry) struct NonEscapingTests {
  let fake = FakeWalker()

  @Test("A type named Actor does not interfere")
  func besideATypeOfAKnownName() async {
    let fake = Theatre.FakeCasting()
    fake.stub(.pick).andDo { arguments in
      (arguments[0] as! (Theatre.Actor) -> Void)(Theatre.Actor())
      return [Theatre.Actor()]
    }
    var seen: [Theatre.Actor] = []
    #expect(await fake.pick { seen.append($0) } == seen)
    #expect(seen.count == 1)
  }

  @Test("A stub can call a nonescaping closure")
  func areCalledByTheStub() {
    var seen: [Int] = []
    fake.stub(.each).andDo { arguments in
      let body = arguments[0] as! (Int) -> Void
      body(1)
      body(2)
    }
    fake.stub(.map).andDo { [($0[0] as! (Int) -> String)(3)] }
    fake.stub(.two).andDo { ($0[0] as! (Int) -> Int)(4) + ($0[1] as! () -> Int)() }
    fake.each { seen.append($0) }
    #expect(seen == [1, 2])
    #expect(fake.map { "\($0)" } == ["3"])
    #expect(fake.two({ $0 * 2 }, then: { 5 }, "name") == 13)
    expectHaveReceived(fake, .each, with: Argument.anything, countSpecifier: .once)
    expectHaveReceived(fake, .two, with: Argument.anything, Argument.anything, "name")
  }

  @Test("A nonescaping closure can have effects")
  func withEffects() async throws {
    fake.stub(.read).andDo { arguments async throws in
      try await (arguments[0] as! (Int) async throws -> Int)(1)
    }
    fake.stub(.wait).andDo { arguments async in await (arguments[0] as! () async -> Int)() }
    fake.stub(.typed).andDo { try ($0[0] as! (Int) throws(DoorError) -> Int)(2) }
    fake.stub(.typedLater).andThrow(DoorError(code: 3))
    fake.stub(.generic).andDo { try ($0[1] as! (Int) throws -> String)($0[0] as! Int) }
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
    expectHaveReceived(fake, .generic, with: 5, Argument.anything)
  }

  @Test("A nonescaping closure can be isolated")
  func isolatedAndMixed() async {
    fake.stub(.safe).andDo { ($0[0] as! @Sendable (Int) -> Int)(1) }
    fake.stub(.onMain).andReturn(2)
    fake.stub(.mixed).andDo { arguments in
      (arguments[0] as! InoutArgument<Int>).value = 8
      (arguments[2] as! () -> Void)()
      return (arguments[1] as! (Int) -> Int)(3)
    }
    fake.stub(.bodyArgument).andReturn(4)
    fake.stub(.withInout).andDo { arguments in
      var list = [1]
      (arguments[0] as! (inout [Int]) -> Void)(&list)
      return list.count
    }
    fake.stub(.grouped).andReturn(6)
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
    expectHaveReceived(fake, .mixed, with: 7, Argument.anything, Argument.anything)
    expectHaveReceived(fake, .bodyArgument, with: Argument.anything, 2)
  }

  @Test("An autoclosure with effects that the member lacks is passed on")
  func autoclosuresThatTheMemberCannotEvaluate() {
    fake.stub(.lazily).andReturn(1)
    fake.stub(.checked).andDo { arguments in try (arguments[0] as! () throws -> Int)() }
    func number() throws -> Int { throw DoorError(code: 2) }
    #expect(fake.lazily(try number()) == 1)
    do { _ = try fake.checked(try number()) } catch { #expect(error.code == 2) }
  }

  @Test("Static members, subscripts, and initializers can have nonescaping closures")
  func ofTypesSubscriptsAndInitializers() throws {
    FakeWalker.stub(.with).andDo { try ($0[0] as! (Int) throws -> Int)(1) }
    fake.stub(.subscript).andDo { ($0[0] as! (Int) -> Int)(2) }
    #expect(try FakeWalker.with { $0 + 1 } == 2)
    #expect(fake[{ $0 + 1 }] == 3)
    fake[{ $0 }] = 4
    expectHaveReceived(fake, .subscript, with: Argument.anything, 4)
    _ = FakeWalker { 1 }
    FakeWalker.stub(.initMaybe).andReturn(nil)
    #expect(try FakeWalker(maybe: { 1 }) == nil)
    expectHaveReceived(type: FakeWalker.self, .`init`, with: Argument.anything)
  }

  @Test("A closure with an explicit isolation can be passed on")
  func closuresThatSayWhereTheyRun() async {
    fake.stub(.nonsending).andReturn(1)
    fake.stub(.anyIsolation).andReturn(2)
    #expect(await fake.nonsending { 0 } == 1)
    #expect(await fake.anyIsolation { 0 } == 2)
    FakeWalker.stub(.initAnswer).with(3, Argument.anything).andReturn(nil)
    #expect(FakeWalker(answer: 3) { 0 } == nil)
    #expect(FakeWalker(answer: 4) { 0 } != nil)
    expectHaveReceived(fake, .nonsending, countSpecifier: .once)
  }

  @Test("A member that rethrows throws the errors of its closure")
  func rethrowingOnes() async throws {
    let fake = FakeRethrowing()
    fake.stub(.map).andDo { [try ($0[0] as! (Int) throws -> Int)(1)] }
    fake.stub(.visit).andDo { try ($0[0] as! (Int) throws -> Void)(2) }
    fake.stub(.load).andDo { arguments async throws in
      try await (arguments[0] as! (Int) async throws -> Int)(3)
    }
    fake.stub(.two).andDo { try ($0[1] as! () throws -> Int)() }
    fake.stub(.value).andDo { try ($0[0] as! () throws -> Int)() }
    fake.stub(.change).andDo { (($0[0] as! InoutArgument<Int>).value = 5, 6).1 }
    fake.stub(.generic).andReturn("g")
    FakeRethrowing.stub(.make).andReturn(7)
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
    expectHaveReceived(fake, .map, countSpecifier: .exactly(2))
    expectHaveReceived(fake, .change, with: 0, Argument.anything)
  }

  @Test("The members of an actor can have nonescaping closures")
  func ofActors() async throws {
    let fake = FakeGuard()
    fake.stub(.perform).andDo { ($0[0] as! (Int) -> Int)(1) }
    fake.stub(.later).andReturn(2)
    fake.stub(.rethrowing).andReturn(3)
    #expect(await fake.perform { $0 + 1 } == 2)
    #expect(try await fake.later { $0 } == 2)
    #expect(await fake.rethrowing { 1 } == 3)
    expectHaveReceived(fake, .perform, countSpecifier: .once)
  }
}
