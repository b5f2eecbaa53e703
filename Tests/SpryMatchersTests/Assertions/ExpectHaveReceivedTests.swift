import SpryKit
import SpryMatchers
import TestSupport
import Testing

@Suite("expectHaveReceived and expectHaveNotReceived", .spry(callers: false))
struct ExpectHaveReceivedTests {
  private let fake = FakeService()

  @Test("They pass for the calls of a fake")
  func pass() {
    fake.stub(.load).andReturn(1)
    _ = fake.load(id: "7")
    _ = fake.load(id: "8")
    let failures = failures {
      expectHaveReceived(fake, .load)
      expectHaveReceived(fake, .load, with: "7")
      expectHaveReceived(fake, .load, with: Argument.nonNil, countSpecifier: .exactly(2))
      expectHaveReceived(fake, .load, countSpecifier: .range(1...2))
      expectHaveReceived(fake, .load, with: "9", countSpecifier: .never)
      expectHaveNotReceived(fake, .name)
      expectHaveNotReceived(fake, .load, with: "9")
    }
    #expect(failures.isEmpty)
  }

  @Test("They fail for calls that are missing, have other arguments, or are unwanted")
  func fail() {
    let none = failures { expectHaveReceived(fake, .load) }
    fake.stub(.load).andReturn(1)
    _ = fake.load(id: "7")
    _ = fake.load(id: "421")
    let others = failures {
      expectHaveReceived(fake, .load, with: "42", countSpecifier: .exactly(1))  // <- fail
      expectHaveNotReceived(fake, .load, with: "7")  // <- fail
      expectHaveNotReceived(fake, .load)  // <- fail
    }
    #expect(others.lines == lines(of: "fail"))
    expectGolden((none + others).text, "fake")
  }

  @Test("They pass and fail for the calls of a type")
  func types() {
    let none = failures { expectHaveReceived(type: FakeService.self, .make) }  // <- types
    FakeService.stub(.make).andReturn(1)
    _ = FakeService.make(name: "7")
    _ = FakeService.make(name: "421")
    let others = failures {
      expectHaveReceived(type: FakeService.self, .make, with: "7", countSpecifier: .once)
      expectHaveReceived(type: FakeService.self, .make, countSpecifier: .range(1...2))
      expectHaveNotReceived(type: FakeService.self, .level)
      expectHaveNotReceived(type: FakeService.self, .make, with: "8")

      expectHaveReceived(  // <- types
        type: FakeService.self, .make, with: "42", countSpecifier: .exactly(1))
      expectHaveNotReceived(type: FakeService.self, .make, with: "7")  // <- types
      expectHaveNotReceived(type: FakeService.self, .make)  // <- types
    }
    #expect((none + others).lines == lines(of: "types"))
    expectGolden((none + others).text, "type")
  }

  @Test("They pass and fail for the calls of a closure")
  func closures() {
    let onDone = SpyClosure<(Int, String), Bool>("onDone")
    onDone.stub().andReturn(true)
    let done: (Int, String) -> Bool = onDone.closure
    _ = done(1, "b")
    let failures = failures {
      expectHaveReceived(onDone.calls(1, "b"))
      expectHaveNotReceived(onDone.calls(1, "a"))

      expectHaveReceived(onDone.calls(1, "a"), .once)  // <- closures
      expectHaveNotReceived(onDone.calls(1, "b"))  // <- closures
    }
    #expect(failures.lines == lines(of: "closures"))
    expectGolden(failures.text, "closure")
  }

  @Test("They count calls since a mark")
  func sinceAMark() {
    fake.name = "a"
    let mark = SpryMark()
    FakeService.level = 1
    let failures = failures {
      expectHaveReceived(fake, .name)
      expectHaveNotReceived(fake.called(.name).since(mark))
      expectHaveReceived(FakeService.called(.level, with: 1).since(mark))
      expectHaveNotReceived(FakeService.called(.level).since(SpryMark()))
      expectHaveReceived(fake.called(.name).since(mark))  // <- sinceAMark
      expectHaveReceived(FakeService.called(.level).since(SpryMark()))  // <- sinceAMark
      expectHaveNotReceived(FakeService.called(.level, with: 1).since(mark))  // <- sinceAMark
    }
    #expect(failures.lines == lines(of: "sinceAMark"))
    expectGolden(failures.text, "mark")
  }

  @Test("XCTAssertHaveRecordedCalls fails without any call")
  func recordedCalls() {
    let without = failures {
      XCTAssertHaveRecordedCalls(fake)  // <- recordedCalls
      XCTAssertHaveRecordedCalls(type: FakeService.self)  // <- recordedCalls
    }
    fake.name = "a"
    FakeService.level = 1
    let with = failures {
      XCTAssertHaveRecordedCalls(fake)
      XCTAssertHaveRecordedCalls(type: FakeService.self)
    }
    #expect(without.lines == lines(of: "recordedCalls"))
    #expect(with.isEmpty)
    expectGolden(without.text, "no call")
  }

  @Test("XCTAssertHaveNoRecordedCalls fails with any call")
  func noRecordedCalls() {
    let without = failures {
      XCTAssertHaveNoRecordedCalls(fake)
      XCTAssertHaveNoRecordedCalls(type: FakeService.self)
    }
    fake.spryName = "primary"
    fake.name = "a"
    fake.name = "b"
    FakeService.level = 1
    let with = failures {
      XCTAssertHaveNoRecordedCalls(fake)  // <- noRecordedCalls
      XCTAssertHaveNoRecordedCalls(type: FakeService.self)  // <- noRecordedCalls
    }
    #expect(without.isEmpty)
    #expect(with.lines == lines(of: "noRecordedCalls"))
    expectGolden(with.text, "unwanted calls")
  }
}
