import SpryMatchers
import SpryObjects
import Testing

private struct Full: Error {}

private actor Counter: ObjectSpyable, ClassSpyable {
  var count = 0

  init() {}

  @Spied init(from count: Int) { self.count = count }

  @Spied func add(_ number: Int) -> Int {
    count += number
    return count
  }

  @Spied func addLater(_ number: Int) async throws -> Int {
    count += number
    await Task.yield()
    assertIsolated()
    return count
  }

  @Spied func addEach(_ numbers: () async -> Int) async -> Int {
    count += await numbers()
    assertIsolated()
    return count
  }

  var double: Int {
    @Spied get { count * 2 }
    @Spied set { count = newValue / 2 }
  }

  @Spied nonisolated func name() -> String { "counter" }

  @Spied static func make() async -> Int { 1 }

  func setDouble(_ number: Int) { double = number }
}

extension Counter {
  @Spied func subtract(_ number: Int) throws -> Int {
    if number > count { throw Full() }
    count -= number
    return count
  }

  @Spied func subtractEach(_ numbers: () async throws -> Int) async rethrows -> Int {
    count -= try await numbers()
    assertIsolated()
    return count
  }

  @Spied func typed(_ number: () -> Int) async throws(Full) -> Int {
    if number() > count { throw Full() }
    assertIsolated()
    return count
  }

  subscript(index: Int) -> Int { @Spied get { count + index } }

  @Spied func itself() -> Self { self }
}

@Suite("@Spied on actors", .spry)
struct SpiedActorTests {
  @Test("Members of an actor")
  func members() async throws {
    let counter = Counter()
    try await counter.expectLife(of: "addLater(0)", returned: 0, stubbed: 9) {
      try await counter.addLater(0)
    }
    let spy = Spy(on: counter)
    spy.beginSpying()
    #expect(await counter.add(2) == 2)
    #expect(await counter.addEach { 3 } == 5)
    #expect(await counter.double == 10)
    await counter.setDouble(20)
    #expect(counter.name() == "counter")
    spy.stub("add(_:)").with(7).andReturn(100)
    #expect(await counter.add(7) == 100)
    spy.endSpying()
    #expect(await counter.count == 10)
    let calls = [
      "add(2)", "addEach(a function of type () async -> Int)", "double", "double = 20", "name()",
      "add(7)",
    ]
    #expect(spy.recordedCalls.map(\.description) == calls)
  }

  @Test("Members in an extension of an actor")
  func membersOfAnExtension() async throws {
    let counter = Counter(from: 10)
    let spy = Spy(on: counter)
    spy.beginSpying()
    #expect(try await counter.subtract(1) == 9)
    await #expect(throws: Full.self) { try await counter.subtract(100) }
    #expect(await counter.subtractEach { 2 } == 7)
    #expect(try await counter.typed { 1 } == 7)
    #expect(await counter[1] == 8)
    #expect(await counter.itself() === counter)
    spy.stub("subtract(_:)").andThrow(CancellationError())
    await #expect(throws: CancellationError.self) { try await counter.subtract(1) }
    spy.endSpying()
    #expect(
      spy.recordedCalls.map(\.function) == [
        "subtract(_:)", "subtract(_:)", "subtractEach(_:)", "typed(_:)", "subscript(_:)",
        "itself()", "subtract(_:)",
      ])
    #expect(spy.implementation(Counter.self).recordedCalls.count == 7)
  }
}
