import Testing

@testable import SpryKit

@Suite("Names of fakes")
struct FakeNameTests {
  private let db = FakeDB()
  private let api = FakeAPI()

  @Test func aNameIsKeptAndTakenBack() {
    #expect(db.spryName == nil)
    db.spryName = "primary"
    #expect(db.spryName == "primary")
    db.resetCalls()
    #expect(db.spryName == "primary")
    db.spryName = nil
    #expect(db.spryName == nil)
  }

  @Test func inAFailedCheck() {
    db.spryName = "primary"
    #expect(
      db.didCall(.begin).description == """
        'begin()' on FakeDB "primary": expected at least 1 call, got none
          nothing at all was called on FakeDB "primary"
        """
    )
    #expect(
      db.didCall(.begin).recordedCallsDescription
        == #"nothing at all was called on FakeDB "primary""#)
  }

  @Test func inMisuse() {
    api.spryName = "main"
    let texts = misuses { _ = try? api.close() }
    #expect(
      texts == [
        """
        'close()' on FakeAPI "main" has no stub that answers close()
          no stub of this member was made
          add: fake.stub(.close).andReturn(<#Int#>)
        """
      ]
    )
  }

  @Test func ofOneTypeInOneMessage() {
    let (second, third) = (FakeDB(), FakeDB())
    third.spryName = "third"
    func history<Fake: Spyable>(_ fake: Fake) -> CallHistory {
      fake.spryState.history(of: Fake.self)
    }
    let histories = [history(db), history(api), history(second), history(third)]
    #expect(namesApart(histories) == ["FakeDB #1", "FakeAPI", "FakeDB #2", #"FakeDB "third""#])
    db.spryName = "third"
    let named = [history(db), history(second), history(third)]
    #expect(namesApart(named) == [#"FakeDB "third" #1"#, "FakeDB", #"FakeDB "third" #2"#])
  }

  @Test func ofATypeBesideAnInstance() {
    withSpryScope {
      let type = FakeDB.spryState.history(of: FakeDB.self)
      let instance = db.spryState.history(of: FakeDB.self)
      #expect(namesApart([type]) == ["FakeDB"])
      #expect(namesApart([type, instance]) == ["FakeDB.self", "FakeDB"])
    }
  }
}
