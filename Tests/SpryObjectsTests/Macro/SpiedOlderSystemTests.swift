import SpryMatchers
import SpryObjects
import Testing

private struct Full: Error, Equatable {
  var code = 0
}

/// Members with types that older systems do not support.
private class Shelf: ObjectSpyable, ClassSpyable {
  @Spied init(work: @escaping () throws(Full) -> Int) {}

  @Spied func retry(_ work: @escaping () throws(Full) -> Int, times: Int) -> Int {
    times * ((try? work()) ?? 0)
  }

  @Spied func visit(_ work: () throws(Full) -> Int, _ other: (Int) -> Int) async throws(Full)
    -> Int
  { other(try work()) }

  @Spied func schedule(_ work: @escaping @isolated(any) @Sendable () async -> Int) async -> Int {
    await work()
  }

  @Spied func take(_ values: consuming any Collection<Int>) -> any Collection<Int> { values }

  @Spied func change(_ values: inout any Collection<Int>) { values = [7] }

  subscript(index: Int) -> any Collection<Int> {
    @Spied get { [index] }
    @Spied set {}
  }
}

@Suite("Spied members with types that older systems do not support", .spry)
struct SpiedOlderSystemTests {
  @Test("They are recorded and run their bodies")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func members() async throws {
    let shelf = Shelf(work: { 1 })
    let spy = Spy(on: shelf)
    spy.beginSpying()
    #expect(shelf.retry({ () throws(Full) in 4 }, times: 3) == 12)
    #expect(try await shelf.visit({ () throws(Full) in 4 }, { $0 + 1 }) == 5)
    #expect(await shelf.schedule { 6 } == 6)
    #expect(elements(shelf.take([1])) == [1])
    var values: any Collection<Int> = []
    shelf.change(&values)
    #expect(elements(values) == [7])
    #expect(elements(shelf[2]) == [2])
    shelf[3] = [4]
    expectHaveReceived(spy, "retry(_:times:)", with: Argument.anything, 3)
    expectHaveReceived(spy, "visit(_:_:)", countSpecifier: .once)
    expectHaveReceived(spy, "schedule(_:)", countSpecifier: .once)
    expectHaveReceived(spy, "take(_:)", countSpecifier: .once)
    expectHaveReceived(spy, "change(_:)", countSpecifier: .once)
  }
}

private func elements(_ sequence: any Sequence<Int>) -> [Int] { sequence.map(\.self) }
