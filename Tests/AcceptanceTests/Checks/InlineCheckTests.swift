import SpryKit
import SpryMatchers
import TestSupport
import Testing

private struct User: Equatable, CustomStringConvertible {
  var name: String
  var tags: [String] = []
  var description: String { name }
}

private struct NotAnn: Error {}
private struct Untagged: Error {}

private final class FakeStore: Spryable {
  enum Function: String, StringRepresentable {
    case save = "save(_:at:)"
    case log = "log(_:)"
    case find = "find(_:)"
  }

  func save(_ user: User, at place: Int) -> Bool { spryify(arguments: user, place) }
  func log(_ value: Any) { spryify(arguments: value) }
  func find(_ user: User?) throws -> Int { try spryifyThrows(arguments: user) }
}

@Suite("Checks inside the arguments of a check", .spry(callers: false))
struct InlineCheckTests {
  private let fake = FakeStore()
  private let mustBeAnn = Argument.check { (user: User) in
    if user.name != "Ann" { throw NotAnn() }
  }

  init() {
    fake.stub(.save).lenient().andReturn(true)
    fake.stub(.log).lenient().andReturn()
    fake.stub(.find).lenient().andReturn(1)
  }

  @Test("An inline check runs for each call whose other arguments match")
  func looksAtEachCallThatCounts() {
    var seen: [String] = []
    _ = fake.save(User(name: "Ann"), at: 1)
    _ = fake.save(User(name: "Bob"), at: 2)
    _ = fake.save(User(name: "Cid"), at: 1)
    let check = Argument.check { (user: User) in seen.append(user.name) }
    #expect(fake.didCall(.save, withArguments: [check, 1], countSpecifier: .exactly(2)).success)
    #expect(seen == ["Ann", "Cid"])
  }

  @Test("An inline check matches arguments of its type only")
  func matchesOnlyItsType() {
    var seen: [Int] = []
    fake.log("text")
    fake.log(7)
    let check = Argument.check { (number: Int) in seen.append(number) }
    #expect(fake.didCall(.log, withArguments: [check], countSpecifier: .once).success)
    #expect(seen == [7])
    let any = Argument.check { (_: Any) in }
    #expect(fake.didCall(.log, withArguments: [any], countSpecifier: .exactly(2)).success)
  }

  @Test("An inline check of an optional type sees nil")
  func seesNilWhereItsTypeCan() throws {
    _ = try fake.find(nil)
    _ = try fake.find(User(name: "Ann"))
    var seen: [String?] = []
    let optional = Argument.check { (user: User?) in seen.append(user?.name) }
    #expect(fake.didCall(.find, withArguments: [optional], countSpecifier: .exactly(2)).success)
    #expect(seen == [nil, "Ann"])
    let plain = Argument.check { (user: User) in seen.append(user.name) }
    #expect(fake.didCall(.find, withArguments: [plain], countSpecifier: .once).success)
    #expect(seen == [nil, "Ann", "Ann"])
  }

  @Test("An expectation in an inline check fails the test")
  func expectationsInItFailTheTest() {
    _ = fake.save(User(name: "Bob"), at: 1)
    withKnownIssue {
      expectHaveReceived(
        fake, .save, with: Argument.check { (user: User) in #expect(user.name == "Ann") }, 1)
    } matching: { issue in
      issue.sourceLocation?.fileName == "InlineCheckTests.swift"
    }
  }

  @Test("An inline check that throws fails the check")
  func whatItThrowsFailsTheCheck() {
    _ = fake.save(User(name: "Bob"), at: 1)
    let result = fake.didCall(.save, withArguments: [mustBeAnn, 1])
    #expect(result.success == false)
    expectGolden(result.description)
  }

  @Test("A failure lists the calls whose inline check threw")
  func theCallsAreToldApart() {
    for name in ["Ann", "Bob", "Ann", "Cid", "Bob"] { _ = fake.save(User(name: name), at: 7) }
    let tagged = Argument.check { (place: Int) in if place == 7 { throw Untagged() } }
    expectGolden(
      fake.didCall(.save, withArguments: [mustBeAnn, Argument.anything]).description,
      "one inline check")
    expectGolden(
      fake.didCall(.save, withArguments: [mustBeAnn, tagged]).description, "two inline checks")
  }

  @Test("A wrong count comes before the errors of inline checks")
  func theCountIsToldFirst() {
    _ = fake.save(User(name: "Bob"), at: 1)
    expectGolden(
      fake.didCall(.save, withArguments: [mustBeAnn, 1], countSpecifier: .exactly(2)).description,
      "too few calls")
    expectGolden(fake.didCall(.save, withArguments: [mustBeAnn, 2]).description, "no call")
  }

  @Test("An inline check works inside other matchers")
  func worksInsideOtherArguments() {
    _ = fake.save(User(name: "Bob", tags: ["new"]), at: 1)
    var seen: [[String]] = []
    let captor = Argument.captor()
    let tags = Argument.having(
      \User.tags, Argument.all(Argument.check { (tags: [String]) in seen.append(tags) }, captor))
    #expect(fake.didCall(.save, withArguments: [tags, 1]).success)
    #expect(seen == [["new"]])
    #expect(captor.count == 1)
    let other = Argument.captor()
    let failing = Argument.all(mustBeAnn, other)
    #expect(fake.didCall(.save, withArguments: [failing, 1]).success == false)
    #expect(other.count == 1, "A check that throws does not keep a captor from its argument.")
  }

  @Test("A failure runs no inline check again")
  func aReportRunsNoCheckAgain() {
    for name in ["Ann", "Bob"] { _ = fake.save(User(name: name), at: 1) }
    var runs: [String] = []
    let check = Argument.check { (user: User) in
      runs.append(user.name)
      if user.name != "Ann" { throw NotAnn() }
    }
    let result = fake.didCall(.save, withArguments: [check, 1], countSpecifier: .exactly(3))
    #expect(runs == ["Ann", "Bob"])
    let failure = result.failureDescription
    expectGolden(failure)
    #expect(result.failureDescription == failure)
    #expect(runs == ["Ann", "Bob"])
  }

  @Test("A matcher may use the fake while a failure is made")
  func aMatcherMayUseTheFakeWhileAReportIsMade() {
    fake.log("one")
    let nosy = Argument.pass { [fake] _ in
      fake.log("from the matcher")
      fake.resetCalls()
      return false
    }
    expectGolden(fake.didCall(.log, withArguments: [nosy]).description)
  }
}

@Suite("Checks inside the arguments of a stub", .spry(callers: false))
struct InlineCheckOfStubTests {
  private let fake = FakeStore()

  @Test("An inline check runs for each call that its stub answers")
  func looksAtWhatTheStubAnswers() {
    var seen: [String] = []
    fake.stub(.save).andReturn(false)
    fake.stub(.save)
      .with(Argument.check { (user: User) in seen.append(user.name) }, 1)
      .andReturn(true)
    #expect(fake.save(User(name: "Ann"), at: 1))
    #expect(!fake.save(User(name: "Bob"), at: 2))
    #expect(fake.save(User(name: "Cid"), at: 1))
    #expect(seen == ["Ann", "Cid"])
  }

  @Test("An inline check that throws is misuse, and its stub answers")
  func whatItThrowsIsMisuseAndTheStubAnswers() throws {
    let reports = Misuses()
    let line = #line + 1
    fake.stub(.find).with(Argument.check { (_: User) in throw NotAnn() }).andReturn(5)
    let value = try withSpryScope(misuse: reports.handler) { try fake.find(User(name: "Bob")) }
    #expect(value == 5)
    expectGolden(reports.texts)
    #expect(reports.locations.map(\.line) == [UInt(line)])
  }

  @Test("A report of misuse runs no inline check")
  func aReportOfMisuseRunsNoCheck() {
    var runs = 0
    let check = Argument.check { (_: User) in
      runs += 1
      throw NotAnn()
    }
    let bob = Argument.having(\User.name, "Bob")
    fake.stub(.save).with(Argument.all(bob, check), 1).lenient().andReturn(true)
    #expect(misuses { _ = fake.save(User(name: "Ann"), at: 1) }.count == 1)
    #expect(runs == 0)
  }
}
