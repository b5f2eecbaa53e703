import SpryKit
import SpryMatchers
import TestSupport
import Testing

/// Each assertion of XCTest reports what the one of Swift Testing reports, at its own line.
@Suite("The assertions of XCTest", .spry)
struct XCTAssertTests {
  private let fake = FakeService()
  private let library = FakeLibrary()
  private let onDone = SpyClosure<Int, Void>("onDone")

  @Test("They pass where those of Swift Testing pass")
  func pass() async {
    let none = await failures {
      XCTAssertHaveNotReceived(fake, .name)
      XCTAssertHaveNotReceived(type: FakeService.self, .level)
      XCTAssertHaveNotReceived(onDone.calls(.any))
      XCTAssertHaveNoRecordedCalls(fake)
      XCTAssertHaveNoRecordedCalls(type: FakeService.self)
      XCTAssertNoOtherCalls(fake, library)
      XCTAssertNoOtherCalls(type: FakeService.self)
      await XCTAssertHaveNotReceived(fake.called(.name), for: .zero)
      await XCTAssertHaveNotReceived(FakeService.called(.level), for: .zero)
      await XCTAssertHaveNotReceived(onDone.calls(.any), for: .zero)
    }
    callEach()
    let calls = await failures {
      XCTAssertHaveReceived(fake, .name, with: "a", countSpecifier: .once)
      XCTAssertHaveReceived(type: FakeService.self, .level, with: 1)
      XCTAssertHaveReceived(onDone.calls(1))
      XCTAssertHaveRecordedCalls(fake)
      XCTAssertHaveRecordedCalls(type: FakeService.self)
      XCTAssertInOrder { fake.called(.name) }
      XCTAssertExactlyInOrder { fake.called(.name) }
      XCTAssertCalled(fake.called(.name), before: library.called(.name))
      XCTAssertNoOtherCalls(library, fake, ignoring: .name)
      XCTAssertNoOtherCalls(fake, library, ignoring: .name, .load)
      XCTAssertNoOtherCalls(
        library, fake, ignoring: library.called(.name), fake.called(.name))
      await XCTAssertHaveReceived(fake.called(.name), within: .zero)
      await XCTAssertHaveReceived(FakeService.called(.level), within: .zero)
      await XCTAssertHaveReceived(onDone.calls(.any), within: .zero)
    }
    #expect((none + calls).map(\.message) == [])
  }

  @Test("They fail as those of Swift Testing do, each at its line")
  func fail() async {
    callEach()
    let unchecked = FakeLibrary()
    unchecked.name = "c"
    let ofXCTest = await failures {
      XCTAssertHaveReceived(fake, .load)  // <- fail
      XCTAssertHaveNotReceived(fake, .name, with: "a")  // <- fail
      XCTAssertHaveReceived(type: FakeService.self, .level, with: 2)  // <- fail
      XCTAssertHaveNotReceived(type: FakeService.self, .level)  // <- fail
      XCTAssertHaveReceived(onDone.calls(2))  // <- fail
      XCTAssertHaveNotReceived(onDone.calls(.any))  // <- fail
      XCTAssertHaveRecordedCalls(type: FakeCatalog.self)  // <- fail
      XCTAssertHaveNoRecordedCalls(fake)  // <- fail
      XCTAssertHaveNoRecordedCalls(type: FakeService.self)  // <- fail
      XCTAssertInOrder { fake.called(.load) }  // <- fail
      XCTAssertExactlyInOrder { fake.called(.load) }  // <- fail
      XCTAssertCalled(library.called(.name), before: fake.called(.name))  // <- fail
      XCTAssertNoOtherCalls(fake, unchecked, ignoring: .refresh)  // <- fail
      XCTAssertNoOtherCalls(fake, unchecked, ignoring: unchecked.called(.count))  // <- fail
      XCTAssertNoOtherCalls(unchecked, fake, ignoring: .count)  // <- fail
      await XCTAssertHaveReceived(fake.called(.load), within: .zero)  // <- fail
      await XCTAssertHaveNotReceived(fake.called(.name), for: .zero)  // <- fail
      await XCTAssertHaveReceived(FakeService.called(.make), within: .zero)  // <- fail
      await XCTAssertHaveNotReceived(FakeService.called(.level), for: .zero)  // <- fail
      await XCTAssertHaveReceived(onDone.calls(2), within: .zero)  // <- fail
      await XCTAssertHaveNotReceived(onDone.calls(.any), for: .zero)  // <- fail
      XCTAssertHaveRecordedCalls(FakeService())  // <- fail
    }
    let ofSwiftTesting = await failures {
      expectHaveReceived(fake, .load)
      expectHaveNotReceived(fake, .name, with: "a")
      expectHaveReceived(type: FakeService.self, .level, with: 2)
      expectHaveNotReceived(type: FakeService.self, .level)
      expectHaveReceived(onDone.calls(2))
      expectHaveNotReceived(onDone.calls(.any))
      expectHaveRecordedCalls(type: FakeCatalog.self)
      expectHaveNoRecordedCalls(fake)
      expectHaveNoRecordedCalls(type: FakeService.self)
      expectInOrder { fake.called(.load) }
      expectExactlyInOrder { fake.called(.load) }
      expectCalled(library.called(.name), before: fake.called(.name))
      expectNoOtherCalls(fake, unchecked, ignoring: .refresh)
      expectNoOtherCalls(fake, unchecked, ignoring: unchecked.called(.count))
      expectNoOtherCalls(unchecked, fake, ignoring: .count)
      await expectHaveReceived(fake.called(.load), within: .zero)
      await expectHaveNotReceived(fake.called(.name), for: .zero)
      await expectHaveReceived(FakeService.called(.make), within: .zero)
      await expectHaveNotReceived(FakeService.called(.level), for: .zero)
      await expectHaveReceived(onDone.calls(2), within: .zero)
      await expectHaveNotReceived(onDone.calls(.any), for: .zero)
      expectHaveRecordedCalls(FakeService())
    }
    #expect(ofXCTest.map(\.message) == ofSwiftTesting.map(\.message))
    #expect(ofXCTest.lines == lines(of: "fail"))
  }

  @Test("XCTAssertNoOtherCalls fails for the calls of a type")
  func noOtherCallsOfATypeFail() {
    FakeService.level = 1
    let failures = failures {
      XCTAssertNoOtherCalls(type: FakeService.self, ignoring: .make)
      expectNoOtherCalls(type: FakeService.self, ignoring: .make)
    }
    #expect(failures.count == 2)
    #expect(failures.first?.message == failures.last?.message)
  }

  /// Calls a member of each.
  private func callEach() {
    fake.name = "a"
    library.name = "b"
    FakeService.level = 1
    onDone.stub().andReturn()
    let done: (Int) -> Void = onDone.closure
    done(1)
  }
}
