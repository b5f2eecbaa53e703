import SpryKit
import TestSupport
import Testing

/// A check of the calls below.
struct OrderCase: Sendable, CustomTestStringConvertible {
  let id: String
  let check: @Sendable (FakeDB, FakeAPI) -> String?
  let isFailure: Bool

  var testDescription: String { id }
}

@Suite("Which orders of calls are failures")
struct OrderTextTests {
  @Test(
    "A check of the order succeeds or explains its failure", arguments: inOrder + exactly)
  func text(_ order: OrderCase) {
    let (db, api) = (FakeDB(), FakeAPI())
    api.send(1)
    db.begin()
    db.insert("a")
    api.send(2)
    db.insert("b")
    db.commit()
    let failure = order.check(db, api)
    #expect((failure != nil) == order.isFailure)
    if order.isFailure { expectGolden(failure, order.id) }
    #expect(order.check(db, api) == failure, "the same check again has the same result")
  }

  @Test("Long arguments are cut in both columns of the table")
  func longArguments() {
    let db = FakeDB()
    let texts = ["SELECT", "INSERT"].map { $0 + String(repeating: " abcdefgh", count: 20) }
    for text in texts { db.insert(text) }
    expectGolden(
      SpryCheck.inOrder(exactly: true) {
        for text in texts.reversed() { db.called(.insert, with: text) }
      })
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
    isFailure: false
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
    isFailure: false
  ),
  OrderCase(
    id: "counts",
    check: { db, api in
      SpryCheck.inOrder {
        api.called(.send).times(.atLeast(1))
        db.called(.begin).times(.once)
        db.called(.log).times(.never)
        db.called(.insert).times(.range(1...2))
        db.called(.commit).times(.atMost(1))
        db.called(.log).times(.never)
      }
    },
    isFailure: false
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
    isFailure: true
  ),
  OrderCase(
    id: "other arguments",
    check: { db, api in
      SpryCheck.inOrder {
        db.called(.begin)
        api.called(.send, with: Argument.greaterThan(2))
      }
    },
    isFailure: true
  ),
  OrderCase(
    id: "too few",
    check: { db, _ in
      SpryCheck.inOrder {
        db.called(.insert).times(.exactly(3))
        db.called(.commit)
      }
    },
    isFailure: true
  ),
  OrderCase(
    id: "too many",
    check: { db, _ in
      SpryCheck.inOrder {
        db.called(.begin)
        db.called(.insert).times(.once)
        db.called(.commit)
      }
    },
    isFailure: true
  ),
  OrderCase(
    id: "never between",
    check: { db, api in
      SpryCheck.inOrder {
        db.called(.begin)
        api.called(.send).times(.never)
        db.called(.commit)
      }
    },
    isFailure: true
  ),
  OrderCase(
    id: "nothing behind",
    check: { db, _ in
      SpryCheck.inOrder {
        db.called(.commit)
        db.called(.log, with: "done")
      }
    },
    isFailure: true
  ),
]

private let exactly = [
  OrderCase(
    id: "exactly these",
    check: { db, api in
      SpryCheck.inOrder(exactly: true) {
        db.called(.begin)
        db.called(.insert).times(.exactly(2))
        db.called(.commit)
      }
    },
    isFailure: false
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
    isFailure: true
  ),
  OrderCase(
    id: "another between",
    check: { db, _ in
      SpryCheck.inOrder(exactly: true) {
        db.called(.begin)
        db.called(.insert, with: "b")
      }
    },
    isFailure: true
  ),
  OrderCase(
    id: "another at the end",
    check: { db, _ in
      SpryCheck.inOrder(exactly: true) {
        db.called(.begin)
        db.called(.insert).times(.atLeast(1))
      }
    },
    isFailure: true
  ),
  OrderCase(
    id: "one too few",
    check: { _, api in
      SpryCheck.inOrder(exactly: true) {
        for number in 1...3 { api.called(.send, with: number) }
      }
    },
    isFailure: true
  ),
]
