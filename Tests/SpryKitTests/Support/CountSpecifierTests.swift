import SpryKit
import Testing
import TestSupport

@Suite("How many calls a count specifier allows")
struct CountSpecifierTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let specifier: CountSpecifier
    let allowed: [Int]

    var testDescription: String { "\(specifier)" }
  }

  @Test("A count specifier allows these numbers of calls and no others", arguments: rows)
  func allows(_ row: Row) {
    let allowed = (0...4).filter { count in
      let fake = FakeService()
      for _ in 0..<count { fake.accept(1) }
      return fake.didCall(.accept, countSpecifier: row.specifier).success
    }
    #expect(allowed == row.allowed)
  }

  @Test("A count specifier describes itself")
  func texts() {
    expectGolden(Self.rows.map(\.testDescription).joined(separator: "\n"))
  }

  @Test("A count that is never or always right fails, and so does the opposite check")
  func meaningless() {
    let counts: [CountSpecifier] = [
      .exactly(-1), .atMost(-1), .range(-3 ... -1), .atLeast(0), .atLeast(-1),
      .range(0...Int.max),
    ]
    let texts = counts.map { count in
      let fake = FakeService()
      for _ in 0..<2 {
        let result = fake.didCall(.accept, countSpecifier: count)
        #expect(!result.success)
        #expect(result.failureDescription != nil)
        #expect(result.oppositeFailureDescription == result.failureDescription)
        fake.accept(1)
      }
      return fake.didCall(.accept, countSpecifier: count).description
    }
    expectGolden(texts)
  }

  @Test("A list of an order rejects counts that mean nothing, and an empty list")
  func order() {
    let fake = FakeService()
    fake.accept(1)
    let any = fake.called(.accept)
    expectGolden(
      [
        SpryCheck.inOrder {}, SpryCheck.inOrder(exactly: true) {},
        SpryCheck.inOrder { any.times(.exactly(-1)) },
        SpryCheck.inOrder { any.times(.atLeast(0)) },
        SpryCheck.inOrder { any.times(.atMost(-1)) },
      ].map { $0 ?? "passed" }.joined(separator: "\n"))
    // Without other calls, any number of calls means something.
    #expect(SpryCheck.inOrder(exactly: true) { any.times(.atLeast(0)) } == nil)
  }

  private static let rows = [
    Row(specifier: .never, allowed: [0]),
    Row(specifier: .exactly(0), allowed: [0]),
    Row(specifier: .once, allowed: [1]),
    Row(specifier: .exactly(2), allowed: [2]),
    Row(specifier: .atLeast(1), allowed: [1, 2, 3, 4]),
    Row(specifier: .atLeast(2), allowed: [2, 3, 4]),
    Row(specifier: .atMost(0), allowed: [0]),
    Row(specifier: .atMost(1), allowed: [0, 1]),
    Row(specifier: .atMost(2), allowed: [0, 1, 2]),
    Row(specifier: .range(0...1), allowed: [0, 1]),
    Row(specifier: .range(1...3), allowed: [1, 2, 3]),
    Row(specifier: .range(1..<3), allowed: [1, 2]),
    Row(specifier: .range(2...2), allowed: [2]),
  ]
}
