import SpryKit
import SpryMatchers
import Testing

@Suite(.spry) struct ExpectHaveReceivedTests {
  private let fake = FakeService()

  @Test func haveReceivedPassesInstance() {
    fake.stub(.load).andReturn(1)
    _ = fake.load(id: "7")
    _ = fake.load(id: "8")
    let failures = failures {
      expectHaveReceived(fake, .load)
      expectHaveReceived(fake, .load, with: "7")
      expectHaveReceived(fake, .load, with: Argument.nonNil, countSpecifier: .exactly(2))
      expectHaveReceived(fake, .load, countSpecifier: .range(1...2))
      expectHaveReceived(fake, .load, with: "9", countSpecifier: .never)
    }
    #expect(failures.isEmpty)
  }

  @Test func haveReceivedFailsWithoutInstanceCalls() {
    let line: UInt = #line + 1
    let failures = failures { expectHaveReceived(fake, .load) }
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
      expectHaveReceived(fake, .load, with: "42", countSpecifier: .exactly(1))
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
      expectHaveNotReceived(fake, .name)
      expectHaveNotReceived(fake, .load, with: "8")
    }
    #expect(failures.isEmpty)
  }

  @Test func haveNotReceivedFailsInstance() {
    fake.stub(.load).andReturn(1)
    _ = fake.load(id: "7")
    _ = fake.load(id: "8")
    let line: UInt = #line + 2
    let failures = failures {
      expectHaveNotReceived(fake, .load, with: "7")
      expectHaveNotReceived(fake, .load)
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
    let without = failures { expectHaveRecordedCalls(fake) }
    #expect(without.map(\.line) == [line])
    #expect(without.map(\.message) == ["FakeService: expected a call of any member, got none"])
    fake.stub(.load).andReturn(1)
    _ = fake.load(id: "7")
    #expect(failures { expectHaveRecordedCalls(fake) }.isEmpty)
  }

  @Test func haveNoRecordedCallsInstance() {
    #expect(failures { expectHaveNoRecordedCalls(fake) }.isEmpty)
    fake.stub(.load).andReturn(1)
    _ = fake.load(id: "7")
    _ = fake.load(id: "8")
    let line: UInt = #line + 1
    let with = failures { expectHaveNoRecordedCalls(fake) }
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
    func verify(
      fileID: StaticString = #fileID,
      file: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) {
      expectHaveReceived(
        fake,
        .load,
        fileID: fileID,
        file: file,
        line: line,
        column: column
      )
      expectHaveRecordedCalls(fake, fileID: fileID, file: file, line: line, column: column)
      expectHaveNotReceived(
        fake,
        .load,
        fileID: fileID,
        file: file,
        line: line,
        column: column
      )
      expectHaveReceived(
        FakeService.self,
        .make,
        fileID: fileID,
        file: file,
        line: line,
        column: column
      )
    }
    let line: UInt = #line + 1
    let failures = failures { verify() }
    #expect(failures.map(\.line) == [line, line, line])
    #expect(failures.map(\.column) == [37, 37, 37])
    #expect(failures.allSatisfy { $0.file == #filePath && $0.fileID == #fileID })
  }

  @Test func locationHasFileAndColumn() {
    let failures = failures { expectHaveRecordedCalls(fake) }
    #expect(failures.map(\.column) == [54])
    #expect(failures.map(\.fileID) == ["SpryMatchersTests/ExpectHaveReceivedTests.swift"])
    #expect(failures.map(\.file) == [#filePath])
  }
}

/// The same of types.
extension ExpectHaveReceivedTests {
  @Test func haveReceivedPassesType() {
    FakeService.stub(.make).andReturn(1)
    _ = FakeService.make(name: "7")
    _ = FakeService.make(name: "8")
    let failures = failures {
      expectHaveReceived(FakeService.self, .make)
      expectHaveReceived(FakeService.self, .make, with: "7")
      expectHaveReceived(
        FakeService.self,
        .make,
        with: Argument.nonNil,
        countSpecifier: .exactly(2)
      )
      expectHaveReceived(FakeService.self, .make, countSpecifier: .range(1...2))
      expectHaveReceived(FakeService.self, .make, with: "9", countSpecifier: .never)
    }
    #expect(failures.isEmpty)
  }

  @Test func haveReceivedFailsWithoutTypeCalls() {
    let line: UInt = #line + 1
    let failures = failures { expectHaveReceived(FakeService.self, .make) }
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
      expectHaveReceived(FakeService.self, .make, with: "42", countSpecifier: .exactly(1))
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
      expectHaveNotReceived(FakeService.self, .level)
      expectHaveNotReceived(FakeService.self, .make, with: "8")
    }
    #expect(failures.isEmpty)
  }

  @Test func haveNotReceivedFailsType() {
    FakeService.stub(.make).andReturn(1)
    _ = FakeService.make(name: "7")
    _ = FakeService.make(name: "8")
    let line: UInt = #line + 2
    let failures = failures {
      expectHaveNotReceived(FakeService.self, .make, with: "7")
      expectHaveNotReceived(FakeService.self, .make)
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
    let without = failures { expectHaveRecordedCalls(FakeService.self) }
    #expect(without.map(\.line) == [line])
    #expect(without.map(\.message) == ["FakeService: expected a call of any member, got none"])
    FakeService.stub(.make).andReturn(1)
    _ = FakeService.make(name: "7")
    #expect(failures { expectHaveRecordedCalls(FakeService.self) }.isEmpty)
  }

  @Test func haveNoRecordedCallsType() {
    #expect(failures { expectHaveNoRecordedCalls(FakeService.self) }.isEmpty)
    FakeService.stub(.make).andReturn(1)
    _ = FakeService.make(name: "7")
    _ = FakeService.make(name: "8")
    let line: UInt = #line + 1
    let with = failures { expectHaveNoRecordedCalls(FakeService.self) }
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
