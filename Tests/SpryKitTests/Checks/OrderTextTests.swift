import SpryKit
import TestSupport
import Testing

/// A check of the calls below.
struct OrderCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let (isExact, isFailure): (Bool, Bool)
  let order: @Sendable (FakeDB, FakeAPI) -> [CallQuery]

  init(
    _ name: String, exactly: Bool = false, fails: Bool,
    _ order: @escaping @Sendable (FakeDB, FakeAPI) -> [CallQuery]
  ) {
    (testDescription, isExact, isFailure, self.order) = (name, exactly, fails, order)
  }

  func check(_ db: FakeDB, _ api: FakeAPI) -> String? {
    SpryCheck.inOrder(exactly: isExact) { order(db, api) }
  }
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
    if order.isFailure { expectGolden(failure, order.testDescription) }
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

private let inOrder: [OrderCase] = [
  OrderCase("others may lie between", fails: false) { db, _ in
    [db.called(.begin), db.called(.insert, with: "a"), db.called(.commit)]
  },
  OrderCase("each line takes a call of its own", fails: false) { db, api in
    [api.called(.send), db.called(.insert), api.called(.send), db.called(.insert)]
  },
  OrderCase("counts", fails: false) { db, api in
    [
      api.called(.send).times(.atLeast(1)), db.called(.begin).times(.once),
      db.called(.log).times(.never), db.called(.insert).times(.range(1...2)),
      db.called(.commit).times(.atMost(1)), db.called(.log).times(.never),
    ]
  },
  OrderCase("too early", fails: true) { db, api in
    [db.called(.begin), api.called(.send, with: 1), db.called(.commit)]
  },
  OrderCase("other arguments", fails: true) { db, api in
    [db.called(.begin), api.called(.send, with: Argument.greaterThan(2))]
  },
  OrderCase("too few", fails: true) { db, _ in
    [db.called(.insert).times(.exactly(3)), db.called(.commit)]
  },
  OrderCase("too many", fails: true) { db, _ in
    [db.called(.begin), db.called(.insert).times(.once), db.called(.commit)]
  },
  OrderCase("too many of the last", fails: true) { db, _ in
    [db.called(.begin), db.called(.insert).times(.once)]
  },
  OrderCase("more of a last step without a count", fails: false) { db, _ in
    [db.called(.begin), db.called(.insert)]
  },
  OrderCase("no call of the member", fails: true) { db, _ in [db.called(.log, with: "a")] },
  OrderCase("never between", fails: true) { db, api in
    [db.called(.begin), api.called(.send).times(.never), db.called(.commit)]
  },
  OrderCase("nothing behind", fails: true) { db, _ in
    [db.called(.commit), db.called(.log, with: "done")]
  },
]

private let exactly: [OrderCase] = [
  OrderCase("exactly these", exactly: true, fails: false) { db, api in
    [db.called(.begin), db.called(.insert).times(.exactly(2)), db.called(.commit)]
  },
  OrderCase("one more of the last", exactly: true, fails: true) { db, _ in
    [db.called(.begin), db.called(.insert), db.called(.commit)]
  },
  OrderCase("another between", exactly: true, fails: true) { db, _ in
    [db.called(.begin), db.called(.insert, with: "b")]
  },
  OrderCase("another at the end", exactly: true, fails: true) { db, _ in
    [db.called(.begin), db.called(.insert).times(.atLeast(1))]
  },
  OrderCase("one too few", exactly: true, fails: true) { _, api in
    (1...3).map { api.called(.send, with: $0) }
  },
]
