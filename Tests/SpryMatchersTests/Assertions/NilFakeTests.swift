import SpryKit
import SpryMatchers
import TestSupport
import Testing

@Suite("Assertions of a fake that may be nil", .spry(callers: false))
struct NilFakeTests {
  private let none: FakeService? = nil

  @Test("A fake that is not nil is checked")
  func some() {
    let fake: FakeService? = FakeService()
    fake?.name = "new"
    let failures = failures {
      expectHaveReceived(fake, .name, with: "new")
      XCTAssertHaveNotReceived(fake, .load)
      XCTAssertHaveRecordedCalls(fake)
      expectNoOtherCalls(fake, fake)
    }
    #expect(failures.isEmpty)
  }

  @Test("A check of a fake that is nil fails, also if it expects no calls")
  func nilFake() {
    let failures = failures {
      expectHaveReceived(none, .load)
      expectHaveNotReceived(none, .load)
      XCTAssertHaveReceived(none, .load, countSpecifier: .never)
      XCTAssertHaveNotReceived(none, .load, with: "7")
      XCTAssertHaveRecordedCalls(none)
      XCTAssertHaveNoRecordedCalls(none)
      expectNoOtherCalls(none)
      expectNoOtherCalls(FakeService(), none)
    }
    #expect(failures.count == 8)
    expectGolden(failures.text)
  }
}

@Suite("Counts of negative assertions without types", .spry(unusedStubs: .off, callers: false))
struct NegativeCountTests {
  private let fake = FakeService()

  @Test("A negative assertion with a count fails for exactly this count")
  func counts() {
    fake.stub(.load).andReturn(1)
    _ = fake.load(id: "7")
    FakeService.stub(.make).andReturn(1)
    _ = FakeService.make(name: "7")
    let failures = failures {
      expectHaveNotReceived(fake, .load, countSpecifier: .exactly(2))
      XCTAssertHaveNotReceived(fake, .load, with: "7", countSpecifier: .never)
      expectHaveNotReceived(type: FakeService.self, .make, countSpecifier: .exactly(2))
      XCTAssertHaveNotReceived(type: FakeService.self, .make, countSpecifier: .exactly(2))

      expectHaveNotReceived(fake, .load, with: "7", countSpecifier: .once)
      XCTAssertHaveNotReceived(fake, .load, countSpecifier: .atMost(3))
      expectHaveNotReceived(type: FakeService.self, .make, countSpecifier: .once)
      XCTAssertHaveNotReceived(type: FakeService.self, .make, countSpecifier: .range(1...2))
      expectHaveNotReceived(fake, .name, countSpecifier: .never)
      expectHaveNotReceived(fake, .load, countSpecifier: .atLeast(0))
      XCTAssertHaveNotReceived(fake, .load, countSpecifier: .exactly(-1))
    }
    #expect(failures.count == 7)
    expectGolden(failures.text)
  }

  @Test("A negative assertion whose arguments no call can have fails, whatever its count")
  func impossible() {
    fake.stub(.load).andReturn(1)
    _ = fake.load(id: "7")
    let failures = failures {
      expectHaveNotReceived(fake, .load, with: "7", 8)
      expectHaveNotReceived(fake, .load, with: "7", 8, countSpecifier: .once)
    }
    expectGolden(failures.text)
  }
}
