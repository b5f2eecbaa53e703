import SpryKit
import SpryMatchers
import TestSupport
import Testing

@Suite("Assertions of a fake that may be nil", .spry(callers: false))
struct NilFakeTests {
  private let none: FakeService? = nil
  private let noClosure: SpyClosure<(Int), Void>? = nil

  @Test("A fake that is not nil is checked")
  func some() {
    let fake: FakeService? = FakeService()
    fake?.name = "new"
    let failures = failures {
      expectHaveReceived(fake, .name, with: "new")
      XCTAssertHaveNotReceived(fake, .load)
      expectHaveRecordedCalls(fake)
      XCTAssertNoOtherCalls(fake, fake)
      expectNoOtherCalls(fake, ignoring: .load)
    }
    #expect(failures.isEmpty)
  }

  @Test("A check of a fake that is nil fails, also if it expects no calls")
  func nilFake() async {
    let failures = failures {
      expectHaveReceived(none, .load)
      expectHaveNotReceived(none, .load)
      XCTAssertHaveReceived(none, .load, countSpecifier: .never)
      XCTAssertHaveNotReceived(none, .load, with: "7")
      expectHaveRecordedCalls(none)
      expectHaveNoRecordedCalls(none)
      XCTAssertHaveNoRecordedCalls(none)
      expectNoOtherCalls(none)
      XCTAssertNoOtherCalls(FakeService(), none, ignoring: .load)
      expectHaveReceived(noClosure, with: 1)
      XCTAssertHaveNotReceived(noClosure)
    }
    #expect(failures.count == 11)
    expectGolden(failures.text)
  }

  @Test("A wait for a call of a fake that is nil fails at once")
  func waiting() async {
    let time = Duration.seconds(600)
    let failures = await failures {
      await expectHaveReceived(none, .load, within: time)
      await expectHaveNotReceived(none, .load, for: time)
      await XCTAssertHaveReceived(none, .load, within: time)
      await XCTAssertHaveNotReceived(none, .load, for: time)
      await expectHaveReceived(noClosure, within: time)
      await expectHaveNotReceived(noClosure, for: time)
      await XCTAssertHaveReceived(noClosure, within: time)
      await XCTAssertHaveNotReceived(noClosure, for: time)
    }
    #expect(failures.count == 8)
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
    let onDone = SpyClosure<(Int), Void>("onDone")
    let done: (Int) -> Void = onDone.closure
    done(1)
    let failures = failures {
      expectHaveNotReceived(fake, .load, countSpecifier: .exactly(2))
      XCTAssertHaveNotReceived(fake, .load, with: "7", countSpecifier: .never)
      expectHaveNotReceived(type: FakeService.self, .make, countSpecifier: .exactly(2))
      XCTAssertHaveNotReceived(type: FakeService.self, .make, countSpecifier: .exactly(2))
      expectHaveNotReceived(onDone, countSpecifier: .exactly(2))
      XCTAssertHaveNotReceived(onDone, countSpecifier: .exactly(2))

      expectHaveNotReceived(fake, .load, with: "7", countSpecifier: .once)
      XCTAssertHaveNotReceived(fake, .load, countSpecifier: .atMost(3))
      expectHaveNotReceived(type: FakeService.self, .make, countSpecifier: .once)
      XCTAssertHaveNotReceived(onDone, countSpecifier: .once)
    }
    #expect(failures.count == 4)
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
