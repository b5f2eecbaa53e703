import SpryKit
import SpryMatchers
import Testing

/// Stubs of a set-up that each test of a suite uses in part: strictness that looks at one test at a
/// time calls those unused that another test needs.
///
/// Under `.strict`: each of these tests would fail.
@Suite("A shared set-up whose stubs each test uses in part", .spry(unusedStubs: .strict))
struct UnusedStubsInASharedSetUpTests {
  private let service = FakeService()

  init() {
    service.stub(.load).with("1").andReturn(1)
    service.stub(.load).with("2").andReturn(2)
    service.stub(.load).with("never").andReturn(3).lenient()
  }

  @Test("One test uses the first stub")
  func usesTheOne() {
    #expect(service.load(id: "1") == 1)
  }

  @Test("Another test uses the second stub")
  func usesTheOther() {
    #expect(service.load(id: "2") == 2)
  }
}
