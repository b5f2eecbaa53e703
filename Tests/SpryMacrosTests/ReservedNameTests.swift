import SpryMacros
import SpryMatchers
import Testing

@Spryable @Spyable
protocol Words {
  func `default`() -> Int
  func `init`(_ value: Int) -> Int
  func `self`() -> Int
  func `repeat`(`in`: Int, `for` `while`: Int) -> Int
  func go(in place: Int, for: Int, default: Int) -> Int
  func `switch`(_ `case`: Int, `inout`: Int) -> Int
  func `func`<`Protocol`>(_ value: `Protocol`) -> Int
  func await(async: Int, throws throwing: Int) -> Int
  func `adds two numbers`(_ a: Int, `and the other` b: Int) -> Int
  var `is it ready?`: Bool { get set }
  func `1st`() -> Int
  func rawValue() -> Int
  func hash(into: Int) -> Int
  func key() -> Int
  func none() -> Int
  func some() -> Int
  func allCases() -> Int
  func description() -> Int
  func noMember() -> Int
  func of(any: Int, some: Int, each: Int, copy: Int, get: Int, set: Int) -> Int
  var `class`: Int { get set }
  var `Any`: Int { get }
  var `true`: Int { get async throws }
  var `rethrows`: Int { get }
  var `import`: Int { get }
  var `Type`: Int { get }
  var `Self`: Int { get }
  var get: Int { get set }
  var café: Int { get }
  subscript(`in` value: Int) -> Int { get }
  static var `static`: Int { get }
  static func `return`() -> Int
  static func `subscript`(_ value: Int) -> Int
}

@Spryable
protocol `needs backticks` {
  func run(_ other: any `needs backticks`) -> Self
}

@Spryable
protocol Colliding {
  func run(arguments: Int, spryify: Int) -> Int
  func store(newValue: Int, fallbackValue: Int, file: String, line: Int, function: Int) -> Int
  func states(spryState: Int, state: Int, box: Int, call: Int, isolation: Int) async -> Int
  func throwing(spryifyThrows: Int, throwing: Int) throws -> Int
  func recorded(recordCall: Int, stubbedValue: Int, self other: Int) -> Int
  func unnamed(_: Int, argument1: Int, _: Int, argument3_: Int) -> Int
  func names(Function: Int, ClassFunction: Int, FakeColliding: Int) -> Int
  func spryify(_ value: Int) -> Int
  func stubs(_ stub: Int, _ didCall: Int, _ calls: Int) -> Int
  subscript(recordCall: Int, newValue: Int, spryify: Int) -> Int { get set }
  static func make(spryify: Int) -> Int
  init(spryify: Int)
}

@Suite("Reserved names", .spry) struct ReservedNameTests {
  let fake = FakeWords()

  @Test("A member can be named like a keyword")
  func keywords() {
    fake.stub.`init`(.any).andReturn(1)
    fake.stub.`self`().andReturn(2)
    fake.stub.repeat(in: 1, for: 2).andReturn(3)
    fake.stub.switch(.any, `inout`: .any).andReturn(4)
    fake.stub.func(.any(String.self)).andReturn(5)
    FakeWords.stub.static.andReturn(6)
    FakeWords.stub.subscript(.any).andReturn(7)
    #expect(fake.`init`(9) == 1)
    #expect(fake.`self`() == 2)
    #expect(fake.repeat(in: 1, for: 2) == 3)
    #expect(fake.switch(1, `inout`: 2) == 4)
    #expect(fake.func("a") == 5)
    #expect(FakeWords.static == 6)
    #expect(FakeWords.subscript(4) == 7)
    expectHaveReceived(fake.calls.`init`(9))
    expectHaveReceived(fake.calls.func("a"))
    expectHaveReceived(FakeWords.calls.subscript(4))
  }

  @Test("The names of a spy are made of keywords and of the words of raw identifiers")
  func namesOfSpies() {
    let spy = WordsSpy()
    spy.selfReturnValue = 1
    spy.repeatInForReturnValue = 2
    spy.addsTwoNumbersAndTheOtherClosure = { $0 + $1 }
    spy.class = 4
    #expect(spy.`self`() == 1)
    #expect(spy.repeat(in: 5, for: 6) == 2)
    #expect(spy.repeatInForReceivedArguments?.in == 5)
    #expect(spy.repeatInForReceivedArguments?.while == 6)
    #expect(spy.`adds two numbers`(1, `and the other`: 2) == 3)
    #expect(spy.underlyingClass == 4)
    WordsSpy.subscriptReturnValue = 7
    #expect(WordsSpy.subscript(8) == 7)
  }

  @Test("The name of a member or of a protocol can contain spaces")
  func namesWithSpaces() {
    fake.stub.`adds two numbers`(.any, `and the other`: .any).andReturn(3)
    fake.stub.`is it ready?`.andReturn(true)
    fake.stub.`1st`().andReturn(1)
    #expect(fake.`adds two numbers`(1, `and the other`: 2) == 3)
    #expect(fake.`is it ready?`)
    #expect(fake.`1st`() == 1)
    fake.`is it ready?` = false
    expectHaveReceived(fake.calls.`adds two numbers`(1, `and the other`: 2))
    expectHaveReceived(fake.calls.`is it ready?`.set(false))
    let other = `Fakeneeds backticks`()
    other.stub.run(.any).andReturn(other)
    #expect(other.run(other) === other)
    expectHaveReceived(other.calls.run(.match { $0 as AnyObject === other }))
    expectHaveReceived(other, "run(_:)", with: Argument.identical(to: other))
  }

  @Test("A member can be named like a function of the runtime")
  func namesThatTheFakeUsesItself() async throws {
    let fake = FakeColliding(spryify: 9)
    fake.stub.run(arguments: .any, spryify: .any).andReturn(1)
    fake.stub.store(newValue: .any, fallbackValue: .any, file: "", line: .any, function: .any)
      .andReturn(1)
    fake.stub.states(spryState: 1, state: 2, box: 3, call: 4, isolation: 5).andReturn(1)
    fake.stub.throwing(spryifyThrows: .any, throwing: .any).andReturn(1)
    fake.stub.recorded(recordCall: .any, stubbedValue: .any, self: .any).andReturn(1)
    fake.stub.unnamed(.any, argument1: .any, .any, argument3_: .any).andReturn(1)
    fake.stub.names(Function: .any, ClassFunction: .any, FakeColliding: .any).andReturn(1)
    fake.stub.spryify(.any).andReturn(1)
    fake.stub.stubs(.any, .any, .any).andReturn(1)
    fake.stub[.any, .any, .any].andReturn(1)
    FakeColliding.stub.make(spryify: .any).andReturn(2)
    #expect(fake.run(arguments: 1, spryify: 2) == 1)
    #expect(fake.store(newValue: 1, fallbackValue: 2, file: "", line: 4, function: 5) == 1)
    #expect(await fake.states(spryState: 1, state: 2, box: 3, call: 4, isolation: 5) == 1)
    #expect(try fake.throwing(spryifyThrows: 1, throwing: 2) == 1)
    #expect(fake.recorded(recordCall: 1, stubbedValue: 2, self: 3) == 1)
    #expect(fake.unnamed(1, argument1: 2, 3, argument3_: 4) == 1)
    #expect(fake.names(Function: 1, ClassFunction: 2, FakeColliding: 3) == 1)
    #expect((fake.spryify(1) as Int) == 1)
    #expect(fake.stubs(1, 2, 3) == 1)
    #expect(fake[1, 2, 3] == 1)
    fake[4, 5, 6] = 7
    #expect(FakeColliding.make(spryify: 3) == 2)
    expectHaveReceived(fake.calls.run(arguments: 1, spryify: 2))
    expectHaveReceived(fake.calls.unnamed(1, argument1: 2, 3, argument3_: 4))
    expectHaveReceived(fake.calls[4, 5, 6].set(7))
    expectHaveReceived(FakeColliding.calls.initializer(spryify: 9))
  }
}
