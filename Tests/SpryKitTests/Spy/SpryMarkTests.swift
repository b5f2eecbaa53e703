import SpryKit
import Testing

@Suite("Calls since a mark")
struct SpryMarkTests {
  private let db = FakeDB()

  @Test func checks() {
    db.insert("a")
    let mark = db.mark()
    db.insert("b")
    #expect(db.didCall(.insert, countSpecifier: .exactly(2)).success)
    #expect(db.didCall(.insert, countSpecifier: .once, since: mark).success)
    #expect(db.didCall(.insert, withArguments: ["b"], since: mark).success)
    #expect(db.didCall(.insert, with: "a", since: .start).success)
    #expect(
      db.didCall(.insert, with: "a", since: mark).description == """
        'insert(_:)' on FakeDB: expected at least 1 call with ("a") since the mark, got none
          1 other call:
            1. insert("b")   argument 1: "b" is not "a"
        """
    )
  }

  @Test func nothingSince() {
    db.insert("a")
    let result = db.didCall(.insert, since: SpryMark())
    #expect(
      result.description == """
        'insert(_:)' on FakeDB: expected at least 1 call since the mark, got none
          nothing at all was called on FakeDB since the mark
        """
    )
    #expect(
      result.recordedCallsDescription == "nothing at all was called on FakeDB since the mark")
  }

  @Test func othersInstead() {
    for _ in 1...3 { db.begin() }
    let mark = FakeDB.mark()
    for _ in 1...2 { db.begin() }
    #expect(
      db.didCall(.commit, since: mark).description == """
        'commit()' on FakeDB: expected at least 1 call since the mark, got none
          called instead: begin() (2 calls)
        """
    )
  }

  @Test func calls() {
    withSpryScope {
      db.insert("a")
      FakeDB.open("x")
      let mark = SpryMark()
      db.insert("b")
      FakeDB.open("y")
      #expect(db.calls(to: .insert, since: mark).map(\.description) == [#"insert("b")"#])
      #expect(db.calls(to: .insert, as: String.self, since: mark) == ["b"])
      #expect(FakeDB.calls(to: .open, as: String.self, since: mark) == ["y"])
      #expect(FakeDB.calls(to: .open, since: mark).count == 1)
      #expect(!FakeDB.didCall(.open, with: "x", since: mark).success)
    }
  }

  @Test func marksOutliveAReset() {
    let mark = SpryMark()
    db.insert("a")
    db.resetCalls()
    db.insert("b")
    #expect(db.calls(to: .insert, as: String.self, since: mark) == ["b"])
  }
}
