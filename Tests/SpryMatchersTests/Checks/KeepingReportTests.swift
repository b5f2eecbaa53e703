import SpryKit
import SpryMatchers
import Testing

/// What the assertions report of a fake that keeps less of its calls.
@Suite(.spry) struct KeepingReportTests {
  private let fake = FakeService()
  private let unkept = """
    'load(id:)' on FakeService: expected at least 1 call with ("7"), got none for certain
      of 2 calls of 'load(id:)' only the count was kept
    """
  private let unwanted = """
    FakeService: expected no call of any member, got 2
      the calls:
        of 2 calls of 'load(id:)' only the count was kept
    """

  init() {
    fake.keep(.counts)
    fake.stub(.load).andReturn(1)
    _ = fake.load(id: "7")
    _ = fake.load(id: "8")
  }

  @Test func ofExpectations() {
    let failures = failures {
      expectHaveReceived(fake, .load, countSpecifier: .exactly(2))
      expectHaveReceived(fake, .load, with: "7")
      expectHaveRecordedCalls(fake)
      expectHaveNoRecordedCalls(fake)
    }
    #expect(failures.map(\.message) == [unkept, unwanted])
  }

  @Test func ofXCTAssertions() {
    let failures = failures {
      XCTAssertHaveReceived(fake, .load, countSpecifier: .exactly(2))
      XCTAssertHaveReceived(fake, .load, with: "7")
      XCTAssertHaveRecordedCalls(fake)
      XCTAssertHaveNoRecordedCalls(fake)
    }
    #expect(failures.map(\.message) == [unkept, unwanted])
  }

  @Test func ofAnExactOrder() {
    fake.keep(.everything)
    _ = fake.load(id: "9")
    let failures = failures {
      expectInOrder { fake.called(.load, with: "9") }
      expectExactlyInOrder { fake.called(.load, with: "9") }
    }
    #expect(
      failures.map(\.message) == [
        """
        expected nothing but these calls
          of 2 calls of 'load(id:)' only the count was kept
        """
      ]
    )
  }

  @Test func ofAnOrder() {
    let failures = failures { expectInOrder { fake.called(.load) } }
    #expect(failures.count == 1)
    #expect(
      failures.first?.message.hasSuffix(
        "\n  of 2 calls of 'load(id:)' only the count was kept") == true)
  }

  @Test func ofText() {
    fake.resetCalls()
    fake.keep(.text)
    _ = fake.load(id: "7")
    let failures = failures {
      expectHaveReceived(fake, .load, with: "7")
      expectHaveReceived(fake, .load, with: "8")
    }
    #expect(
      failures.map(\.message) == [
        """
        'load(id:)' on FakeService: expected at least 1 call with ("8"), got none
          1 other call:
            1. load(id: "7")   id: "7" is not "8"
        """
      ]
    )
  }
}
