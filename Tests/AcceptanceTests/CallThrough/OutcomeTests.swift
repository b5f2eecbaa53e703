import SpryKit
import SpryMatchers
import Testing

private struct NotFound: Error {}

private final class FakeShop: Spryable, @unchecked Sendable {
  enum Function: String, StringRepresentable {
    case visit = "visit()"
    case buy = "buy(_:)"
    case order = "order(_:)"
    case wait = "wait(_:)"
    case price
    case real = "real(_:)"
    case ship = "ship(_:)"
    case count = "count(_:)"
  }

  // Set before it is called.
  var onReal: () async throws -> Int = { 0 }
  var onCount: (Int) throws -> Int = { $0 }

  func visit() { recordCall() }
  func buy(_ id: Int) -> Int { spryify(arguments: id) }
  func order(_ id: Int) throws -> NotFound { try spryifyThrows(arguments: id) }
  func wait(_ id: Int) async throws -> Int { try await spryifyThrows(arguments: id) }
  var price: Int { stubbedValue() }
  func real(_ id: Int) throws -> Int {
    try spryifyThrows(arguments: id) {
      if id == 0 { throw NotFound() }
      return try onCount(id)
    }
  }
  func count(_ id: Int) -> Int { spryify(arguments: id, fallbackValue: try onCount(id)) }
  func ship(_ id: Int) async throws -> Int {
    try await spryifyThrows(arguments: id) { try await onReal() }
  }
}

/// How far a call has come, on every way that it can take.
@Suite(.spry) struct OutcomeTests {
  private let fake = FakeShop()

  private func outcomes(_ function: FakeShop.Function) -> [String] {
    fake.calls(to: function).map(\.outcome.description)
  }

  private func reporting(_ body: () throws -> Void) rethrows -> [Misuse] {
    let reports = Reports()
    try withSpryScope(misuse: .report { misuse, _ in reports.append(misuse) }, body)
    return reports.all
  }

  @Test func aCallThatIsOnlyRecorded() {
    fake.visit()
    #expect(outcomes(.visit) == ["recorded"])
  }

  @Test func aPlainValue() {
    fake.stub(.buy).with(1).andReturn(5)
    _ = fake.buy(1)
    #expect(outcomes(.buy) == ["returned"])
  }

  @Test func aValueThatIsChosenByAClosure() {
    fake.stub(.buy).with(Argument.pass { _ in true }).andReturn(5)
    _ = fake.buy(1)
    #expect(outcomes(.buy) == ["returned"])
  }

  @Test func aClosure() {
    var during: [String] = []
    fake.stub(.buy).andDo { [self] _ in
      during = outcomes(.buy)
      return 1
    }
    _ = fake.buy(1)
    #expect(during == ["still running"])
    #expect(outcomes(.buy) == ["returned"])
  }

  @Test func anError() throws {
    fake.stub(.order).andThrow(NotFound())
    _ = try? fake.order(1)
    #expect(outcomes(.order) == ["threw NotFound()"])
    let call = try #require(fake.calls(to: .order).first)
    guard case .threw(let error) = call.outcome else {
      Issue.record("\(call.outcome)")
      return
    }
    #expect(error is NotFound)
  }

  @Test func aCallThatWaits() async throws {
    let (gates, gate) = AsyncStream.makeStream(of: Void.self)
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    fake.stub(.wait).andDo { _ async throws -> Int in
      start.yield()
      for await _ in gates { break }
      return 1
    }
    async let value = fake.wait(1)
    for await _ in starts { break }
    #expect(outcomes(.wait) == ["still running"])
    gate.yield()
    #expect(try await value == 1)
    #expect(outcomes(.wait) == ["returned"])
  }

  @Test func aCallThatIsCalledThrough() throws {
    fake.stub(.real).andCallThrough()
    _ = try fake.real(1)
    _ = try? fake.real(0)
    #expect(outcomes(.real) == ["returned", "threw NotFound()"])
  }

  @Test func aCallThatNoStubAnswers() async throws {
    _ = try fake.real(1)
    _ = try? fake.real(0)
    #expect(outcomes(.real) == ["returned", "threw NotFound()"])

    var during: [String] = []
    fake.onReal = { [unowned fake] in
      during = fake.calls(to: .ship).map(\.outcome.description)
      return 1
    }
    _ = try await fake.ship(1)
    fake.onReal = { throw NotFound() }
    _ = try? await fake.ship(2)
    #expect(during == ["still running"])
    #expect(outcomes(.ship) == ["returned", "threw NotFound()"])
  }

  @Test func aCallThatTheFakeAnswers() throws {
    var during: [String] = []
    fake.onCount = { [unowned fake] id in
      if id < 3 { _ = fake.count(id + 1) }
      if id == 3 { during = fake.recordedCalls.map(\.outcome.description) }
      return id
    }
    _ = fake.count(1)
    #expect(during == ["still running", "still running", "still running"])
    #expect(outcomes(.count) == ["returned", "returned", "returned"])
    _ = try fake.real(2)
    #expect(during.count == 5)
    #expect(during.suffix(2) == ["still running", "still running"])
    #expect(outcomes(.real) == ["returned"])
  }

  @Test func anAnswerOfTheFakeThatThrowsWhereNothingCan() {
    fake.onCount = { _ in throw NotFound() }
    #expect(reporting { _ = fake.count(1) }.count == 1)
    fake.onCount = { _ in throw CancellationError() }
    #expect(reporting { _ = fake.count(1) }.isEmpty)
    #expect(outcomes(.count) == ["returned", "returned"])
  }

  @Test(arguments: [true, false]) func anAnswerOfTheFakeThatResetsIt(isKept: Bool) {
    var kept: [RecordedCall] = []
    fake.onCount = { [unowned fake] _ in
      if isKept { kept += fake.recordedCalls }
      fake.resetCalls()
      if fake.recordedCalls.isEmpty { throw NotFound() }
      return 0
    }
    #expect(throws: NotFound.self) { try fake.real(1) }
    #expect(reporting { _ = fake.count(1) }.count == 1)
    #expect(fake.recordedCalls.isEmpty)
    #expect(kept.map(\.outcome.description) == (isKept ? ["returned", "returned"] : []))
  }

  @Test func misuseIsReturnedFrom() {
    #expect(reporting { _ = fake.buy(1) }.count == 1)
    #expect(outcomes(.buy) == ["returned"])
    fake.stub(.buy).andThrow(NotFound())
    #expect(reporting { _ = fake.buy(1) }.count == 1)
    #expect(outcomes(.buy) == ["returned", "returned"])
  }

  @Test func misuseIsThrown() throws {
    let misuse = try #require(reporting { _ = try? fake.order(1) }.first)
    guard case .threw(let error)? = fake.calls(to: .order).first?.outcome else {
      Issue.record("\(outcomes(.order))")
      return
    }
    #expect(error as? Misuse == misuse)
  }

  @Test func aCallThatEndsAfterAReset() throws {
    var kept: RecordedCall?
    fake.stub(.order).andDo { [self] _ in
      kept = fake.calls(to: .order).first
      fake.resetCalls()
      throw NotFound()
    }
    _ = try? fake.order(1)
    #expect(fake.recordedCalls.isEmpty)
    // What it threw is forgotten with the calls.
    #expect(kept?.outcome.description == "returned")
  }

  @Test func aCallThatIsOnlyAnswered() {
    fake.stub(.price).andReturn(1)
    _ = fake.price
    #expect(fake.recordedCalls.isEmpty)
  }
}
