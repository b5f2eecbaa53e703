import SpryKit
import SpryMatchers
import Testing

private struct Failed: Error {}

private final class SpyLogger: Spyable {
  enum ClassFunction: String, StringRepresentable {
    case configure = "configure(_:)"
  }
  enum Function: String, StringRepresentable {
    case level
    case log = "log(_:)"
    case flush = "flush()"
  }

  var level: Int {
    get { 0 }
    set { recordCall(arguments: newValue) }
  }
  func log(_ text: String) { recordCall(arguments: text) }
  func flush() -> Bool {
    recordCall()
    return true
  }
  static func configure(_ level: Int) { recordCall(arguments: level) }
}

private final class StubLogger: Stubbable {
  enum ClassFunction: String, StringRepresentable {
    case configure = "configure(_:)"
    case open = "open()"
    case close = "close()"
    case sum = "sum()"
  }
  enum Function: String, StringRepresentable {
    case level
    case log = "log(_:)"
    case flush = "flush()"
    case load = "load(_:)"
    case fetch = "fetch()"
    case wait = "wait()"
    case count = "count()"
  }

  var level: Int {
    get { stubbedValue() }
    set {}
  }
  func log(_ text: String) { stubbedValue(arguments: text) }
  func flush() -> Bool { stubbedValue() }
  func load(_ id: Int) throws -> String { try stubbedValueThrows(arguments: id) }
  func fetch() async throws -> String { try await stubbedValueThrows() }
  func wait() async { await stubbedValue() }
  func count() async -> Int { await stubbedValue() }
  static func configure(_ level: Int) { stubbedValue(arguments: level) }
  static func open() throws { try stubbedValueThrows() }
  static func close() async throws { try await stubbedValueThrows() }
  static func sum() async -> Int { await stubbedValue() }
}

@Suite("Fakes that only spy or only stub", .spry)
struct SpyOrStubTests {
  @Test("A spy records calls")
  func spyOnlyRecords() {
    let spy = SpyLogger()
    spy.log("a")
    spy.level = 3
    #expect(spy.flush())
    SpyLogger.configure(1)
    expectHaveReceived(spy, .log, with: "a")
    expectHaveReceived(spy, .level, with: 3)
    expectHaveReceived(spy, .flush)
    expectHaveReceived(type: SpyLogger.self, .configure, with: 1)
    spy.resetCalls()
    SpyLogger.resetCalls()
    XCTAssertHaveNoRecordedCalls(spy)
    XCTAssertHaveNoRecordedCalls(type: SpyLogger.self)
  }

  @Test("A stub answers calls, and can be stubbed again")
  func stubOnlyAnswers() async throws {
    let stub = StubLogger()
    stub.stub(.level).andReturn(3)
    stub.stub(.log).andReturn()
    stub.stub(.flush).andReturn(false).lenient()
    stub.stubAgain(.flush).andReturn(true)
    stub.stub(.load).with(1).andReturn("one")
    stub.stub(.load).andThrow(Failed())
    stub.stub(.fetch).andDo { _ async in "fetched" }
    stub.stub(.wait).andReturn()
    stub.stub(.count).andReturn(4)
    stub.log("a")
    await stub.wait()
    #expect(stub.level == 3)
    #expect(stub.flush())
    #expect(try stub.load(1) == "one")
    #expect(throws: Failed.self) { try stub.load(2) }
    #expect(try await stub.fetch() == "fetched")
    #expect(await stub.count() == 4)
  }

  @Test("The stubs of a stub are reset")
  func stubsAreReset() throws {
    let stub = StubLogger()
    stub.stub(.flush).andReturn(true).lenient()
    stub.resetStubs()
    #expect(stub.stubbedValue("flush()", fallbackValue: "none") == "none")
    #expect(try stub.stubbedValueThrows("flush()", fallbackValue: "none") == "none")
  }

  @Test("A stub answers static members")
  func stubOnlyAnswersStatically() async throws {
    StubLogger.stub(.configure).andReturn()
    StubLogger.stub(.open).andThrow(Failed())
    StubLogger.stub(.close).andReturn()
    StubLogger.stub(.sum).andReturn(5)
    StubLogger.configure(1)
    #expect(throws: Failed.self) { try StubLogger.open() }
    try await StubLogger.close()
    #expect(await StubLogger.sum() == 5)
  }
}
