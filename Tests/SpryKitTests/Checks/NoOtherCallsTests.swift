import TestSupport
import Testing

@testable import SpryKit

@Suite("No other calls")
struct NoOtherCallsTests {
  private let db = FakeDB()
  /// Its test checks the expected counts of stubs.
  private let api = SpryScope(ofTest: "test", misuse: .stop).run { FakeAPI() }
  private let journal = FakeJournal()

  /// - Parameter names: The names of members to ignore, of every fake.
  private func failure(
    ignoring names: (any StringRepresentable)..., since mark: SpryMark = .start
  ) -> String? {
    let fakes = [SpryFakeHandle(db), SpryFakeHandle(api), SpryFakeHandle(journal)]
    let ignoring = fakes.flatMap { fake in
      names.map { member in
        let name = member.rawValue
        let key = fake.key(of: name, MemberName.withoutTrailingLabel(name))
        return CallQuery(ExpectedCall(fake, name, key: key, []))
      }
    }
    let first = SpryCheck.noOtherCalls(of: fakes, ignoring: ignoring, since: mark)?.text
    #expect(SpryCheck.noOtherCalls(of: fakes, ignoring: ignoring, since: mark)?.text == first)
    return first
  }

  @Test("A failure marks the unexpected calls among all calls")
  func marksUnexpectedCalls() {
    api.stub(.close).andReturn(1).andThrow(NotFound())
    db.begin()
    api.send(1)
    _ = try? api.close()
    _ = try? api.close()
    db.commit()
    #expect(db.didCall(.begin).success)
    expectGolden(failure())
    #expect(
      SpryCheck.inOrder {
        api.called(.send); api.called(.close); api.called(.close); db.called(.commit)
      } == nil)
    #expect(failure() == nil)
  }

  @Test("A check of a fake whose test has ended fails")
  func afterTheEnd() {
    let scope = SpryScope(ofTest: "ends()", misuse: .stop)
    let fake = SpryFakeHandle(scope.run { FakeAPI() })
    _ = scope.end()
    let others = SpryCheck.noOtherCalls(of: [fake], ignoring: [], since: .start)
    expectGolden([others?.text, SpryCheck.noCall(to: fake)?.text].map { $0 ?? "none" })
  }

  @Test("A plain stub does not make its calls expected")
  func plainStubs() {
    api.stub(.close).andReturn(1)
    _ = try? api.close()
    #expect(failure() != nil)
    #expect(api.didCall(.close).success)
    #expect(failure() == nil)
  }

  @Test("A stub with an expected count makes its calls expected, also after it was replaced")
  func expectedStubs() {
    api.stub(.close).andReturn(1).expected(.once)
    _ = try? api.close()
    #expect(failure() == nil)
    api.stub(.close).andReturn(2)
    #expect(failure() == nil)
    _ = try? api.close()
    #expect(failure() != nil)
    api.resetStubs()
    api.resetCalls()
    #expect(failure() == nil)
  }

  @Test("A check expects only the calls that match it")
  func onlyMatchingCalls() {
    api.send(1)
    api.send(2)
    #expect(api.didCall(.send, withArguments: [2]).success)
    expectGolden(failure())
    #expect(api.didCall(.send, withArguments: [1]).success)
    #expect(failure() == nil)
  }

  @Test("A check with a captor expects the calls that it captured")
  func captorsFind() {
    db.insert("a")
    let captor = Argument.captor()
    _ = db.didCall(.insert, withArguments: [captor])
    #expect(failure() == nil)
  }

  @Test("Reading calls does not make them expected")
  func readingIsNoCheck() {
    db.insert("a")
    _ = db.called(.insert)
    _ = db.recordedCalls
    _ = db.explain()
    #expect(failure() != nil)
  }

  @Test("Ignored members are not unexpected")
  func ignoredMembers() {
    db.log("a")
    api.log("b")
    #expect(failure(ignoring: FakeDB.Function.log) == nil)
    journal.log("c")
    // The journal has literal names, which stand for the name with and without labels.
    #expect(failure(ignoring: FakeDB.Function.log) == nil)
    #expect(failure(ignoring: "log" as MemberName) == nil)
    #expect(failure(ignoring: "log(_:)" as MemberName) == nil)
    #expect(failure(ignoring: FakeDB.Function.begin) != nil)
    journal.flush()
    expectGolden(failure(ignoring: FakeAPI.Function.log))
  }

  @Test("Ignoring a function does not ignore the property of that name")
  func functionAndPropertyOfOneName() {
    final class FakeList: Spyable {
      enum Function: String, StringRepresentable {
        case count
        case countOf = "count(_:)"
      }
      var count: Int {
        recordCall()
        return 0
      }
      func count(_ of: Int) { recordCall(arguments: of) }
    }
    let list = FakeList()
    list.count(1)
    func isClean(_ name: FakeList.Function) -> Bool {
      SpryCheck.noOtherCalls(
        of: [SpryFakeHandle(list)], ignoring: [list.called(name)], since: .start) == nil
    }
    #expect(isClean(.countOf))
    #expect(!isClean(.count))
  }

  @Test("Reads of a subscript are not unexpected, as those of a property are not, and writes are")
  func subscripts() {
    final class FakeShelf: Spyable {
      enum Function: String, StringRepresentable {
        case count
        case book = "subscript(_:)"
      }
      var count: Int {
        recordCall()
        return 0
      }
      subscript(_ place: Int) -> String {
        get {
          recordCall(arguments: place)
          return ""
        }
        set { recordCall(arguments: place, newValue) }
      }
    }
    let shelf = FakeShelf()
    func failure() -> String? {
      SpryCheck.noOtherCalls(of: [SpryFakeHandle(shelf)], ignoring: [], since: .start)?.text
    }
    _ = shelf.count
    _ = shelf[1]
    #expect(failure() == nil)
    shelf[2] = "Dune"
    expectGolden(failure())
  }

  @Test("The texts of calls begin in one column, also from the tenth call on")
  func columnOfTexts() {
    for number in 1...10 { api.send(number) }
    expectGolden(failure()?.split(separator: "\n").suffix(2).joined(separator: "\n"))
  }

  @Test("Calls before the mark are not unexpected")
  func sinceAMark() {
    db.begin()
    let mark = SpryMark()
    #expect(failure(since: mark) == nil)
    db.commit()
    expectGolden(failure(since: mark))
  }

  @Test("A fake that is passed twice is listed once")
  func oneFakeTwice() {
    db.begin()
    expectGolden(
      SpryCheck.noOtherCalls(
        of: [SpryFakeHandle(db), SpryFakeHandle(db)], ignoring: [], since: .start)?.text)
  }

  @Test("A long list is cut around the first unexpected call")
  func longList() {
    for number in 1...100 { api.send(number) }
    _ = api.didCall(.send, withArguments: [Argument.atMost(50)])
    let lines = failure()!.split(separator: "\n")
    #expect(lines.count == 23)
    expectGolden(lines.prefix(3).joined(separator: "\n"), "start")
    expectGolden(lines.suffix(2).joined(separator: "\n"), "end")
  }
}
