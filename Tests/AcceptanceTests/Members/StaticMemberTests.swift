import SpryKit
import SpryMatchers
import Testing

private struct Failed: Error {}

private protocol Registry: AnyObject {
  static var current: String { get }
  static var level: Int { get set }
  static func reset()
  static func find(_ name: String) throws -> Int
  static func load(_ name: String) async throws -> Int
  static func wait() async -> Bool
}

private class FakeRegistry: Registry, Spryable {
  enum ClassFunction: String, StringRepresentable {
    case current, level
    case reset = "reset()"
    case find = "find(_:)"
    case load = "load(_:)"
    case wait = "wait()"
    case make = "make()"
  }

  class var current: String { stubbedValue() }

  static var level: Int {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }

  class func reset() { spryify() }
  class func find(_ name: String) throws -> Int { try spryifyThrows(arguments: name) }
  static func load(_ name: String) async throws -> Int { try await spryifyThrows(arguments: name) }
  static func wait() async -> Bool { await spryify() }
  class func make() -> String { spryify() }
}

private final class SubRegistry: FakeRegistry {}

private final class OverridingRegistry: FakeRegistry {
  override class func make() -> String { "sub " + super.make() }
}

@Suite("Static members", .spry)
struct StaticMemberTests {
  @Test("A static function is stubbed and verified")
  func functionIsStubbedAndVerified() throws {
    FakeRegistry.stub(.reset).andReturn()
    FakeRegistry.stub(.find).with("a").andReturn(1)
    FakeRegistry.stub(.find).andThrow(Failed())
    FakeRegistry.reset()
    #expect(try FakeRegistry.find("a") == 1)
    #expect(throws: Failed.self) { try FakeRegistry.find("b") }
    expectHaveReceived(type: FakeRegistry.self, .find, with: "b")
    #expect(
      FakeRegistry.called(.find).map(\.description) == [#"find("a")"#, #"find("b")"#])
    #expect(FakeRegistry.called(.find).arguments(as: String.self) == ["a", "b"])
    #expect(FakeRegistry.recordedCalls.count == 3)
  }

  @Test("A subclass has static stubs and calls of its own")
  func subclassHasStateOfItsOwn() {
    FakeRegistry.stub(.make).andReturn("base")
    SubRegistry.stub(.make).andReturn("sub")
    #expect(FakeRegistry.make() == "base")
    #expect(SubRegistry.make() == "sub")
    #expect(SubRegistry.make() == "sub")
    expectHaveReceived(type: FakeRegistry.self, .make, countSpecifier: .once)
    expectHaveReceived(type: SubRegistry.self, .make, countSpecifier: .exactly(2))
  }

  @Test("A class member called through super answers for the subclass")
  func subclassThatCallsSuperAnswersForItself() {
    OverridingRegistry.stub(.make).andReturn("text")
    #expect(OverridingRegistry.make() == "sub text")
    XCTAssertHaveNoRecordedCalls(type: FakeRegistry.self)
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
}
