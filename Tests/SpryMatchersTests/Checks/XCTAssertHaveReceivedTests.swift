import SpryKit
import SpryMatchers
import Testing

@Suite(.spry) struct XCTAssertHaveReceivedTests {
  private let fake = FakeService()

  @Test func haveReceivedPassesInstance() {
    fake.stub(.load).andReturn(1)
    _ = fake.load(id: "7")
    _ = fake.load(id: "8")
    let failures = failures {
      XCTAssertHaveReceived(fake, .load)
      XCTAssertHaveReceived(fake, .load, with: "7")
      XCTAssertHaveReceived(fake, .load, with: Argument.nonNil, countSpecifier: .exactly(2))
      XCTAssertHaveReceived(fake, .load, countSpecifier: .range(1...2))
      XCTAssertHaveReceived(fake, .load, with: "9", countSpecifier: .never)
    }
    #expect(failures.isEmpty)
  }

  @Test func haveReceivedFailsWithoutInstanceCalls() {
    let line: UInt = #line + 1
    let failures = failures { XCTAssertHaveReceived(fake, .load) }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        'load(id:)' on FakeService: expected at least 1 call, got none
          nothing at all was called on FakeService
        """
      ]
    )
  }

  @Test func haveReceivedFailsWithOtherInstanceArguments() {
    fake.stub(.load).andReturn(1)
    _ = fake.load(id: "7")
    _ = fake.load(id: "421")
    let line: UInt = #line + 2
    let failures = failures {
      XCTAssertHaveReceived(fake, .load, with: "42", countSpecifier: .exactly(1))
    }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        'load(id:)' on FakeService: expected exactly 1 call with ("42"), got none
          2 other calls:
            1. load(id: "421")   id: "421" is not "42"
            2. load(id: "7")     id: "7" is not "42"
        """
      ]
    )
  }

  @Test func haveNotReceivedPassesInstance() {
    fake.stub(.load).andReturn(1)
    _ = fake.load(id: "7")
    let failures = failures {
      XCTAssertHaveNotReceived(fake, .name)
      XCTAssertHaveNotReceived(fake, .load, with: "8")
    }
    #expect(failures.isEmpty)
  }

  @Test func haveNotReceivedFailsInstance() {
    fake.stub(.load).andReturn(1)
    _ = fake.load(id: "7")
    _ = fake.load(id: "8")
    let line: UInt = #line + 2
    let failures = failures {
      XCTAssertHaveNotReceived(fake, .load, with: "7")
      XCTAssertHaveNotReceived(fake, .load)
    }
    #expect(failures.map(\.line) == [line, line + 1])
    #expect(
      failures.map(\.message) == [
        """
        'load(id:)' on FakeService: expected no call with ("7"), got 1
          1 matching call:
            1. load(id: "7")
        """,
        """
        'load(id:)' on FakeService: expected no call, got 2
          2 calls:
            1. load(id: "8")
            2. load(id: "7")
        """,
      ]
    )
  }

  @Test func haveRecordedCallsInstance() {
    let line: UInt = #line + 1
    let without = failures { XCTAssertHaveRecordedCalls(fake) }
    #expect(without.map(\.line) == [line])
    #expect(without.map(\.message) == ["FakeService: expected a call of any member, got none"])
    fake.stub(.load).andReturn(1)
    _ = fake.load(id: "7")
    #expect(failures { XCTAssertHaveRecordedCalls(fake) }.isEmpty)
  }

  @Test func haveNoRecordedCallsInstance() {
    #expect(failures { XCTAssertHaveNoRecordedCalls(fake) }.isEmpty)
    fake.stub(.load).andReturn(1)
    _ = fake.load(id: "7")
    _ = fake.load(id: "8")
    let line: UInt = #line + 1
    let with = failures { XCTAssertHaveNoRecordedCalls(fake) }
    #expect(with.map(\.line) == [line])
    #expect(
      with.map(\.message) == [
        """
        FakeService: expected no call of any member, got 2
          the calls:
            1. load(id: "7")
            2. load(id: "8")
        """
      ]
    )
  }

  @Test func helpersPassTheirLocationOn() {
    func verify(file: StaticString = #filePath, line: UInt = #line) {
      XCTAssertHaveReceived(fake, .load, file: file, line: line)
      XCTAssertHaveNoRecordedCalls(fake, file: file, line: line)
      XCTAssertHaveRecordedCalls(fake, file: file, line: line)
      XCTAssertHaveNotReceived(fake, .load, with: "1", file: file, line: line)
      XCTAssertHaveReceived(FakeService.self, .make, file: file, line: line)
      XCTAssertHaveRecordedCalls(FakeService.self, file: file, line: line)
    }
    let line: UInt = #line + 1
    let failures = failures { verify() }
    #expect(failures.map(\.line) == [line, line, line, line])
    #expect(failures.allSatisfy { $0.file == #filePath })
  }
}

/// The same of types.
extension XCTAssertHaveReceivedTests {
  @Test func haveReceivedPassesType() {
    FakeService.stub(.make).andReturn(1)
    _ = FakeService.make(name: "7")
    _ = FakeService.make(name: "8")
    let failures = failures {
      XCTAssertHaveReceived(FakeService.self, .make)
      XCTAssertHaveReceived(FakeService.self, .make, with: "7")
      XCTAssertHaveReceived(
        FakeService.self,
        .make,
        with: Argument.nonNil,
        countSpecifier: .exactly(2)
      )
      XCTAssertHaveReceived(FakeService.self, .make, countSpecifier: .range(1...2))
      XCTAssertHaveReceived(FakeService.self, .make, with: "9", countSpecifier: .never)
    }
    #expect(failures.isEmpty)
  }

  @Test func haveReceivedFailsWithoutTypeCalls() {
    let line: UInt = #line + 1
    let failures = failures { XCTAssertHaveReceived(FakeService.self, .make) }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        'make(name:)' on FakeService: expected at least 1 call, got none
          nothing at all was called on FakeService
        """
      ]
    )
  }

  @Test func haveReceivedFailsWithOtherTypeArguments() {
    FakeService.stub(.make).andReturn(1)
    _ = FakeService.make(name: "7")
    _ = FakeService.make(name: "421")
    let line: UInt = #line + 2
    let failures = failures {
      XCTAssertHaveReceived(FakeService.self, .make, with: "42", countSpecifier: .exactly(1))
    }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        'make(name:)' on FakeService: expected exactly 1 call with ("42"), got none
          2 other calls:
            1. make(name: "421")   name: "421" is not "42"
            2. make(name: "7")     name: "7" is not "42"
        """
      ]
    )
  }

  @Test func haveNotReceivedPassesType() {
    FakeService.stub(.make).andReturn(1)
    _ = FakeService.make(name: "7")
    let failures = failures {
      XCTAssertHaveNotReceived(FakeService.self, .level)
      XCTAssertHaveNotReceived(FakeService.self, .make, with: "8")
    }
    #expect(failures.isEmpty)
  }

  @Test func haveNotReceivedFailsType() {
    FakeService.stub(.make).andReturn(1)
    _ = FakeService.make(name: "7")
    _ = FakeService.make(name: "8")
    let line: UInt = #line + 2
    let failures = failures {
      XCTAssertHaveNotReceived(FakeService.self, .make, with: "7")
      XCTAssertHaveNotReceived(FakeService.self, .make)
    }
    #expect(failures.map(\.line) == [line, line + 1])
    #expect(
      failures.map(\.message) == [
        """
        'make(name:)' on FakeService: expected no call with ("7"), got 1
          1 matching call:
            1. make(name: "7")
        """,
        """
        'make(name:)' on FakeService: expected no call, got 2
          2 calls:
            1. make(name: "8")
            2. make(name: "7")
        """,
      ]
    )
  }

  @Test func haveRecordedCallsType() {
    let line: UInt = #line + 1
    let without = failures { XCTAssertHaveRecordedCalls(FakeService.self) }
    #expect(without.map(\.line) == [line])
    #expect(without.map(\.message) == ["FakeService: expected a call of any member, got none"])
    FakeService.stub(.make).andReturn(1)
    _ = FakeService.make(name: "7")
    #expect(failures { XCTAssertHaveRecordedCalls(FakeService.self) }.isEmpty)
  }

  @Test func haveNoRecordedCallsType() {
    #expect(failures { XCTAssertHaveNoRecordedCalls(FakeService.self) }.isEmpty)
    FakeService.stub(.make).andReturn(1)
    _ = FakeService.make(name: "7")
    _ = FakeService.make(name: "8")
    let line: UInt = #line + 1
    let with = failures { XCTAssertHaveNoRecordedCalls(FakeService.self) }
    #expect(with.map(\.line) == [line])
    #expect(
      with.map(\.message) == [
        """
        FakeService: expected no call of any member, got 2
          the calls:
            1. make(name: "7")
            2. make(name: "8")
        """
      ]
    )
  }
}
