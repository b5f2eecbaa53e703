// Tests with a copy of SpryKit beside that of a dynamic library.
import Core
import SpryMatchers
import XCTest

final class TwinTests: SpryTestCase {
  func testTwin() {
    let clock = FakeClock()
    clock.stub.now().andReturn(7)
    XCTAssertEqual(read(clock), 7)
  }
}
