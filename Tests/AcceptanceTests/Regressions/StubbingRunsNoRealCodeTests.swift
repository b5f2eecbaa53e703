import SpryKit
import SpryMatchers
import Testing

/// Where a spy is stubbed by calling it, as in `when(spy.take("a"))`, the real member runs once, and may
/// throw, before the stub exists. Here no real code runs.
@Suite("Regression: stubbing that runs real code", .spry)
struct StubbingRunsNoRealCodeTests {
  private let fake = FakeCabinet()

  @Test("Stubbing runs no real code")
  func stubbingRunsNoRealCode() throws {
    fake.stub(.take).with("locked").andReturn("stubbed")
    fake.stub(.close).andReturn()
    fake.stub(.turn).andThrow(CabinetFault.lost)
    fake.stub(.open).andCallThrough().lenient()
    #expect(fake.real.calls.isEmpty)
    #expect(try fake.take("locked") == "stubbed")
    fake.close()
    #expect(throws: CabinetFault.lost) { try fake.turn(1) }
    #expect(fake.real.calls.isEmpty)
  }

  @Test("A check and a reset run no real code")
  func neitherDoesACheckNorAReset() {
    #expect(fake.didCall(.open, withArguments: ["a"]).success == false)
    expectHaveNotReceived(fake, .take, with: "locked")
    fake.resetCallsAndStubs()
    #expect(fake.real.calls.isEmpty)
  }
}
