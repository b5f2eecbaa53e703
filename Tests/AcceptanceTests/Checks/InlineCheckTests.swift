import SpryKit
import SpryMatchers
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

@Suite(.spry) struct InlineCheckTests {
  private let fake = FakeStore()
  private let mustBeAnn = Argument.check { (user: User) in
    if user.name != "Ann" { throw NotAnn() }
  }

  init() {
    fake.stub(.save).lenient().andReturn(true)
    fake.stub(.log).lenient().andReturn()
    fake.stub(.find).lenient().andReturn(1)
  }

  @Test func looksAtEachCallThatCounts() {
    var seen: [String] = []
    _ = fake.save(User(name: "Ann"), at: 1)
    _ = fake.save(User(name: "Bob"), at: 2)
    _ = fake.save(User(name: "Cid"), at: 1)
    let check = Argument.check { (user: User) in seen.append(user.name) }
    #expect(fake.didCall(.save, with: check, 1, countSpecifier: .exactly(2)).success)
    #expect(seen == ["Ann", "Cid"])
  }

  @Test func fitsOnlyItsType() {
    var seen: [Int] = []
    fake.log("text")
    fake.log(7)
    let check = Argument.check { (number: Int) in seen.append(number) }
    #expect(fake.didCall(.log, with: check, countSpecifier: .once).success)
    #expect(seen == [7])
    let any = Argument.check { (_: Any) in }
    #expect(fake.didCall(.log, with: any, countSpecifier: .exactly(2)).success)
  }

  @Test func seesNilWhereItsTypeCan() throws {
    _ = try fake.find(nil)
    _ = try fake.find(User(name: "Ann"))
    var seen: [String?] = []
    let optional = Argument.check { (user: User?) in seen.append(user?.name) }
    #expect(fake.didCall(.find, with: optional, countSpecifier: .exactly(2)).success)
    #expect(seen == [nil, "Ann"])
    let plain = Argument.check { (user: User) in seen.append(user.name) }
    #expect(fake.didCall(.find, with: plain, countSpecifier: .once).success)
    #expect(seen == [nil, "Ann", "Ann"])
  }

  @Test func expectationsInItFailTheTest() {
    _ = fake.save(User(name: "Bob"), at: 1)
    withKnownIssue {
      expectHaveReceived(
        fake, .save, with: Argument.check { (user: User) in #expect(user.name == "Ann") }, 1)
    } matching: { issue in
      issue.sourceLocation?.fileName == "InlineCheckTests.swift"
    }
  }

  @Test func whatItThrowsFailsTheCheck() {
    _ = fake.save(User(name: "Bob"), at: 1)
    let result = fake.didCall(.save, with: mustBeAnn, 1)
    #expect(result.success == false)
    #expect(
      result.description == """
        'save(_:at:)' on FakeStore: the check of argument 1 threw NotAnn()
          1 of 1 matching call:
            1. save(Bob, at: 1)   argument 1: NotAnn()
        """
    )
  }

  @Test func theCallsAreToldApart() {
    for name in ["Ann", "Bob", "Ann", "Cid", "Bob"] { _ = fake.save(User(name: name), at: 7) }
    let tagged = Argument.check { (place: Int) in if place == 7 { throw Untagged() } }
    #expect(
      fake.didCall(.save, with: mustBeAnn, Argument.anything).description == """
        'save(_:at:)' on FakeStore: the check of argument 1 threw NotAnn()
          3 of 5 matching calls:
            1. save(Bob, at: 7) (2 times)   argument 1: NotAnn()
            2. save(Cid, at: 7)             argument 1: NotAnn()
        """
    )
    #expect(
      fake.didCall(.save, with: mustBeAnn, tagged).description == """
        'save(_:at:)' on FakeStore: the check of at threw Untagged()
          5 of 5 matching calls:
            1. save(Bob, at: 7) (2 times)   argument 1: NotAnn(); at: Untagged()
            2. save(Cid, at: 7)             argument 1: NotAnn(); at: Untagged()
            3. save(Ann, at: 7) (2 times)   at: Untagged()
        """
    )
  }

  @Test func theCountIsToldFirst() {
    _ = fake.save(User(name: "Bob"), at: 1)
    #expect(
      fake.didCall(.save, with: mustBeAnn, 1, countSpecifier: .exactly(2)).description == """
        'save(_:at:)' on FakeStore: expected exactly 2 calls with (a User (checked), 1), got 1
          1 matching call:
            1. save(Bob, at: 1)
          the check of argument 1 threw NotAnn()
        """
    )
    #expect(
      fake.didCall(.save, with: mustBeAnn, 2).description == """
        'save(_:at:)' on FakeStore: expected at least 1 call with (a User (checked), 2), got none
          1 other call:
            1. save(Bob, at: 1)   at: 1 is not 2
        """
    )
  }

  @Test func worksInsideOtherArguments() {
    _ = fake.save(User(name: "Bob", tags: ["new"]), at: 1)
    var seen: [[String]] = []
    let captor = Argument.captor()
    let tags = Argument.having(
      \User.tags, Argument.all(Argument.check { (tags: [String]) in seen.append(tags) }, captor))
    #expect(fake.didCall(.save, with: tags, 1).success)
    #expect(seen == [["new"]])
    #expect(captor.count == 1)
    let failing = Argument.all(mustBeAnn, captor)
    #expect(fake.didCall(.save, with: failing, 1).success == false)
    // One that throws keeps no other from its argument.
    #expect(captor.count == 2)
  }
}

/// In a stub, a check looks at the calls that the stub answers.
@Suite(.spry) struct InlineCheckOfStubTests {
  private let fake = FakeStore()

  @Test func looksAtWhatTheStubAnswers() {
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

  @Test func whatItThrowsIsMisuseAndTheStubAnswers() throws {
    let reports = Reports()
    let line = #line + 1
    fake.stub(.find).with(Argument.check { (_: User) in throw NotAnn() }).andReturn(5)
    let value = try withSpryScope(
      misuse: .report { misuse, location in reports.append(misuse, at: location) }
    ) { try fake.find(User(name: "Bob")) }
    #expect(value == 5)
    #expect(
      reports.all.map(\.description) == [
        """
        'find(_:)' on FakeStore was called as find(Bob), and the check of argument 1 in its stub \
        threw NotAnn()
          the stub was made at InlineCheckTests.swift:\(line)
          see why the argument is not as expected; or mend the check
        """
      ]
    )
    #expect(reports.locations.map(\.line) == [UInt(line)])
  }
}
