import Archives
import Libraries
import SpryMatchers
import Stores
import Testing

private struct Overflow: Error, Equatable {}

private struct Tank: LimitedGauge {
  var level = 0
  var marks: [Int: String] = [:]
  var isEmpty: Bool { level == 0 }
  subscript(mark: Int) -> String {
    get { marks[mark] ?? "none" }
    set { marks[mark] = newValue }
  }
  mutating func rise(by step: Int) -> Int {
    level += step
    return level
  }
  mutating func reset() async { level = 0 }
  mutating func fill(_ jugs: inout [Int]) throws -> Int {
    guard let jug = jugs.popLast() else { throw Overflow() }
    level += jug
    return jug
  }
  func isFull(at limit: Int) -> Bool { level >= limit }
}

@Suite("A fake around a structure of a protocol with ancestors in two other modules", .spry)
struct GaugeTests {
  private let fake = FakeLimitedGauge(wrapping: Tank())

  @Test("Members of each module change one value") func members() async throws {
    #expect(fake.isEmpty)
    #expect(fake.rise(by: 2) == 2)
    fake.level += 3
    #expect(fake.level == 5)
    fake[5] = "half"
    #expect(fake[5] == "half")
    var jugs = [4]
    #expect(try fake.fill(&jugs) == 4)
    #expect(jugs.isEmpty)
    #expect(throws: Overflow()) { try fake.fill(&jugs) }
    #expect(fake.isFull(at: 9))
    await fake.reset()
    #expect(fake.isEmpty)
    #expect(fake[5] == "half")
    expectHaveReceived(fake.calls.level.set(5), .once)
    expectHaveReceived(fake.calls.fill([]).threw(Overflow()), .once)
    expectHaveReceived(fake.calls.reset(), .once)
  }

  @Test("A call of one member leaves the calls of the others to the structure") func stubs() async {
    fake.stub.rise(by: 1).andReturn(100)
    #expect(fake.rise(by: 1) == 100)
    #expect(fake.isEmpty)
    #expect(fake.rise(by: 2) == 2)
  }

  @Test("Many calls in a row, in sync and in async members") func manyCalls() async {
    for _ in 1...200 {
      _ = fake.rise(by: 1)
      if fake.isFull(at: 100) { await fake.reset() }
    }
    #expect(fake.isEmpty)
    expectHaveReceived(fake.calls.reset(), .exactly(2))
  }
}
