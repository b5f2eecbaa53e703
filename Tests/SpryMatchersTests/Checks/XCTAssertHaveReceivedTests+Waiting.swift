import SpryKit
import SpryMatchers
import Testing

/// A limit that no test reaches.
private let long = Duration.seconds(600)

@Suite(.spry) struct XCTAssertHaveReceivedWaitingTests {
  private let fake = FakeService()

  @Test func haveReceivedPassesInstance() async {
    fake.name = "before"
    let failures = await failures {
      async let late: Void = XCTAssertHaveReceived(FakeService.self, .level, with: 1, within: long)
      await XCTAssertHaveReceived(fake, .name, within: long)
      await XCTAssertHaveReceived(fake, .name, with: "before", countSpecifier: .once, within: .zero)
      await XCTAssertHaveReceived(fake, .load, countSpecifier: .atMost(1), within: long)
      FakeService.level = 1
      await late
    }
    #expect(failures.isEmpty)
  }

  @Test func haveReceivedFailsInstance() async {
    fake.name = "a"
    let line: UInt = #line + 2
    let failures = await failures {
      await XCTAssertHaveReceived(fake, .load, with: "7", within: .zero)
      await XCTAssertHaveReceived(
        fake, .name, with: "a", countSpecifier: .exactly(2), within: .milliseconds(1),
        clock: ImmediateClock())
      await XCTAssertHaveReceived(
        fake, .name, with: Argument.nonNil, countSpecifier: .never, within: long)
    }
    #expect(failures.map(\.line) == [line, line + 1, line + 4])
    #expect(failures.allSatisfy { $0.file == #filePath })
    #expect(
      failures.map(\.message) == [
        """
        'load(id:)' on FakeService: expected at least 1 call with ("7"), got none within 0 ms
          called instead: name (1 call)
        """,
        """
        'name' on FakeService: expected exactly 2 calls with ("a"), got 1 within 1 ms
          1 matching call:
            1. name = "a"
        """,
        """
        'name' on FakeService: expected no call with (anything but nil), got 1
          1 matching call:
            1. name = "a"
        """,
      ]
    )
  }

  @Test func haveReceivedNamesTheCallsThatAreHeld() async {
    let fake = SendableFake()
    let gate = fake.stub("load(id:)").suspend()
    async let loaded = fake.load(id: 42)
    await gate.waitForCaller()
    let failures = await failures {
      await XCTAssertHaveReceived(fake, "save(_:)", with: 1, within: .zero)
    }
    gate.resume(returning: "Ann")
    #expect(await loaded == "Ann")
    #expect(
      failures.map(\.message) == [
        """
        'save(_:)' on SendableFake: expected at least 1 call with (1), got none within 0 ms
          called instead: load(id:) (1 call)
          still running: load(id: 42)
        """
      ]
    )
  }

  @Test func haveNotReceivedPassesInstance() async {
    fake.name = "a"
    let failures = await failures {
      await XCTAssertHaveNotReceived(fake, .name, with: "b", for: .zero)
      await XCTAssertHaveNotReceived(fake, .load, for: .milliseconds(1), clock: ImmediateClock())
    }
    #expect(failures.isEmpty)
  }

  @Test func haveNotReceivedFailsAtOnceInstance() async {
    let fake = SendableFake()
    fake.save(1)
    // Calls while the wait looks at the first call.
    let second = Argument.match("the second") { (value: Int) in
      if value == 1 { fake.save(42) }
      return value == 42
    }
    let line: UInt = #line + 2
    let failures = await failures {
      await XCTAssertHaveNotReceived(fake, "save(_:)", with: second, for: long)
    }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        'save(_:)' on SendableFake: expected no call with (the second), got 1
          1 matching call:
            1. save(42)
        """
      ]
    )
  }

  @Test func haveReceivedFailsType() async {
    FakeService.level = 1
    let line: UInt = #line + 2
    let failures = await failures {
      await XCTAssertHaveReceived(
        FakeService.self, .make, with: "a", within: .seconds(2), clock: ImmediateClock())
    }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        'make(name:)' on FakeService: expected at least 1 call with ("a"), got none within 2 s
          called instead: level (1 call)
        """
      ]
    )
  }

  @Test func haveNotReceivedPassesAndFailsType() async {
    FakeService.level = 1
    let line: UInt = #line + 3
    let failures = await failures {
      await XCTAssertHaveNotReceived(FakeService.self, .make, for: .zero)
      await XCTAssertHaveNotReceived(FakeService.self, .level, with: 1, for: long)
    }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        'level' on FakeService: expected no call with (1), got 1
          1 matching call:
            1. level = 1
        """
      ]
    )
  }

  @Test func cancelledWaitFailsNothing() async {
    let fake = SendableFake()
    let waits = Task {
      await failures {
        withUnsafeCurrentTask { $0?.cancel() }
        await XCTAssertHaveReceived(fake, "save(_:)", within: long)
        await XCTAssertHaveNotReceived(fake, "save(_:)", for: long)
      }
    }
    #expect(await waits.value.isEmpty)
  }

  @Test func fakeOfATestThatIsOver() async {
    let scope = SpryScope(ofTest: "another test", misuse: .failingTest)
    let fake = scope.run { SendableFake() }
    _ = scope.end()
    let failures = await failures {
      await XCTAssertHaveReceived(fake, "load(id:)", with: "7", within: long)
      await XCTAssertHaveNotReceived(fake, "load(id:)", for: long)
    }
    #expect(
      failures.map(\.message) == [
        """
        'load(id:)' on SendableFake: expected at least 1 call with ("7"), and 'another test', \
        whose fake it is, has ended
        """,
        """
        'load(id:)' on SendableFake: expected no call, and 'another test', whose fake it is, has \
        ended
        """,
      ]
    )
  }
}

private final class SendableFake: Spryable, Sendable {
  let spryState = SpryState()

  func save(_ value: Int) { recordCall(arguments: value) }
  func load(id: Int) async -> String { await spryify(arguments: id) }
}
