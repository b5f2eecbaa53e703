import SpryMacros
import SpryMatchers
import Testing

@Spyable protocol Factory {
  static func make(_ size: Int) -> String
  static func load() async throws -> Int
  static var slow: Int { get async }
  static subscript(index: Int) -> Int { get set }
  func make(_ size: Int) -> String
}

@Spyable protocol Shelf {
  subscript(index: Int) -> String { get }
  subscript(name: String, default other: Int) -> Int { get set }
}

@Spyable protocol Made {
  init(size: Int)
  init?(text: String)
  init(path: String) throws
  init()
}

@Spyable protocol Sum {
  static func == (left: Self, right: Self) -> Bool
  static func + (left: Self, right: Int) -> Self
  static prefix func - (value: Self) -> Self
  static func += (left: inout Self, right: Int)
}

@Suite("Static members, subscripts, initializers, and operators of spies", .spry)
struct SpyStaticTests {
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

  @Test("The setter of a subscript, which can be static, has its own names") func subscripts() {
    let spy = ShelfSpy()
    spy.subscriptClosure = { "\($0)" }
    #expect(spy[4] == "4")
    #expect(spy.subscriptReceivedInvocations == [4])
    spy.subscriptDefaultReturnValue = 1
    #expect(spy["a", default: 2] == 1)
    spy["b", default: 3] = 4
    #expect(spy.subscriptDefaultReceivedInvocations.map(\.name) == ["a"])
    let set = spy.subscriptDefaultSetReceivedArguments
    #expect(set?.name == "b" && set?.other == 3 && set?.newValue == 4)
    #expect(spy.subscriptDefaultSetCallsCount == 1)

    FactorySpy.subscriptReturnValue = 2
    #expect(FactorySpy[1] == 2)
    FactorySpy[5] = 6
    #expect(FactorySpy.subscriptReceivedIndex == 1)
    #expect(FactorySpy.subscriptSetReceivedArguments?.newValue == 6)
  }

  @Test("An initializer is recorded under static names, and succeeds unless they are set")
  func initializers() throws {
    _ = MadeSpy(size: 3)
    #expect(MadeSpy.initSizeReceivedSize == 3)
    _ = MadeSpy()
    #expect(MadeSpy.initCalled)
    let type: any Made.Type = MadeSpy.self
    _ = type.init(size: 4)
    #expect(MadeSpy.initSizeReceivedInvocations == [3, 4])
    #expect(MadeSpy(text: "a") != nil)
    MadeSpy.initTextClosure = { $0.isEmpty ? nil : () }
    #expect(MadeSpy(text: "") == nil)
    #expect(MadeSpy(text: "b") != nil)
    _ = try MadeSpy(path: "a")
    MadeSpy.initPathThrowableError = CancellationError()
    #expect(throws: CancellationError.self) { try MadeSpy(path: "b") }
    #expect(MadeSpy.initPathReceivedInvocations == ["a", "b"])
  }

  @Test("An operator's names are written in words") func operators() {
    let (first, second) = (SumSpy(), SumSpy())
    SumSpy.equalsReturnValue = true
    #expect(first == second)
    #expect(SumSpy.equalsReceivedArguments?.left === first)
    SumSpy.plusReturnValue = second
    #expect(first + 1 === second)
    #expect(SumSpy.plusReceivedArguments?.right == 1)
    SumSpy.minusClosure = { $0 }
    #expect(-first === first)
    SumSpy.plusAssignClosure = { left, _ in left = second }
    var sum = first
    sum += 2
    #expect(sum === second)
  }
}
