import Testing

@testable import SpryKit

@Suite("Calls in order, across fakes")
struct OrderTests {
  private let db = FakeDB()
  private let other = FakeDB()
  private let api = FakeAPI()

  @Test func namesOfFakesTellThemApart() {
    db.begin()
    other.spryName = "archive"
    other.begin()
    #expect(
      SpryCheck.inOrder {
        other.called(.begin)
        db.called(.begin)
      } == """
        'begin()' on FakeDB: expected a call after 'begin()' on FakeDB "archive", got none
          it came too early: as call 1 of what happened
            wanted                      happened
                                        1. FakeDB: begin()
          ✓ FakeDB "archive": begin()   2. FakeDB "archive": begin()
          ✗ FakeDB: begin()             -
        """
    )
    other.spryName = nil
    #expect(
      SpryCheck.inOrder {
        other.called(.begin)
        db.called(.begin)
      } == """
        'begin()' on FakeDB #2: expected a call after 'begin()' on FakeDB #1, got none
          it came too early: as call 1 of what happened
            wanted               happened
                                 1. FakeDB #2: begin()
          ✓ FakeDB #1: begin()   2. FakeDB #1: begin()
          ✗ FakeDB #2: begin()   -
        """
    )
  }

  @Test func typesBesideInstances() {
    withSpryScope {
      db.begin()
      FakeDB.open("file")
      #expect(
        SpryCheck.inOrder {
          FakeDB.called(.open, with: "file")
          db.called(.begin)
        } == """
          'begin()' on FakeDB: expected a call after 'open(_:)' on FakeDB.self, got none
            it came too early: as call 1 of what happened
              wanted                      happened
                                          1. FakeDB: begin()
            ✓ FakeDB.self: open("file")   2. FakeDB.self: open("file")
            ✗ FakeDB: begin()             -
          """
      )
    }
  }

  @Test func nothingAtAll() {
    #expect(SpryCheck.inOrder {} == nil)
    #expect(SpryCheck.inOrder(exactly: true) {} == nil)
    #expect(
      SpryCheck.inOrder { db.called(.insert, with: "a") } == """
        'insert(_:)' on FakeDB: expected a call with ("a"), got none
            wanted                happened
          ✗ FakeDB: insert("a")   -
        """
    )
  }

  @Test func linesUnderConditions() {
    db.begin()
    db.commit()
    let inserts = false
    let failure = SpryCheck.inOrder(exactly: true) {
      db.called(.begin)
      if inserts { db.called(.insert) }
      if inserts { db.called(.log) } else { db.called(.commit) }
      [ExpectedCall]()
    }
    #expect(failure == nil)
  }

  @Test func sinceAMark() {
    api.send(1)
    let mark = api.mark()
    db.begin()
    #expect(SpryCheck.inOrder(exactly: true, since: mark) { db.called(.begin) } == nil)
    #expect(
      SpryCheck.inOrder(since: mark) { api.called(.send, with: 1) } == """
        'send(_:)' on FakeAPI: expected a call with (1) since the mark, got none
            wanted             happened
          ✗ FakeAPI: send(1)   -
        """
    )
    #expect(SpryCheck.called(api.called(.send), before: db.called(.begin)) == nil)
    #expect(SpryCheck.called(api.called(.send), before: db.called(.begin), since: mark) != nil)
  }

  @Test func captorsKeepWhatWasFound() {
    let captor = Argument.captor()
    db.insert("early")
    db.begin()
    db.insert("a")
    db.insert("b")
    let failure = SpryCheck.inOrder {
      db.called(.begin)
      db.called(.insert, with: captor)
    }
    #expect(failure == nil)
    #expect(captor.values(as: String.self) == ["a"])
  }

  @Test func aLongConversationIsCutAroundThePlaceThatMatters() {
    for number in 1...1_000 { api.send(number) }
    let failure = SpryCheck.inOrder {
      api.called(.send, with: 500)
      api.called(.send, with: 0)
      for number in 1...30 { api.called(.send, with: number) }
    }
    let lines = (failure ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 29)
    #expect(
      lines.prefix(10).joined(separator: "\n") == """
        'send(_:)' on FakeAPI: expected a call with (0) after 'send(_:)' on FakeAPI, got none
          500 other calls after that:
            1. send(1000)   argument 1: 1000 is not 0
            2. send(999)    argument 1: 999 is not 0
            3. send(998)    argument 1: 998 is not 0
            and 497 more
            wanted               happened
            … 492 calls before
                                 493. FakeAPI: send(493)
                                 494. FakeAPI: send(494)
        """
    )
    #expect(
      lines.suffix(3).joined(separator: "\n") == """
            FakeAPI: send(10)    511. FakeAPI: send(511)
            FakeAPI: send(11)    512. FakeAPI: send(512)
            … 19 more wanted, 488 more calls
        """
    )
  }

  @Test func predicatesRunOutsideOfTheLock() {
    db.insert("a")
    let failure = SpryCheck.inOrder {
      db.called(.insert, with: Argument.pass { _ in db.didCall(.insert).success })
    }
    #expect(failure == nil)
  }
}
