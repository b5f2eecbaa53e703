import Testing

@testable import SpryKit

@Suite("No calls but those that a check found or a stub answered")
struct NoOtherCallsTests {
  private let db = FakeDB()
  private let api = FakeAPI()
  private let journal = FakeJournal()

  private func failure(ignoring: IgnoredMember..., since mark: SpryMark = .start) -> String? {
    let fakes = [CheckedFake(db), CheckedFake(api), CheckedFake(journal)]
    let first = SpryCheck.noOtherCalls(of: fakes, ignoring: ignoring, since: mark)
    #expect(SpryCheck.noOtherCalls(of: fakes, ignoring: ignoring, since: mark) == first)
    return first
  }

  @Test func theConversationWithTheOthersMarked() {
    api.stub(.close).andReturn(1).andThrow(NotFound())
    db.begin()
    api.send(1)
    _ = try? api.close()
    _ = try? api.close()
    db.commit()
    #expect(db.didCall(.begin).success)
    #expect(
      failure() == """
        FakeDB, FakeAPI, FakeJournal: expected no other calls, got 2
            1. FakeDB: begin()
          ✗ 2. FakeAPI: send(1)
            3. FakeAPI: close()
            4. FakeAPI: close()
          ✗ 5. FakeDB: commit()
        """
    )
    #expect(
      SpryCheck.inOrder {
        api.called(.send); db.called(.commit)
      } == nil)
    #expect(failure() == nil)
  }

  @Test func onlyWhatFitsIsFound() {
    api.send(1)
    api.send(2)
    #expect(api.didCall(.send, with: 2).success)
    #expect(
      failure() == """
        FakeDB, FakeAPI, FakeJournal: expected no other calls, got 1
          ✗ 1. FakeAPI: send(1)
            2. FakeAPI: send(2)
        """
    )
    #expect(SpryCheck.called(api.called(.send, with: 1), before: api.called(.send, with: 2)) == nil)
    #expect(failure() == nil)
  }

  @Test func captorsFind() {
    db.insert("a")
    let captor = Argument.captor()
    _ = db.didCall(.insert, with: captor)
    #expect(failure() == nil)
  }

  @Test func toReadIsNoCheck() {
    db.insert("a")
    _ = db.calls(to: .insert)
    _ = db.recordedCalls
    _ = db.explain()
    #expect(failure() != nil)
  }

  @Test func ignoredMembers() {
    db.log("a")
    api.log("b")
    #expect(failure(ignoring: IgnoredMember(FakeDB.Function.log)) == nil)
    journal.log("c")
    // The names of the journal are literals, which stand for both spellings.
    #expect(failure(ignoring: IgnoredMember(FakeDB.Function.log)) == nil)
    #expect(failure(ignoring: IgnoredMember("log" as MemberName)) == nil)
    #expect(failure(ignoring: IgnoredMember("log(_:)" as MemberName)) == nil)
    #expect(failure(ignoring: IgnoredMember(FakeDB.Function.begin)) != nil)
    journal.flush()
    #expect(
      failure(ignoring: IgnoredMember(FakeAPI.Function.log)) == """
        FakeDB, FakeAPI, FakeJournal: expected no other calls, got 1
            1. FakeDB: log("a")
            2. FakeAPI: log("b")
            3. FakeJournal: log("c")
          ✗ 4. FakeJournal: flush()
        """
    )
  }

  @Test func casesThatDifferByLabelAreApart() {
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
        of: [CheckedFake(list)], ignoring: [IgnoredMember(name)], since: .start) == nil
    }
    #expect(isClean(.countOf))
    #expect(!isClean(.count))
  }

  @Test func sinceAMark() {
    db.begin()
    let mark = SpryMark()
    #expect(failure(since: mark) == nil)
    db.commit()
    #expect(
      failure(since: mark) == """
        FakeDB, FakeAPI, FakeJournal: expected no other calls since the mark, got 1
          ✗ 1. FakeDB: commit()
        """
    )
  }

  @Test func oneFakeTwice() {
    db.begin()
    #expect(
      SpryCheck.noOtherCalls(
        of: [CheckedFake(db), CheckedFake(db)], ignoring: [], since: .start) == """
          FakeDB: expected no other calls, got 1
            ✗ 1. FakeDB: begin()
          """
    )
  }

  @Test func aLongConversationIsCut() {
    for number in 1...100 { api.send(number) }
    _ = api.didCall(.send, with: Argument.atMost(50))
    let lines = failure()!.split(separator: "\n")
    #expect(lines.count == 23)
    #expect(
      lines.prefix(3).joined(separator: "\n") == """
        FakeDB, FakeAPI, FakeJournal: expected no other calls, got 50
            … 42 calls before
            43. FakeAPI: send(43)
        """
    )
    #expect(
      lines.suffix(2).joined(separator: "\n") == """
          ✗ 62. FakeAPI: send(62)
            … 38 more calls, 38 of them not expected
        """
    )
  }
}
