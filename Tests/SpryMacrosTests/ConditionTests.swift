import SpryMacros
import SpryMatchers
import Testing

@Spryable @Spyable
protocol Conditional {
  func always() -> Int
  #if os(Linux)
    func onLinux(_ value: Int) -> Int
  #else
    func elsewhere() -> Int
  #endif
  #if NOT_DEFINED
    func never() -> Int
    var same: String { get }
  #elseif swift(>=5.9)
    var same: Int { get set }
    #if compiler(>=6.0) && !NOT_DEFINED
      func nested(_ value: String) async throws -> Int
      static func shared() -> Int
    #endif
  #else
    var same: Double { get }
  #endif
  #if !NOT_DEFINED
    static var count: Int { get set }
    subscript(index: Int) -> Int { get set }
    init(name: String)
  #endif
  #if NOT_DEFINED
    func both(_ value: Int) -> Int
  #else
    func both(_ value: Int) -> Int
  #endif
  #if NOT_DEFINED
    func differs(_ value: Int) -> Int
  #else
    func differs(_ value: String) -> Int
  #endif
}

@Spryable
protocol OnlyConditional {
  #if NOT_DEFINED
    func never()
    static func neverOfTheType()
  #endif
  #if canImport(Testing)
    func test() -> Int
  #endif
}

@Spryable @Spyable
protocol NothingLeft {
  #if NOT_DEFINED
    func never()
  #endif
}

@Spryable @Spyable
protocol Empty {}

@Suite("Members under conditions", .spry) struct ConditionTests {
  let fake = FakeConditional(name: "a")

  @Test("A member exists if its condition is true")
  func membersThatAreThere() async throws {
    fake.stub.always().andReturn(1)
    fake.stub.same.andReturn(2)
    fake.stub.nested("a").andReturn(3)
    fake.stub[.any].andReturn(4)
    #expect(fake.always() == 1)
    #expect(fake.same == 2)
    #expect(try await fake.nested("a") == 3)
    #expect(fake[1] == 4)
    fake.same = 5
    fake[6] = 7
    expectHaveReceived(fake.calls.same.set(5))
    expectHaveReceived(fake.calls[6].set(7))
    expectHaveReceived(FakeConditional.calls.initializer(name: "a"))
    #if os(Linux)
      fake.stub.onLinux(8).andReturn(9)
      #expect(fake.onLinux(8) == 9)
      expectHaveReceived(fake.calls.onLinux(8))
    #endif
  }

  @Test("A spy has the names of a member if its condition is true")
  func namesOfSpies() async throws {
    let spy = ConditionalSpy(name: "a")
    spy.alwaysReturnValue = 1
    spy.same = 2
    spy.nestedReturnValue = 3
    spy.subscriptReturnValue = 4
    #expect(spy.always() == 1)
    #expect(spy.underlyingSame == 2)
    #expect(try await spy.nested("a") == 3)
    #expect(spy.nestedReceivedInvocations == ["a"])
    #expect(spy[1] == 4)
    #expect(ConditionalSpy.initNameReceivedName == "a")
    ConditionalSpy.sharedReturnValue = 5
    #expect(ConditionalSpy.shared() == 5)
    ConditionalSpy.resetSpy()
    #expect(!ConditionalSpy.sharedCalled)
    NothingLeftSpy().resetSpy()
    EmptySpy().resetSpy()
  }

  @Test("All members can have conditions")
  func allUnderConditions() {
    let fake = FakeOnlyConditional()
    fake.stub.test().andReturn(1)
    #expect(fake.test() == 1)
    #expect(FakeNothingLeft().recordedCalls.isEmpty)
    #expect(FakeEmpty().recordedCalls.isEmpty)
    expectHaveReceived(fake.calls.test(), .once)
  }
}
