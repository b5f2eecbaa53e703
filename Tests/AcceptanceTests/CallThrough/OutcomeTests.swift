import SpryKit
import SpryMatchers
import TestSupport
import Testing

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
    case rent = "rent(_:)"
    case keep = "keep(_:)"
  }

  enum ClassFunction: String, StringRepresentable { case later = "later(_:)" }

  // Tests set these before they call the fake.
  var onShip: () async throws -> Int = { 0 }
  var onReal: (Int) throws -> Int = { $0 }
  var onCount: (Int) -> Int = { $0 }

  func visit() { recordCall() }
  func buy(_ id: Int) -> Int { spryify(arguments: id) }
  func order(_ id: Int) throws -> NotFound { try spryifyThrows(arguments: id) }
  func wait(_ id: Int) async throws -> Int { try await spryifyThrows(arguments: id) }
  var price: Int { stubbedValue() }
  func real(_ id: Int) throws -> Int {
    try spryifyThrows(
      arguments: id, fallbackValue: try id == 0 ? { throw NotFound() }() : onReal(id))
  }
  func count(_ id: Int) -> Int { spryify(arguments: id, fallbackValue: onCount(id)) }
  func rent<Value>(_ work: () throws -> Value) rethrows -> Value {
    try spryify(fallbackValue: work())
  }
  func keep<Value>(_ work: @escaping () throws -> Value) rethrows -> Value {
    try spryify(arguments: work) { throw $0 }
  }
  static func later(_ work: @escaping () async throws -> Int) async rethrows -> Int {
    try await spryify(arguments: work) { throw $0 }
  }
  func ship(_ id: Int) async throws -> Int {
    try await spryifyThrows(arguments: id, fallbackValue: try await onShip())
  }
}

@Suite("The outcome of a call", .spry)
struct OutcomeTests {
  private let fake = FakeShop()

  private func outcomes(_ function: FakeShop.Function) -> [String] {
    fake.called(function).map(\.outcome.description)
  }

  @Test("A call that is only recorded has no outcome")
  func aCallThatIsOnlyRecorded() {
    fake.visit()
    #expect(outcomes(.visit) == ["recorded"])
  }

  @Test("A call is running while its closure runs")
  func aClosure() {
    var during: [String] = []
    fake.stub(.buy).andDo { [self] _ in
      during = outcomes(.buy)
      return 1
    }
    _ = fake.buy(1)
    #expect(during == ["still running"])
    #expect(outcomes(.buy) == ["returned"])
  }

  @Test("A call that threw keeps its error")
  func anError() throws {
    fake.stub(.order).andThrow(NotFound())
    _ = try? fake.order(1)
    #expect(outcomes(.order) == ["threw NotFound()"])
    let call = try #require(fake.called(.order).first)
    guard case .threw(let error) = call.outcome else {
      Issue.record("\(call.outcome)")
      return
    }
    #expect(error is NotFound)
  }

  @Test("A call is running while its async closure waits")
  func aCallThatWaits() async throws {
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

  @Test("A call answered by the real code is running, then returned or threw")
  func aCallThatNoStubAnswers() async throws {
    _ = try fake.real(1)
    _ = try? fake.real(0)
    #expect(outcomes(.real) == ["returned", "threw NotFound()"])

    var during: [String] = []
    fake.onShip = { [unowned fake] in
      during = fake.called(.ship).map(\.outcome.description)
      return 1
    }
    _ = try await fake.ship(1)
    fake.onShip = { throw NotFound() }
    _ = try? await fake.ship(2)
    #expect(during == ["still running"])
    #expect(outcomes(.ship) == ["returned", "threw NotFound()"])
  }

  @Test("The fallback value of a rethrowing member throws, and its stub doesn't")
  func aFallbackValueThatRethrows() {
    #expect(fake.rent { 1 } == 1)
    #expect(throws: NotFound.self) { try fake.rent { () throws -> Int in throw NotFound() } }
    #expect(outcomes(.rent) == ["returned", "threw NotFound()"])
    fake.stub(.rent).andThrow(NotFound())
    let texts = misuses { #expect(fake.rent { 1 } == 0) }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("cannot throw, but its stub answers") == true)
  }

  @Test("A call answered by its fallback value is running, then returned")
  func aCallThatTheFakeAnswers() throws {
    var during: [String] = []
    fake.onCount = { [unowned fake] id in
      if id < 3 { _ = fake.count(id + 1) }
      if id == 3 { during = fake.recordedCalls.map(\.outcome.description) }
      return id
    }
    _ = fake.count(1)
    #expect(during == ["still running", "still running", "still running"])
    #expect(outcomes(.count) == ["returned", "returned", "returned"])
    fake.onReal = fake.onCount
    _ = try fake.real(2)
    #expect(during.count == 5)
    #expect(during.suffix(2) == ["still running", "still running"])
    #expect(outcomes(.real) == ["returned"])
  }

  @Test("A fallback value that resets the fake leaves no outcome behind", arguments: [true, false])
  func anAnswerOfTheFakeThatResetsIt(isKept: Bool) {
    var kept: [RecordedCall] = []
    fake.onCount = { [unowned fake] _ in
      if isKept { kept += fake.recordedCalls }
      fake.resetCalls()
      return 0
    }
    fake.onReal = { [unowned fake] id in
      _ = fake.onCount(id)
      throw NotFound()
    }
    #expect(throws: NotFound.self) { try fake.real(1) }
    #expect(fake.count(1) == 0)
    #expect(fake.recordedCalls.isEmpty)
    #expect(
      kept.map(\.outcome.description) == (isKept ? ["still running", "still running"] : []),
      "Once its calls are reset, a call stays as it was read.")
  }

  @Test("A call that was misuse returned")
  func misuseIsReturnedFrom() {
    #expect(misuses { _ = fake.buy(1) }.count == 1)
    #expect(outcomes(.buy) == ["returned"])
    fake.stub(.buy).andThrow(NotFound())
    #expect(misuses { _ = fake.buy(1) }.count == 1)
    #expect(outcomes(.buy) == ["returned", "returned"])
  }

  @Test("A call that threw its misuse keeps it")
  func misuseIsThrown() throws {
    let reports = Misuses()
    withSpryScope(misuse: reports.handler) { _ = try? fake.order(1) }
    guard case .threw(let error)? = fake.called(.order).first?.outcome else {
      Issue.record("\(outcomes(.order))")
      return
    }
    #expect(error as? Misuse == reports.all.first)
  }

  @Test("A call that throws after a reset keeps no error")
  func aCallThatEndsAfterAReset() throws {
    var kept: RecordedCall?
    fake.stub(.order).andDo { [self] _ -> NotFound in
      kept = fake.called(.order).first
      fake.resetCalls()
      throw NotFound()
    }
    _ = try? fake.order(1)
    #expect(fake.recordedCalls.isEmpty)
    // Once its calls are reset, it stays as it was read.
    #expect(kept?.outcome.description == "still running")
  }

  @Test("A member that rethrows may have only closures that escape")
  func escapingClosures() async throws {
    fake.stub(.keep).andDo { (work: @escaping () throws -> Int) in try work() }
    FakeShop.stub(.later).andThrow(NotFound())
    #expect(fake.keep { 1 } == 1)
    #expect(throws: NotFound.self) { try fake.keep { () throws -> Int in throw NotFound() } }
    await #expect(throws: NotFound.self) { try await FakeShop.later { throw NotFound() } }
    #expect(outcomes(.keep) == ["returned", "threw NotFound()"])
  }
}
