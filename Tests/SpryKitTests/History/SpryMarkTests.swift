import SpryKit
import TestSupport
import Testing

@Suite("Checks of calls since a mark")
struct SpryMarkTests {
  private let db = FakeDB()

  @Test("A check since a mark sees later calls only")
  func checks() {
    db.insert("a")
    let mark = SpryMark()
    db.insert("b")
    #expect(db.didCall(.insert, countSpecifier: .exactly(2)).success)
    #expect(db.called(.insert).since(mark).didCall(.once).success)
    #expect(db.called(.insert, with: "b").since(mark).didCall().success)
    #expect(db.called(.insert, with: "a").since(.start).didCall().success)
    expectGolden(db.called(.insert, with: "a").since(mark).didCall().description)
  }

  @Test("A failure says that nothing was called since the mark")
  func nothingSince() {
    db.insert("a")
    let result = db.called(.insert).since(SpryMark()).didCall()
    expectGolden(result.description, "A failure says that nothing was called since the mark")
    expectGolden(result.recordedCallsDescription, "the list of calls")
  }

  @Test("A failure counts the other members' calls since the mark")
  func othersInstead() {
    for _ in 1...3 { db.begin() }
    let mark = SpryMark()
    for _ in 1...2 { db.begin() }
    expectGolden(db.called(.commit).since(mark).didCall().description)
  }

  @Test("A failure lists the calls to other fakes since the mark")
  func otherFakes() {
    let scope = SpryScope(ofTest: "a test", misuse: .report { _, _ in })
    scope.run {
      let (db, second, third) = (FakeDB(), FakeDB(), FakeDB())
      second.insert("a")
      let mark = SpryMark()
      third.insert("a")
      expectGolden(
        [mark, SpryMark()].flatMap { mark in
          [db.called(.insert, with: "a"), db.called(.insert)].map {
            $0.since(mark).didCall().description
          }
        })
    }
    _ = scope.end()
  }

  @Test("Calls since a mark are read from fakes and types")
  func calls() {
    withSpryScope {
      db.insert("a")
      FakeDB.open("x")
      let mark = SpryMark()
      db.insert("b")
      FakeDB.open("y")
      #expect(db.called(.insert).since(mark).map(\.description) == [#"insert("b")"#])
      #expect(db.called(.insert).since(mark).arguments(as: String.self) == ["b"])
      #expect(FakeDB.called(.open).since(mark).arguments(as: String.self) == ["y"])
      #expect(FakeDB.called(.open).since(mark).count == 1)
      #expect(!FakeDB.called(.open, with: "x").since(mark).didCall().success)
    }
  }

  @Test("The mark of a query counts in a check of the order, and for calls to ignore")
  func marksOfQueries() {
    db.insert("a")
    let afterFirst = SpryMark()
    #expect(SpryCheck.inOrder { db.called(.insert).since(afterFirst) } != nil)
    #expect(
      SpryCheck.noOtherCalls(
        of: [SpryFakeHandle(db)], ignoring: [db.called(.insert).since(afterFirst)], since: .start)
        != nil)
    #expect(
      SpryCheck.noOtherCalls(
        of: [SpryFakeHandle(db)], ignoring: [db.called(.insert)], since: .start) == nil)
  }

  @Test("Of two marks, the later one counts")
  func twoMarks() {
    let before = SpryMark()
    db.insert("a")
    let after = SpryMark()
    #expect(db.called(.insert).since(after).since(before).isEmpty)
    #expect(db.called(.insert).since(before).since(after).isEmpty)
  }

  @Test("A mark stays valid over a reset")
  func marksOutliveAReset() {
    let mark = SpryMark()
    db.insert("a")
    db.resetCalls()
    #expect(
      db.didCall(.insert).failureDescription?.hasSuffix("received no calls since the last reset")
        == true)
    db.insert("b")
    #expect(db.called(.insert).since(mark).arguments(as: String.self) == ["b"])
  }
}
