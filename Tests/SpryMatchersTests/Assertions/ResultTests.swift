import SpryKit
import SpryMatchers
import TestSupport
import Testing

/// Each assertion returns whether its check passed, in both families.
@Suite("The results of assertions", .spry(unusedStubs: .off, callers: false))
struct ResultTests {
  private let fake = FakeService()

  init() {
    fake.stub(.load).andReturn(1)
    FakeService.stub(.make).andReturn(1)
  }

  /// Expects that an assertion returned true once and false once, and reported one failure.
  private func expect(
    _ results: () -> [Bool], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var returned: [Bool] = []
    let reported = failures { returned = results() }
    #expect(returned == [true, false, true, false], sourceLocation: sourceLocation)
    #expect(reported.count == 2, sourceLocation: sourceLocation)
  }

  @Test("Checks of a fake return whether they passed")
  func fakes() {
    _ = fake.load(id: "7")
    expect {
      [
        expectHaveReceived(fake, .load), expectHaveReceived(fake, .name),
        XCTAssertHaveReceived(fake, .load), XCTAssertHaveReceived(fake, .name),
      ]
    }
    expect {
      [
        expectHaveNotReceived(fake, .name), expectHaveNotReceived(fake, .load),
        XCTAssertHaveNotReceived(fake, .name), XCTAssertHaveNotReceived(fake, .load),
      ]
    }
    fake.name = "new"
    expect {
      [
        XCTAssertHaveRecordedCalls(fake), XCTAssertHaveNoRecordedCalls(fake),
        expectNoOtherCalls(fake, ignoring: fake.called(.name)), expectNoOtherCalls(fake),
      ]
    }
  }

  @Test("Checks of a type return whether they passed")
  func types() {
    _ = FakeService.make(name: "7")
    let type = FakeService.self
    expect {
      [
        expectHaveReceived(type: type, .make), expectHaveReceived(type: type, .level),
        XCTAssertHaveReceived(type: type, .make), XCTAssertHaveReceived(type: type, .level),
      ]
    }
    expect {
      [
        expectHaveNotReceived(type: type, .level), expectHaveNotReceived(type: type, .make),
        XCTAssertHaveNotReceived(type: type, .level), XCTAssertHaveNotReceived(type: type, .make),
      ]
    }
    FakeService.level = 1
    expect {
      [
        XCTAssertHaveRecordedCalls(type: type), XCTAssertHaveNoRecordedCalls(type: type),
        expectNoOtherCalls(type: type, ignoring: type.called(.level)),
        expectNoOtherCalls(type: type),
      ]
    }
  }

  @Test("Checks of a closure, of a typed member, and of an order return whether they passed")
  func closuresAndTypedMembersAndOrders() {
    let onDone = SpyClosure<(Int), Void>("onDone")
    let done: (Int) -> Void = onDone.closure
    done(1)
    _ = fake.load(id: "7")
    expect {
      [
        expectHaveReceived(onDone.calls(1)), expectHaveNotReceived(onDone.calls(1)),
        XCTAssertHaveReceived(onDone.calls(1)), XCTAssertHaveNotReceived(onDone.calls(1)),
      ]
    }
    let (load, name) = (fake.called(.load), fake.called(.name))
    expect {
      [
        expectHaveReceived(load), expectHaveNotReceived(load),
        XCTAssertHaveReceived(load), XCTAssertHaveNotReceived(load),
      ]
    }
    expect {
      [
        expectInOrder { load }, expectInOrder { name },
        expectExactlyInOrder { load }, expectExactlyInOrder { name },
      ]
    }
  }

  @Test("Assertions that wait return whether they passed")
  func waiting() async {
    _ = fake.load(id: "7")
    let (clock, time) = (ImmediateClock(), Duration.seconds(1))
    let load = fake.called(.load)
    var returned: [Bool] = []
    let reported = await failures {
      returned = [
        await expectHaveReceived(fake.called(.load), within: time, clock: clock),
        await expectHaveReceived(fake.called(.name), within: time, clock: clock),
        await expectHaveNotReceived(fake.called(.name), for: time, clock: clock),
        await expectHaveNotReceived(load, for: time, clock: clock),
      ]
    }
    #expect(returned == [true, false, true, false])
    #expect(reported.count == 2)
  }

  /// Swift 6.3 discards the result of some calls in `#expect`. The assertion has reported the failure itself.
  @Test("An assertion inside #expect reports its failure, whatever becomes of its result")
  func insideExpect() {
    let reported = failures {
      withKnownIssue(isIntermittent: true) { #expect(expectHaveReceived(fake, .load)) }
    }
    #expect(reported.count == 1)
  }
}
