import SpryKit
import SpryMatchers
import TestSupport
import Testing

/// Each assertion that Spry named reports what the other one reports, at its own line.
@Suite("The assertions by Spry's names", .spry(callers: false))
struct XCTAssertTests {
  private let fake = FakeService()
  private let onDone = SpyClosure<Int, Void>("onDone")

  @Test("They fail as the others do, each at its line")
  func fail() {
    callEach()
    let ofXCTest = failures {
      XCTAssertHaveReceived(fake, .load)  // <- fail
      XCTAssertHaveNotReceived(fake, .name, with: "a")  // <- fail
      XCTAssertHaveReceived(type: FakeService.self, .level, with: 2)  // <- fail
      XCTAssertHaveNotReceived(type: FakeService.self, .level)  // <- fail
      XCTAssertHaveReceived(onDone.calls(2))  // <- fail
      XCTAssertHaveNotReceived(onDone.calls(.any))  // <- fail
    }
    let ofSwiftTesting = failures {
      expectHaveReceived(fake, .load)
      expectHaveNotReceived(fake, .name, with: "a")
      expectHaveReceived(type: FakeService.self, .level, with: 2)
      expectHaveNotReceived(type: FakeService.self, .level)
      expectHaveReceived(onDone.calls(2))
      expectHaveNotReceived(onDone.calls(.any))
    }
    #expect(ofXCTest.map(\.message) == ofSwiftTesting.map(\.message))
    #expect(ofXCTest.lines == lines(of: "fail"))
  }

  /// Calls a member of each.
  private func callEach() {
    fake.name = "a"
    FakeService.level = 1
    onDone.stub().andReturn()
    let done: (Int) -> Void = onDone.closure
    done(1)
  }
}
