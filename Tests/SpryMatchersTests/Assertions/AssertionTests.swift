import SpryKit
import SpryMatchers
import TestSupport
import Testing

/// What each assertion returns and reports, in both families.
@Suite("Assertions", .spry(unusedStubs: .off, callers: false))
struct AssertionTests {
  private let fake = FakeService()
  private let other = FakeService()
  private let type = FakeService.self

  init() {
    fake.stub(.load).andReturn(1)
    FakeService.stub(.make).andReturn(1)
  }

  /// Expects that assertions pass and fail in turn, and that each failure has a line of its own.
  ///
  /// - Parameter name: The heading of the golden text. A text of both families is there once.
  private func expect(
    _ name: String, _ results: () -> [Bool], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var returned: [Bool] = []
    let reported = failures { returned = results() }
    #expect(returned == [true, false, true, false], sourceLocation: sourceLocation)
    #expect(reported.count == 2, sourceLocation: sourceLocation)
    let lines = reported.lines
    #expect(lines == Set(lines).sorted() && lines.allSatisfy { $0 > sourceLocation.line })
    let isRepeated = reported.first?.message == reported.last?.message
    expectGolden(
      (isRepeated ? Array(reported.prefix(1)) : reported).text, name, sourceLocation: sourceLocation
    )
  }

  @Test("Checks of a fake")
  func fakes() {
    _ = fake.load(id: "7")
    _ = fake.load(id: "8")
    expect("received") {
      [
        expectHaveReceived(fake, .load), expectHaveReceived(fake, .name),
        XCTAssertHaveReceived(fake, .load), XCTAssertHaveReceived(fake, .name),
      ]
    }
    expect("received with arguments and a count") {
      [
        expectHaveReceived(fake, .load, with: "7", countSpecifier: .once),
        expectHaveReceived(fake, .load, with: "42", countSpecifier: .exactly(1)),
        XCTAssertHaveReceived(fake, .load, with: "9", countSpecifier: .never),
        XCTAssertHaveReceived(fake, .load, with: "42", countSpecifier: .exactly(1)),
      ]
    }
    expect("not received") {
      [
        expectHaveNotReceived(fake, .name), expectHaveNotReceived(fake, .load),
        XCTAssertHaveNotReceived(fake, .name), XCTAssertHaveNotReceived(fake, .load),
      ]
    }
    expect("not received with arguments") {
      [
        expectHaveNotReceived(fake, .load, with: "9"),
        expectHaveNotReceived(fake, .load, with: "7"),
        XCTAssertHaveNotReceived(fake, .load, with: "9"),
        XCTAssertHaveNotReceived(fake, .load, with: "7"),
      ]
    }
    expect("any call") {
      [
        XCTAssertHaveRecordedCalls(fake), XCTAssertHaveRecordedCalls(other),
        XCTAssertHaveNoRecordedCalls(other), XCTAssertHaveNoRecordedCalls(fake),
      ]
    }
  }

  @Test("Checks of a type")
  func types() {
    _ = FakeService.make(name: "7")
    expect("received by a type") {
      [
        expectHaveReceived(type: type, .make, with: "7", countSpecifier: .once),
        expectHaveReceived(type: type, .make, with: "42", countSpecifier: .exactly(1)),
        XCTAssertHaveReceived(type: type, .make, countSpecifier: .range(1...2)),
        XCTAssertHaveReceived(type: type, .make, with: "42", countSpecifier: .exactly(1)),
      ]
    }
    expect("not received by a type") {
      [
        expectHaveNotReceived(type: type, .level), expectHaveNotReceived(type: type, .make),
        XCTAssertHaveNotReceived(type: type, .make, with: "8"),
        XCTAssertHaveNotReceived(type: type, .make),
      ]
    }
    expect("any call of a type") {
      [
        XCTAssertHaveRecordedCalls(type: type),
        XCTAssertHaveRecordedCalls(type: FakeCatalog.self),
        XCTAssertHaveNoRecordedCalls(type: FakeCatalog.self),
        XCTAssertHaveNoRecordedCalls(type: type),
      ]
    }
  }

  @Test("Checks of a closure and of a query")
  func closuresAndQueries() {
    let onDone = SpyClosure<Int, Void>("onDone")
    let done: (Int) -> Void = onDone.closure
    done(1)
    _ = fake.load(id: "7")
    let load = fake.called(.load)
    expect("received by a closure") {
      [
        expectHaveReceived(onDone.calls(1), .once), expectHaveReceived(onDone.calls(2), .once),
        XCTAssertHaveReceived(onDone.calls(1), .once),
        XCTAssertHaveReceived(onDone.calls(2), .once),
      ]
    }
    expect("not received by a closure") {
      [
        expectHaveNotReceived(onDone.calls(2)), expectHaveNotReceived(onDone.calls(.any)),
        XCTAssertHaveNotReceived(onDone.calls(2)), XCTAssertHaveNotReceived(onDone.calls(.any)),
      ]
    }
    expect("a query") {
      [
        expectHaveReceived(load), expectHaveNotReceived(load),
        XCTAssertHaveReceived(load), XCTAssertHaveNotReceived(load),
      ]
    }
  }

  @Test("Checks of an order, and of all other calls")
  func ordersAndOtherCalls() {
    _ = fake.load(id: "7")
    let start = SpryMark()
    fake.name = "new"
    FakeService.level = 1
    let (load, name) = (fake.called(.load), fake.called(.name))
    expect("an order") {
      [
        expectInOrder {
          load
          name
        },
        expectInOrder {
          name
          load
        },
        expectInOrder(since: start) { name }, expectInOrder(since: SpryMark()) { name },
      ]
    }
    expect("an exact order") {
      [
        expectExactlyInOrder {
          load
          name
        },
        expectExactlyInOrder { name },
        expectExactlyInOrder(since: start) { name }, expectExactlyInOrder(since: start) { load },
      ]
    }
    expect("other calls of types") {
      [
        expectNoOtherCalls(type: type, FakeCatalog.self, ignoring: type.called(.level)),
        expectNoOtherCalls(type: FakeCatalog.self, type),
        expectNoOtherCalls(type: type, since: SpryMark()),
        expectNoOtherCalls(type: type, FakeCatalog.self),
      ]
    }
    other.name = "a"
    expect("other calls") {
      [
        expectNoOtherCalls(fake, other, ignoring: name, other.called(.name)),
        expectNoOtherCalls(other, ignoring: name),
        expectNoOtherCalls(other, since: SpryMark()), expectNoOtherCalls(fake, other, since: start),
      ]
    }
  }

  @Test("Assertions that wait")
  func waiting() async {
    _ = fake.load(id: "7")
    let (clock, time) = (ImmediateClock(), Duration.seconds(1))
    let load = fake.called(.load)
    var returned: [Bool] = []
    let reported = await failures {
      returned = [
        await expectHaveReceived(fake.called(.load), within: SpryDuration(time, on: clock)),
        await expectHaveReceived(fake.called(.name), within: SpryDuration(time, on: clock)),
        await expectHaveNotReceived(fake.called(.name), for: SpryDuration(time, on: clock)),
        await expectHaveNotReceived(load, for: SpryDuration(time, on: clock)),
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
