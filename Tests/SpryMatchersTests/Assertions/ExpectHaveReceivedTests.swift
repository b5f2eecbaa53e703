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
    let line = #line + 2
    let others = failures {
      expectHaveReceived(fake, .load, with: "42", countSpecifier: .exactly(1))
      expectHaveNotReceived(fake, .load, with: "7")
      expectHaveNotReceived(fake, .load)
    }
    #expect(others.lines == [line, line + 1, line + 2])
    expectGolden((none + others).text, "fake")
  }

  @Test("They pass and fail for the calls of a type")
  func types() {
    let line = #line + 1
    let none = failures { expectHaveReceived(type: FakeService.self, .make) }
    FakeService.stub(.make).andReturn(1)
    _ = FakeService.make(name: "7")
    _ = FakeService.make(name: "421")
    let others = failures {
      expectHaveReceived(type: FakeService.self, .make, with: "7", countSpecifier: .once)
      expectHaveReceived(type: FakeService.self, .make, countSpecifier: .range(1...2))
      expectHaveNotReceived(type: FakeService.self, .level)
      expectHaveNotReceived(type: FakeService.self, .make, with: "8")

      expectHaveReceived(type: FakeService.self, .make, with: "42", countSpecifier: .exactly(1))
      expectHaveNotReceived(type: FakeService.self, .make, with: "7")
      expectHaveNotReceived(type: FakeService.self, .make)
    }
    #expect((none + others).lines == [line, line + 10, line + 11, line + 12])
    expectGolden((none + others).text, "type")
  }

  @Test("They pass and fail for the calls of a closure")
  func closures() {
    let onDone = SpyClosure<(Int, String), Bool>("onDone")
    onDone.stub().andReturn(true)
    let done: (Int, String) -> Bool = onDone.closure
    _ = done(1, "b")
    let line = #line + 5
    let failures = failures {
      expectHaveReceived(onDone, with: 1, "b")
      expectHaveNotReceived(onDone, with: 1, "a")

      expectHaveReceived(onDone, with: 1, "a", countSpecifier: .once)
      expectHaveNotReceived(onDone, with: 1, "b")
    }
    #expect(failures.lines == [line, line + 1])
    expectGolden(failures.text, "closure")
  }

  @Test("They count calls since a mark")
  func sinceAMark() {
    fake.name = "a"
    let mark = fake.mark()
    FakeService.level = 1
    let line = #line + 6
    let failures = failures {
      expectHaveReceived(fake, .name)
      expectHaveNotReceived(fake, .name, since: mark)
      expectHaveReceived(type: FakeService.self, .level, with: 1, since: mark)
      expectHaveNotReceived(type: FakeService.self, .level, since: SpryMark())
      expectHaveReceived(fake, .name, since: mark)
      expectHaveReceived(type: FakeService.self, .level, since: SpryMark())
      expectHaveNotReceived(type: FakeService.self, .level, with: 1, since: mark)
    }
    #expect(failures.lines == [line, line + 1, line + 2])
    expectGolden(failures.text, "mark")
  }

  @Test("expectHaveRecordedCalls fails without any call")
  func recordedCalls() {
    let line = #line + 2
    let without = failures {
      expectHaveRecordedCalls(fake)
      expectHaveRecordedCalls(type: FakeService.self)
    }
    fake.name = "a"
    FakeService.level = 1
    let with = failures {
      expectHaveRecordedCalls(fake)
      expectHaveRecordedCalls(type: FakeService.self)
    }
    #expect(without.lines == [line, line + 1])
    #expect(with.isEmpty)
    expectGolden(without.text, "no call")
  }

  @Test("expectHaveNoRecordedCalls fails with any call")
  func noRecordedCalls() {
    let without = failures {
      expectHaveNoRecordedCalls(fake)
      expectHaveNoRecordedCalls(type: FakeService.self)
    }
    fake.spryName = "primary"
    fake.name = "a"
    fake.name = "b"
    FakeService.level = 1
    let line = #line + 2
    let with = failures {
      expectHaveNoRecordedCalls(fake)
      expectHaveNoRecordedCalls(type: FakeService.self)
    }
    #expect(without.isEmpty)
    #expect(with.lines == [line, line + 1])
    expectGolden(with.text, "unwanted calls")
  }
}
