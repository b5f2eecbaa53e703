import SpryKit
import SpryMatchers
import TestSupport
import Testing

/// A check leaves the calls it finds. The same check again has the same result, and the order of checks
/// does not matter.
@Suite("A check leaves the calls to other checks", .spry)
struct RepeatedCheckTests {
  private let database = FakeDB()

  @Test(
    "Checks in any order have the same results",
    arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [1, 1, 2, 2, 0, 0, 3, 3]])
  func anyOrderOfChecks(order: [Int]) {
    database.insert("a")
    database.commit()
    database.insert("a")
    let checks: [() -> Void] = [
      { expectHaveReceived(database, .insert, with: "a", countSpecifier: .exactly(2)) },
      { expectHaveReceived(database.called(.commit), .once) },
      {
        expectInOrder {
          database.called(.insert)
          database.called(.commit)
          database.called(.insert)
        }
      },
      { #expect(database.didCall(.commit, countSpecifier: .once).success) },
    ]
    for index in order { checks[index]() }
    expectNoOtherCalls(database)
    for index in order { checks[index]() }
    expectNoOtherCalls(database)
    #expect(database.recordedCalls.count == 3)
  }

  @Test("A repeated check has the same failure")
  func failuresStayTheSame() {
    database.insert("a")
    database.insert("b")
    func ask() -> [String?] {
      [
        database.didCall(.insert, withArguments: ["c"]).failureDescription,
        database.didCall(.insert, countSpecifier: .once).failureDescription,
        SpryCheck.inOrder {
          database.called(.insert, with: "b")
          database.called(.insert, with: "a")
        },
      ]
    }
    let first = ask()
    #expect(first.allSatisfy { $0 != nil })
    #expect(ask() == first)
  }
}
