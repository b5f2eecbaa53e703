import Testing

@testable import SpryKit

@Suite("What a failed check says")
struct FailureTextTests {
  private let fake = FakeService()

  private func expect(
    _ result: DidCallResult,
    _ text: String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(result.failureDescription == text, sourceLocation: sourceLocation)
    #expect(result.success == (text == nil), sourceLocation: sourceLocation)
    #expect(result.description == text ?? "success", sourceLocation: sourceLocation)
  }

  @Test func success() {
    fake.accept(1)
    expect(fake.didCall(.accept), nil)
    expect(fake.didCall(.load, countSpecifier: .never), nil)
  }

  @Test func nothingAtAll() {
    expect(
      fake.didCall(.load, with: "42"),
      """
      'load(id:)' on FakeService: expected at least 1 call with ("42"), got none
        nothing at all was called on FakeService
      """
    )
    #expect(
      fake.didCall(.load).recordedCallsDescription == "nothing at all was called on FakeService"
    )
  }

  @Test func otherMembersInstead() {
    fake.accept(1)
    fake.title = "a"
    fake.title = "b"
    expect(
      fake.didCall(.load),
      """
      'load(id:)' on FakeService: expected at least 1 call, got none
        called instead: accept(_:) (1 call), title (2 calls)
      """
    )
  }

  @Test func otherArguments() {
    fake.stub(.load).andReturn("")
    _ = fake.load(id: "7")
    _ = fake.load(id: "421")
    expect(
      fake.didCall(.load, with: "42", countSpecifier: .exactly(1)),
      """
      'load(id:)' on FakeService: expected exactly 1 call with ("42"), got none
        2 other calls:
          1. load(id: "421")   id: "421" is not "42"
          2. load(id: "7")     id: "7" is not "42"
      """
    )
  }

  @Test func tooOften() {
    fake.stub(.load).andReturn("")
    ["42", "7", "42"].forEach { _ = fake.load(id: $0) }
    expect(
      fake.didCall(.load, with: "42", countSpecifier: .once),
      """
      'load(id:)' on FakeService: expected exactly 1 call with ("42"), got 2
        2 matching calls:
          1. load(id: "42") (2 times)
      """
    )
    expect(
      fake.didCall(.load, countSpecifier: .atMost(2)),
      """
      'load(id:)' on FakeService: expected at most 2 calls, got 3
        3 calls:
          1. load(id: "42") (2 times)
          2. load(id: "7")
      """
    )
    expect(
      fake.didCall(.load, countSpecifier: .range(1...2)),
      """
      'load(id:)' on FakeService: expected 1 to 2 calls, got 3
        3 calls:
          1. load(id: "42") (2 times)
          2. load(id: "7")
      """
    )
  }

  @Test func tooSeldom() {
    fake.stub(.load).andReturn("")
    ["42", "7"].forEach { _ = fake.load(id: $0) }
    expect(
      fake.didCall(.load, with: "42", countSpecifier: .atLeast(2)),
      """
      'load(id:)' on FakeService: expected at least 2 calls with ("42"), got 1
        1 matching call:
          1. load(id: "42")
        1 other call:
          1. load(id: "7")   id: "7" is not "42"
      """
    )
    expect(
      fake.didCall(.load, countSpecifier: .exactly(3)),
      """
      'load(id:)' on FakeService: expected exactly 3 calls, got 2
        2 calls:
          1. load(id: "7")
          2. load(id: "42")
      """
    )
  }

  @Test func shouldNotHaveBeenCalled() {
    fake.accept(1)
    fake.accept(2)
    expect(
      fake.didCall(.accept, with: 1, countSpecifier: .never),
      """
      'accept(_:)' on FakeService: expected no call with (1), got 1
        1 matching call:
          1. accept(1)
      """
    )
    expect(
      fake.didCall(.accept, countSpecifier: .never),
      """
      'accept(_:)' on FakeService: expected no call, got 2
        2 calls:
          1. accept(2)
          2. accept(1)
      """
    )
  }

  @Test func nearestFirst() {
    fake.stub(.pair).andReturn("")
    for (first, second) in [("a", 1), ("b", 2), ("x", 9), ("a", 3), ("x", 9)] {
      _ = fake.pair(first, second)
    }
    expect(
      fake.didCall(.pair, with: "a", 2),
      """
      'pair(_:_:)' on FakeService: expected at least 1 call with ("a", 2), got none
        5 other calls:
          1. pair("a", 3)   argument 2: 3 is not 2
          2. pair("b", 2)   argument 1: "b" is not "a"
          3. pair("a", 1)   argument 2: 1 is not 2
          and 2 more
      """
    )
  }

  @Test func repeatsAreCollapsed() {
    for number in [1, 2, 1, 1] { fake.accept(number) }
    expect(
      fake.didCall(.accept, with: 5),
      """
      'accept(_:)' on FakeService: expected at least 1 call with (5), got none
        4 other calls:
          1. accept(1) (3 times)   argument 1: 1 is not 5
          2. accept(2)             argument 1: 2 is not 5
      """
    )
  }

  @Test func manyCalls() {
    for number in 0..<1_000 { fake.accept(number) }
    expect(
      fake.didCall(.accept, with: "x"),
      """
      'accept(_:)' on FakeService: expected at least 1 call with ("x"), got none
        1000 other calls:
          1. accept(999)   argument 1: 999 is not "x"
          2. accept(998)   argument 1: 998 is not "x"
          3. accept(997)   argument 1: 997 is not "x"
          and 997 more
      """
    )
    let lines = fake.didCall(.accept).recordedCallsDescription.split(separator: "\n")
    #expect(lines.count == 51)
    #expect(lines.first == "1. accept(0)")
    #expect(lines.last == "and 950 more")
  }

  @Test func severalReasons() {
    fake.stub(.loadTwice).andReturn("")
    _ = fake.load(id: "7", retries: 1)
    expect(
      fake.didCall(.loadTwice, with: "42", Argument.greaterThan(2)),
      """
      'load(id:retries:)' on FakeService: expected at least 1 call with ("42", greater than 2), \
      got none
        1 other call:
          1. load(id: "7", retries: 1)   id: "7" is not "42"; retries: 1 is not greater than 2
      """
    )
  }

  @Test func numberOfArguments() {
    fake.stub(.run).andReturn()
    fake.run()
    fake.accept(1)
    fake.recordCall("accept(_:)", arguments: 1, 2)
    expect(
      fake.didCall(.run, with: 1),
      """
      'run()' on FakeService: expected at least 1 call with (1), got none
        1 other call:
          1. run()   1 argument expected, the call has none
      """
    )
    expect(
      fake.didCall(.accept, with: 1, 2, 3),
      """
      'accept(_:)' on FakeService: expected at least 1 call with (1, 2, 3), got none
        2 other calls:
          1. accept(1, 2)   3 arguments expected, the call has 2
          2. accept(1)      3 arguments expected, the call has 1
      """
    )
  }

  @Test func staticMembers() {
    withSpryScope {
      FakeService.stub(.shared).andReturn("")
      _ = FakeService.shared(1)
      expect(
        FakeService.didCall(.shared, with: 2),
        """
        'shared(_:)' on FakeService: expected at least 1 call with (2), got none
          1 other call:
            1. shared(1)   argument 1: 1 is not 2
        """
      )
    }
  }
}
