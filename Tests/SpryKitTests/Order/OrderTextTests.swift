import SpryKit
import Testing

/// A check of the story below, and what it says.
struct OrderCase: Sendable, CustomTestStringConvertible {
  let id: String
  let check: @Sendable (FakeDB, FakeAPI) -> String?
  let text: String?

  var testDescription: String { id }
}

@Suite("What a failed check of order says")
struct OrderTextTests {
  @Test(arguments: inOrder + exactly + before) func text(_ order: OrderCase) {
    let (db, api) = (FakeDB(), FakeAPI())
    api.send(1)
    db.begin()
    db.insert("a")
    api.send(2)
    db.insert("b")
    db.commit()
    #expect(order.check(db, api) == order.text)
    // Nothing is used up by asking.
    #expect(order.check(db, api) == order.text)
  }
}

private let inOrder = [
  OrderCase(
    id: "others may lie between",
    check: { db, _ in
      SpryCheck.inOrder {
        db.called(.begin)
        db.called(.insert, with: "a")
        db.called(.commit)
      }
    },
    text: nil
  ),
  OrderCase(
    id: "each line takes a call of its own",
    check: { db, api in
      SpryCheck.inOrder {
        api.called(.send)
        db.called(.insert)
        api.called(.send)
        db.called(.insert)
      }
    },
    text: nil
  ),
  OrderCase(
    id: "counts",
    check: { db, api in
      SpryCheck.inOrder {
        api.called(.send, countSpecifier: .atLeast(1))
        db.called(.begin, countSpecifier: .once)
        db.called(.log, countSpecifier: .never)
        db.called(.insert, countSpecifier: .range(1...2))
        db.called(.commit, countSpecifier: .atMost(1))
        db.called(.log, countSpecifier: .never)
      }
    },
    text: nil
  ),
  OrderCase(
    id: "too early",
    check: { db, api in
      SpryCheck.inOrder {
        db.called(.begin)
        api.called(.send, with: 1)
        db.called(.commit)
      }
    },
    text: """
      'send(_:)' on FakeAPI: expected a call with (1) after 'begin()' on FakeDB, got none
        it came too early: as call 1 of what happened
          wanted             happened
                             1. FakeAPI: send(1)
        ✓ FakeDB: begin()    2. FakeDB: begin()
        ✗ FakeAPI: send(1)   3. FakeDB: insert("a")
          FakeDB: commit()   4. FakeAPI: send(2)
                             5. FakeDB: insert("b")
                             6. FakeDB: commit()
      """
  ),
  OrderCase(
    id: "other arguments",
    check: { db, api in
      SpryCheck.inOrder {
        db.called(.begin)
        api.called(.send, with: Argument.greaterThan(2))
      }
    },
    text: """
      'send(_:)' on FakeAPI: expected a call with (greater than 2) after 'begin()' on FakeDB, got none
        1 other call after that:
          1. send(2)   argument 1: 2 is not greater than 2
          wanted                          happened
                                          1. FakeAPI: send(1)
        ✓ FakeDB: begin()                 2. FakeDB: begin()
        ✗ FakeAPI: send(greater than 2)   3. FakeDB: insert("a")
                                          4. FakeAPI: send(2)
                                          5. FakeDB: insert("b")
                                          6. FakeDB: commit()
      """
  ),
  OrderCase(
    id: "too few",
    check: { db, _ in
      SpryCheck.inOrder {
        db.called(.insert, countSpecifier: .exactly(3))
        db.called(.commit)
      }
    },
    text: """
      'insert(_:)' on FakeDB: expected exactly 3 calls, got 2
          wanted                                happened
                                                1. FakeDB: begin()
        ✓ FakeDB: insert(_:), exactly 3 calls   2. FakeDB: insert("a")
        ✓ …                                     3. FakeDB: insert("b")
        ✗ … 1 more                              4. FakeDB: commit()
          FakeDB: commit()
      """
  ),
  OrderCase(
    id: "too many",
    check: { db, _ in
      SpryCheck.inOrder {
        db.called(.begin)
        db.called(.insert, countSpecifier: .once)
        db.called(.commit)
      }
    },
    text: """
      'insert(_:)' on FakeDB: expected exactly 1 call after 'begin()' on FakeDB and before 'commit()' \
      on FakeDB, got more
          wanted                               happened
        ✓ FakeDB: begin()                      1. FakeDB: begin()
        ✓ FakeDB: insert(_:), exactly 1 call   2. FakeDB: insert("a")
        ✗                                      3. FakeDB: insert("b")
          FakeDB: commit()                     4. FakeDB: commit()
      """
  ),
  OrderCase(
    id: "never between",
    check: { db, api in
      SpryCheck.inOrder {
        db.called(.begin)
        api.called(.send, countSpecifier: .never)
        db.called(.commit)
      }
    },
    text: """
      'send(_:)' on FakeAPI: expected no call after 'begin()' on FakeDB and before 'commit()' on \
      FakeDB, got one
          wanted                       happened
                                       1. FakeAPI: send(1)
        ✓ FakeDB: begin()              2. FakeDB: begin()
                                       3. FakeDB: insert("a")
        ✗ FakeAPI: send(_:), no call   4. FakeAPI: send(2)
          FakeDB: commit()             5. FakeDB: insert("b")
                                       6. FakeDB: commit()
      """
  ),
  OrderCase(
    id: "nothing behind",
    check: { db, _ in
      SpryCheck.inOrder {
        db.called(.commit)
        db.called(.log, with: "done")
      }
    },
    text: """
      'log(_:)' on FakeDB: expected a call with ("done") after 'commit()' on FakeDB, got none
          wanted                happened
                                1. FakeDB: begin()
                                2. FakeDB: insert("a")
                                3. FakeDB: insert("b")
        ✓ FakeDB: commit()      4. FakeDB: commit()
        ✗ FakeDB: log("done")   -
      """
  ),
]

private let exactly = [
  OrderCase(
    id: "exactly these",
    check: { db, api in
      SpryCheck.inOrder(exactly: true) {
        db.called(.begin)
        db.called(.insert, countSpecifier: .exactly(2))
        db.called(.commit)
      }
    },
    text: nil
  ),
  OrderCase(
    id: "one more of the last",
    check: { db, _ in
      SpryCheck.inOrder(exactly: true) {
        db.called(.begin)
        db.called(.insert)
        db.called(.commit)
      }
    },
    text: """
      'insert(_:)' on FakeDB: expected exactly 1 call after 'begin()' on FakeDB, got more
          wanted               happened
        ✓ FakeDB: begin()      1. FakeDB: begin()
        ✓ FakeDB: insert(_:)   2. FakeDB: insert("a")
        ✗                      3. FakeDB: insert("b")
          FakeDB: commit()     4. FakeDB: commit()
      """
  ),
  OrderCase(
    id: "another between",
    check: { db, _ in
      SpryCheck.inOrder(exactly: true) {
        db.called(.begin)
        db.called(.insert, with: "b")
      }
    },
    text: """
      'insert(_:)' on FakeDB: expected exactly 1 call with ("b") next after 'begin()' on FakeDB, got \
      FakeDB: insert("a")
          wanted                happened
        ✓ FakeDB: begin()       1. FakeDB: begin()
        ✗ FakeDB: insert("b")   2. FakeDB: insert("a")
                                3. FakeDB: insert("b")
                                4. FakeDB: commit()
      """
  ),
  OrderCase(
    id: "another at the end",
    check: { db, _ in
      SpryCheck.inOrder(exactly: true) {
        db.called(.begin)
        db.called(.insert, countSpecifier: .atLeast(1))
      }
    },
    text: """
      expected nothing after 'insert(_:)' on FakeDB, got FakeDB: commit()
          wanted                                happened
        ✓ FakeDB: begin()                       1. FakeDB: begin()
        ✓ FakeDB: insert(_:), at least 1 call   2. FakeDB: insert("a")
        ✓ …                                     3. FakeDB: insert("b")
        ✗                                       4. FakeDB: commit()
      """
  ),
  OrderCase(
    id: "one too few",
    check: { _, api in
      SpryCheck.inOrder(exactly: true) {
        for number in 1...3 { api.called(.send, with: number) }
      }
    },
    text: """
      'send(_:)' on FakeAPI: expected exactly 1 call with (3) after 'send(_:)' on FakeAPI, got none
          wanted             happened
        ✓ FakeAPI: send(1)   1. FakeAPI: send(1)
        ✓ FakeAPI: send(2)   2. FakeAPI: send(2)
        ✗ FakeAPI: send(3)   -
      """
  ),
]

private let before = [
  OrderCase(
    id: "before",
    check: { db, api in SpryCheck.called(db.called(.begin), before: db.called(.insert)) },
    text: nil
  ),
  OrderCase(
    id: "the first of each counts",
    check: { db, api in SpryCheck.called(api.called(.send), before: db.called(.begin)) },
    text: nil
  ),
  OrderCase(
    id: "after",
    check: { db, _ in SpryCheck.called(db.called(.commit), before: db.called(.insert)) },
    text: """
      'commit()' on FakeDB: expected a call before 'insert(_:)' on FakeDB, got it only after that
          wanted               happened
                               1. FakeDB: begin()
        ✗ FakeDB: commit()     2. FakeDB: insert("a")
          FakeDB: insert(_:)   3. FakeDB: insert("b")
                               4. FakeDB: commit()
      """
  ),
  OrderCase(
    id: "the first never came",
    check: { db, _ in SpryCheck.called(db.called(.log), before: db.called(.commit)) },
    text: """
      'log(_:)' on FakeDB: expected a call before 'commit()' on FakeDB, got none
          wanted             happened
                             1. FakeDB: begin()
                             2. FakeDB: insert("a")
                             3. FakeDB: insert("b")
        ✗ FakeDB: log(_:)    4. FakeDB: commit()
          FakeDB: commit()
      """
  ),
  OrderCase(
    id: "the second never came",
    check: { db, api in SpryCheck.called(api.called(.send, with: 2), before: db.called(.log)) },
    text: """
      'log(_:)' on FakeDB: expected a call, got none
          wanted             happened
                             1. FakeAPI: send(1)
                             2. FakeDB: begin()
                             3. FakeDB: insert("a")
        ✓ FakeAPI: send(2)   4. FakeAPI: send(2)
        ✗ FakeDB: log(_:)    5. FakeDB: insert("b")
                             6. FakeDB: commit()
      """
  ),
  OrderCase(
    id: "so many before",
    check: { db, _ in
      SpryCheck.called(db.called(.insert, countSpecifier: .exactly(3)), before: db.called(.commit))
    },
    text: """
      'insert(_:)' on FakeDB: expected exactly 3 calls before 'commit()' on FakeDB, got 2
          wanted                                happened
                                                1. FakeDB: begin()
        ✓ FakeDB: insert(_:), exactly 3 calls   2. FakeDB: insert("a")
        ✓ …                                     3. FakeDB: insert("b")
        ✗ … 1 more                              4. FakeDB: commit()
          FakeDB: commit()
      """
  ),
  OrderCase(
    id: "not so many of the second",
    check: { db, _ in
      SpryCheck.called(db.called(.begin), before: db.called(.insert, countSpecifier: .once))
    },
    text: """
      'insert(_:)' on FakeDB: expected exactly 1 call, got 2
          wanted                               happened
        ✓ FakeDB: begin()                      1. FakeDB: begin()
        ✓ FakeDB: insert(_:), exactly 1 call   2. FakeDB: insert("a")
        ✗                                      3. FakeDB: insert("b")
                                               4. FakeDB: commit()
      """
  ),
]
