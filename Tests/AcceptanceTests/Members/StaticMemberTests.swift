import SpryKit
import SpryMatchers
import Testing

private struct Failed: Error {}

private class FakeRegistry: Spryable {
  enum ClassFunction: String, StringRepresentable {
    case level
    case reset = "reset()"
    case find = "find(_:)"
    case load = "load(_:)"
    case make = "make()"
    case named = "subscript(_:)"
  }

  static var level: Int {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  class func reset() { spryify() }
  class func find(_ name: String) throws -> Int { try spryifyThrows(arguments: name) }
  static func load(_ name: String) async throws -> Int { try await spryifyThrows(arguments: name) }
  class func make() -> String { spryify() }
  static subscript(name: String) -> Int { spryify(arguments: name) }
}

private final class SubRegistry: FakeRegistry {}

private final class OverridingRegistry: FakeRegistry {
  override class func make() -> String { "sub " + super.make() }
}

@Suite("Static members", .spry)
struct StaticMemberTests {
  @Test("Static members are stubbed and verified")
  func members() async throws {
    FakeRegistry.stub(.reset).andReturn()
    FakeRegistry.stub(.find).with("a").andReturn(1)
    FakeRegistry.stub(.find).andThrow(Failed())
    FakeRegistry.stub(.load).andDo { arguments async in (arguments[0] as! String).count }
    FakeRegistry.stub(.named).andReturn(5)
    FakeRegistry.stub(.level).andReturn(1)
    FakeRegistry.reset()
    #expect(try FakeRegistry.find("a") == 1)
    #expect(throws: Failed.self) { try FakeRegistry.find("b") }
    #expect(try await FakeRegistry.load("four") == 4)
    #expect(FakeRegistry["x"] == 5)
    FakeRegistry.level = FakeRegistry.level + 4
    expectHaveReceived(type: FakeRegistry.self, .find, with: "b")
    expectHaveReceived(type: FakeRegistry.self, .named, with: "x")
    expectHaveReceived(type: FakeRegistry.self, .level, with: 5, countSpecifier: .once)
    #expect(FakeRegistry.called(.find).map(\.description) == [#"find("a")"#, #"find("b")"#])
    #expect(FakeRegistry.called(.find).arguments(as: String.self) == ["a", "b"])
    #expect(FakeRegistry.recordedCalls.count == 6)
  }

  @Test("A subclass has static stubs and calls of its own, even if it calls super")
  func subclassHasStateOfItsOwn() {
    FakeRegistry.stub(.make).andReturn("base")
    SubRegistry.stub(.make).andReturn("sub")
    OverridingRegistry.stub(.make).andReturn("text")
    #expect(FakeRegistry.make() == "base")
    #expect([SubRegistry.make(), SubRegistry.make()] == ["sub", "sub"])
    #expect(OverridingRegistry.make() == "sub text")
    expectHaveReceived(type: FakeRegistry.self, .make, countSpecifier: .once)
    expectHaveReceived(type: SubRegistry.self, .make, countSpecifier: .exactly(2))
    XCTAssertHaveRecordedCalls(type: OverridingRegistry.self)
  }

  @Test("A reset of one type leaves other types")
  func isResetApartFromOthers() {
    FakeRegistry.stub(.make).andReturn("base")
    SubRegistry.stub(.make).andReturn("sub")
    _ = FakeRegistry.make()
    _ = SubRegistry.make()
    FakeRegistry.resetCallsAndStubs()
    #expect(FakeRegistry.didCall(.make).success == false)
    #expect(SubRegistry.didCall(.make).success)
    SubRegistry.resetCalls()
    XCTAssertHaveNoRecordedCalls(type: SubRegistry.self)
    #expect(SubRegistry.make() == "sub")
    SubRegistry.resetStubs()
    #expect(SubRegistry.spryify("make()", fallbackValue: "none") == "none")
    SubRegistry.stubAgain(.make).andReturn("again")
    #expect(SubRegistry.make() == "again")
  }

  @Test("A reset of static members stays in its scope")
  func aResetStaysInItsScope() {
    FakeRegistry.stub(.make).andReturn("outer")
    #expect(FakeRegistry.make() == "outer")
    withSpryScope {
      FakeRegistry.stub(.make).andReturn("inner")
      #expect(FakeRegistry.make() == "inner")
      FakeRegistry.resetCallsAndStubs()
    }
    #expect(FakeRegistry.make() == "outer")
    #expect(FakeRegistry.didCall(.make, countSpecifier: .exactly(2)).success)
  }
}
