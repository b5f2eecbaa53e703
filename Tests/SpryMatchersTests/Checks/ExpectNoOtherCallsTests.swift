import SpryKit
import SpryMatchers
import Testing

@Suite(.spry) struct ExpectNoOtherCallsTests {
  private let db = FakeDB()
  private let api = FakeAPI()
  private let journal = FakeJournal()

  @Test func noOtherCallsPasses() {
    api.stub(.close).andReturn(1)
    _ = try? api.close()
    db.begin()
    let failures = failures {
      expectHaveReceived(db, .begin)
      expectNoOtherCalls(db)
      expectNoOtherCalls(api, db, journal)
    }
    #expect(failures.isEmpty)
  }

  @Test func noOtherCallsFails() {
    db.begin()
    api.send(1)
    let line: UInt = #line + 2
    let failures = failures {
      expectNoOtherCalls(db)
      expectHaveReceived(db, .begin)
      expectNoOtherCalls(db, api)
      expectNoOtherCalls(db, api)
    }
    #expect(failures.map(\.line) == [line, line + 2, line + 3])
    #expect(
      failures.map(\.message).prefix(2) == [
        """
        FakeDB: expected no other calls, got 1
          ✗ 1. FakeDB: begin()
        """,
        """
        FakeDB, FakeAPI: expected no other calls, got 1
            1. FakeDB: begin()
          ✗ 2. FakeAPI: send(1)
        """,
      ]
    )
    #expect(failures[1].message == failures[2].message)
  }

  @Test func ignoring() {
    db.log("a")
    api.log("b")
    journal.log("c")
    api.send(1)
    let line: UInt = #line + 7
    let failures = failures {
      expectNoOtherCalls(db, api, ignoring: .log, .send)
      expectNoOtherCalls(journal, api, ignoring: .log, .send)
      expectNoOtherCalls(journal, ignoring: "log")
      expectNoOtherCalls(db, api, journal, ignoring: "log(_:)", "send(_:)")
      expectNoOtherCalls(db, journal, ignoring: .log)
      expectNoOtherCalls(db, api, ignoring: .log)
    }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        FakeDB, FakeAPI: expected no other calls, got 1
            1. FakeDB: log("a")
            2. FakeAPI: log("b")
          ✗ 3. FakeAPI: send(1)
        """
      ]
    )
  }

  @Test func sinceAMark() {
    db.begin()
    let mark = db.mark()
    #expect(failures { expectNoOtherCalls(db, since: mark) }.isEmpty)
    #expect(failures { expectNoOtherCalls(db, ignoring: .log, since: mark) }.isEmpty)
    db.commit()
    #expect(
      failures { expectNoOtherCalls(db, since: mark) }.map(\.message) == [
        """
        FakeDB: expected no other calls since the mark, got 1
          ✗ 1. FakeDB: commit()
        """
      ]
    )
  }

  @Test func types() {
    FakeDB.open("x")
    let failures = failures {
      expectNoOtherCalls(FakeDB.self)
      expectNoOtherCalls(FakeDB.self, FakeAPI.self, ignoring: .open)
      expectHaveReceived(FakeDB.self, .open)
      expectNoOtherCalls(FakeDB.self)
    }
    #expect(
      failures.map(\.message) == [
        """
        FakeDB: expected no other calls, got 1
          ✗ 1. FakeDB: open("x")
        """
      ]
    )
  }

  @Test func receivedSinceAMark() {
    db.begin()
    let mark = db.mark()
    FakeDB.open("x")
    let line: UInt = #line + 4
    let failures = failures {
      expectHaveReceived(db, .begin)
      expectHaveNotReceived(db, .begin, since: mark)
      expectHaveReceived(db, .begin, since: mark)
      expectHaveReceived(FakeDB.self, .open, with: "x", since: mark)
      expectHaveReceived(FakeDB.self, .open, since: SpryMark())
      expectHaveNotReceived(FakeDB.self, .open, since: SpryMark())
      expectHaveNotReceived(FakeDB.self, .open, with: "x", since: mark)
    }
    #expect(failures.map(\.line) == [line, line + 2, line + 4])
    #expect(
      failures.map(\.message) == [
        """
        'begin()' on FakeDB: expected at least 1 call since the mark, got none
          nothing at all was called on FakeDB since the mark
        """,
        """
        'open(_:)' on FakeDB: expected at least 1 call since the mark, got none
          nothing at all was called on FakeDB since the mark
        """,
        """
        'open(_:)' on FakeDB: expected no call with ("x") since the mark, got 1
          1 matching call:
            1. open("x")
        """,
      ]
    )
  }

  @Test func names() {
    db.spryName = "primary"
    db.begin()
    let failures = failures {
      expectNoOtherCalls(db)
      expectHaveNoRecordedCalls(db)
    }
    #expect(
      failures.map(\.message) == [
        """
        FakeDB "primary": expected no other calls, got 1
          ✗ 1. FakeDB "primary": begin()
        """,
        """
        FakeDB "primary": expected no call of any member, got 1
          the calls:
            1. begin()
        """,
      ]
    )
  }
}
