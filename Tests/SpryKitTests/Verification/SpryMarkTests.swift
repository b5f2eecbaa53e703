import SpryKit
import TestSupport
import Testing

@Suite("Checks of calls since a mark")
struct SpryMarkTests {
  private let db = FakeDB()

  @Test("A check since a mark sees later calls only")
  func checks() {
    db.insert("a")
    let mark = db.mark()
    db.insert("b")
    #expect(db.didCall(.insert, countSpecifier: .exactly(2)).success)
    #expect(db.didCall(.insert, countSpecifier: .once, since: mark).success)
    #expect(db.didCall(.insert, withArguments: ["b"], since: mark).success)
    #expect(db.didCall(.insert, with: "a", since: .start).success)
    expectGolden(db.didCall(.insert, with: "a", since: mark).description)
  }

  @Test("A failure says that nothing was called since the mark")
  func nothingSince() {
    db.insert("a")
    let result = db.didCall(.insert, since: SpryMark())
    expectGolden(result.description, "A failure says that nothing was called since the mark")
    expectGolden(result.recordedCallsDescription, "the list of calls")
  }

  @Test("A failure counts the other members' calls since the mark")
  func othersInstead() {
    for _ in 1...3 { db.begin() }
    let mark = FakeDB.mark()
    for _ in 1...2 { db.begin() }
    expectGolden(db.didCall(.commit, since: mark).description)
  }

  @Test("Calls since a mark are read from fakes and types")
  func calls() {
    withSpryScope {
      db.insert("a")
      FakeDB.open("x")
      let mark = SpryMark()
      db.insert("b")
      FakeDB.open("y")
      #expect(db.recordedCalls(of: .insert, since: mark).map(\.description) == [#"insert("b")"#])
      #expect(db.recordedCalls(of: .insert, as: String.self, since: mark) == ["b"])
      #expect(FakeDB.recordedCalls(of: .open, as: String.self, since: mark) == ["y"])
      #expect(FakeDB.recordedCalls(of: .open, since: mark).count == 1)
      #expect(!FakeDB.didCall(.open, with: "x", since: mark).success)
    }
  }

  @Test("A mark stays valid over a reset")
  func marksOutliveAReset() {
    let mark = SpryMark()
    db.insert("a")
    db.resetCalls()
    db.insert("b")
    #expect(db.recordedCalls(of: .insert, as: String.self, since: mark) == ["b"])
  }
}
