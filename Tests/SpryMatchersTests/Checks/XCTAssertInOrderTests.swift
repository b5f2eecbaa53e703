import SpryKit
import SpryMatchers
import Testing

@Suite(.spry) struct XCTAssertInOrderTests {
  private let db = FakeDB()
  private let api = FakeAPI()

  @Test func inOrderPasses() {
    db.begin()
    api.send(1)
    db.commit()
    let failures = failures {
      XCTAssertInOrder {
        db.called(.begin)
        api.called(.send, with: 1)
        db.called(.commit)
      }
      XCTAssertInOrder {
        db.called(.begin)
        db.called(.commit)
      }
      XCTAssertInOrder(since: db.mark()) {}
    }
    #expect(failures.isEmpty)
  }

  @Test func inOrderFails() {
    api.send(1)
    db.begin()
    let line: UInt = #line + 2
    let failures = failures {
      XCTAssertInOrder {
        db.called(.begin)
        api.called(.send, with: 1)
      }
      XCTAssertInOrder(since: SpryMark()) {
        db.called(.begin)
      }
    }
    #expect(failures.map(\.line) == [line, line + 4])
    #expect(
      failures.map(\.message) == [
        """
        'send(_:)' on FakeAPI: expected a call with (1) after 'begin()' on FakeDB, got none
          it came too early: as call 1 of what happened
            wanted             happened
                               1. FakeAPI: send(1)
          ✓ FakeDB: begin()    2. FakeDB: begin()
          ✗ FakeAPI: send(1)   -
        """,
        """
        'begin()' on FakeDB: expected a call since the mark, got none
            wanted            happened
          ✗ FakeDB: begin()   -
        """,
      ]
    )
  }

  @Test func exactlyInOrder() {
    db.begin()
    db.insert("a")
    db.commit()
    api.send(1)
    let line: UInt = #line + 7
    let failures = failures {
      XCTAssertExactlyInOrder {
        db.called(.begin)
        db.called(.insert)
        db.called(.commit)
      }
      XCTAssertExactlyInOrder {
        db.called(.begin)
        db.called(.commit)
      }
    }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        'commit()' on FakeDB: expected exactly 1 call next after 'begin()' on FakeDB, got FakeDB: \
        insert("a")
            wanted             happened
          ✓ FakeDB: begin()    1. FakeDB: begin()
          ✗ FakeDB: commit()   2. FakeDB: insert("a")
                               3. FakeDB: commit()
        """
      ]
    )
  }

  @Test func oneBeforeTheOther() {
    db.begin()
    api.send(1)
    let line: UInt = #line + 3
    let failures = failures {
      XCTAssertCalled(db.called(.begin), before: api.called(.send))
      XCTAssertCalled(api.called(.send), before: db.called(.begin))
      XCTAssertCalled(api.called(.send), before: db.called(.commit))
    }
    #expect(failures.map(\.line) == [line, line + 1])
    #expect(
      failures.map(\.message) == [
        """
        'send(_:)' on FakeAPI: expected a call before 'begin()' on FakeDB, got it only after that
            wanted              happened
          ✗ FakeAPI: send(_:)   1. FakeDB: begin()
            FakeDB: begin()     2. FakeAPI: send(1)
        """,
        """
        'commit()' on FakeDB: expected a call, got none
            wanted              happened
                                1. FakeDB: begin()
          ✓ FakeAPI: send(_:)   2. FakeAPI: send(1)
          ✗ FakeDB: commit()    -
        """,
      ]
    )
  }

  @Test func staticMembers() {
    FakeDB.open("x")
    db.begin()
    let failures = failures {
      XCTAssertCalled(FakeDB.called(.open, with: "x"), before: db.called(.begin))
      XCTAssertCalled(FakeDB.called(.open, with: "y"), before: db.called(.begin))
    }
    #expect(
      failures.map(\.message) == [
        """
        'open(_:)' on FakeDB.self: expected a call with ("y") before 'begin()' on FakeDB, got none
            wanted                   happened
                                     1. FakeDB.self: open("x")
          ✗ FakeDB.self: open("y")   2. FakeDB: begin()
            FakeDB: begin()
        """
      ]
    )
  }
}
