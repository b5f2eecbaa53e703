import TestSupport
import Testing

import SpryKit

@Suite("Order of calls across fakes")
struct OrderTests {
  private let db = FakeDB()
  private let other = FakeDB()
  private let api = FakeAPI()

  @Test("A failure tells fakes of one type apart")
  func namesOfFakes() {
    db.begin()
    other.spryName = "archive"
    other.begin()
    expectGolden(
      SpryCheck.inOrder {
        other.called(.begin)
        db.called(.begin)
      }, "by name")
    other.spryName = nil
    expectGolden(
      SpryCheck.inOrder {
        other.called(.begin)
        db.called(.begin)
      }, "by number")
  }

  @Test("A failure tells a type and an instance apart")
  func typesBesideInstances() {
    withSpryScope {
      db.begin()
      FakeDB.open("file")
      expectGolden(
        SpryCheck.inOrder {
          FakeDB.called(.open, with: "file")
          db.called(.begin)
        })
    }
  }

  @Test("Expected calls may stand under conditions")
  func conditions() {
    db.begin()
    db.commit()
    let inserts = false
    let failure = SpryCheck.inOrder(exactly: true) {
      db.called(.begin)
      if inserts { db.called(.insert) }
      if inserts { db.called(.log) } else { db.called(.commit) }
      [CallQuery]()
    }
    #expect(failure == nil)
  }

  @Test("Calls before the mark do not count")
  func sinceAMark() {
    api.send(1)
    let mark = SpryMark()
    db.begin()
    #expect(SpryCheck.inOrder(exactly: true, since: mark) { db.called(.begin) } == nil)
    expectGolden(SpryCheck.inOrder(since: mark) { api.called(.send, with: 1) })
  }

  @Test("A captor captures from the call at its place in the order")
  func captors() {
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
    #expect(captor.values as? [String] == ["a"])
  }

  @Test("A long failure is cut around the call that is missing")
  func longFailure() {
    for number in 1...1_000 { api.send(number) }
    let failure = SpryCheck.inOrder {
      api.called(.send, with: 500)
      api.called(.close)
      for number in 1...30 { api.called(.send, with: number) }
    }
    let lines = (failure ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 24)
    expectGolden(lines.prefix(10).joined(separator: "\n"), "the missing call")
    expectGolden(lines.suffix(3).joined(separator: "\n"), "the end of the table")
  }

  @Test("A long failure ends with what is left: calls, steps, or both")
  func restOfLongFailure() {
    for number in 1...1_000 { api.send(number) }
    let calls = SpryCheck.inOrder {
      api.called(.send, with: 500)
      api.called(.close)
    }
    #expect(calls?.hasSuffix("    … 488 more calls") == true, "\(calls ?? "")")
    let steps = SpryCheck.inOrder {
      api.called(.send, with: 1_000)
      api.called(.close)
      for number in 1...30 { api.called(.send, with: number) }
    }
    #expect(steps?.hasSuffix(" more expected") == true, "\(steps ?? "")")
  }

  @Test("A predicate may check the fake")
  func predicates() {
    db.insert("a")
    let failure = SpryCheck.inOrder {
      db.called(.insert, with: Argument.pass { _ in db.didCall(.insert).success })
    }
    #expect(failure == nil)
  }
}
