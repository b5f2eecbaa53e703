import SpryMacros
import SpryMatchers
import Testing

@Spyable protocol Factory {
  static func make(_ size: Int) -> String
  static func load() async throws -> Int
  static var slow: Int { get async }
  func make(_ size: Int) -> String
}

@Suite("Static members of spies", .spry) struct SpyStaticTests {
  @Test("A static function has static names, beside an instance member of the same name")
  func staticFunctions() async throws {
    let spy = FactorySpy()
    FactorySpy.makeReturnValue = "static"
    spy.makeReturnValue = "instance"
    #expect(FactorySpy.make(1) == "static")
    #expect(spy.make(2) == "instance")
    #expect(FactorySpy.makeReceivedSize == 1)
    #expect(FactorySpy.makeReceivedInvocations == [1])
    #expect(spy.makeReceivedInvocations == [2])
    FactorySpy.loadReturnValue = 3
    #expect(try await FactorySpy.load() == 3)
    FactorySpy.loadThrowableError = CancellationError()
    await #expect(throws: CancellationError.self) { try await FactorySpy.load() }
    FactorySpy.slowReturnValue = 4
    #expect(await FactorySpy.slow == 4)
  }

  @Test("Scopes do not share static members") func scopes() {
    FactorySpy.makeReturnValue = "outer"
    withSpryScope { #expect(FactorySpy.makeReturnValue == nil) }
    #expect(FactorySpy.make(1) == "outer")
  }

  @Test("resetSpy() resets static names") func reset() {
    FactorySpy.makeReturnValue = "a"
    _ = FactorySpy.make(1)
    FactorySpy.resetSpy()
    #expect(FactorySpy.makeReturnValue == nil)
    #expect(FactorySpy.makeCallsCount == 0)
  }
}
