import Foundation
import TestSupport
import Testing

import SpryKit

@Suite("Names that tell fakes apart")
struct FakeNameTests {
  private let db = FakeDB()
  private let api = FakeAPI()

  @Test("A fake keeps its name over a reset, until the name is set to nil")
  func aNameIsKeptAndTakenBack() {
    #expect(db.spryName == nil)
    db.spryName = "primary"
    #expect(db.spryName == "primary")
    db.resetCalls()
    #expect(db.spryName == "primary")
    db.spryName = nil
    #expect(db.spryName == nil)
  }

  @Test("A failed check calls the fake by its name")
  func inAFailedCheck() {
    db.spryName = "primary"
    expectGolden(db.didCall(.begin).description, "A failed check calls the fake by its name")
    expectGolden(db.didCall(.begin).recordedCallsDescription, "the list of calls")
  }

  @Test("Misuse calls the fake by its name")
  func inMisuse() {
    api.spryName = "main"
    let texts = misuses { _ = try? api.close() }
    expectGolden(texts)
  }

  @Test("Fakes of one type without different names are numbered")
  func severalFakesOfOneType() {
    let (second, third) = (FakeDB(), FakeDB())
    third.spryName = "third"
    db.begin()
    /// The fakes as the first line of a failure names them.
    func names(_ fakes: SpryFakeHandle...) -> String? {
      let failure = SpryCheck.noOtherCalls(of: fakes, ignoring: [], since: .start)
      return failure?.text.components(separatedBy: ": expected").first
    }
    let all = names(
      SpryFakeHandle(db), SpryFakeHandle(api), SpryFakeHandle(second), SpryFakeHandle(third))
    #expect(all == #"FakeDB #1, FakeAPI, FakeDB #2, FakeDB "third""#)
    db.spryName = "third"
    let named = names(SpryFakeHandle(db), SpryFakeHandle(second), SpryFakeHandle(third))
    #expect(named == #"FakeDB "third" #1, FakeDB, FakeDB "third" #2"#)
  }
}
