import SpryMatchers
import SpryObjects
import Testing

/// Members with parameters of every form.
private class Desk: ObjectSpyable {
  var seen: [String] = []

  @Spied func add(_ amount: Int, to total: inout Int, and other: inout [Int]) -> Bool {
    total += amount
    other.append(amount)
    return total > 3
  }

  @Spied func swapLater(_ value: inout String) async throws {
    await Task.yield()
    if value.isEmpty { throw DeskError() }
    value = String(value.reversed())
  }

  @Spied func lazily(_ value: @autoclosure () -> Int, or other: Int) -> Int {
    other > 0 ? other : value()
  }

  @Spied func try_(_ value: @autoclosure () throws -> Int) rethrows -> Int { try value() + 1 }

  @Spied func keep(_ value: @autoclosure @escaping () -> Int) -> () -> Int { { value() } }

  @Spied func keep(body: @escaping (Int) -> Void, if wanted: Bool) -> Int {
    if wanted { body(1) }
    return 1
  }

  @Spied func visit(_ body: (String) -> Int, _ name: String) -> Int { body(name) + 1 }

  @Spied func visit(both first: (Int) throws(DeskError) -> Int, second: () -> Void)
    throws(DeskError) -> Int
  {
    second()
    return try first(1)
  }

  @Spied func maybe(_ body: ((Int) -> Int)?) -> Int { body?(2) ?? 0 }

  @Spied func load(_ body: () async throws -> Int) async throws -> Int { try await body() + 1 }

  @Spied func eat(_ items: consuming [Int], _ more: __owned [Int]) -> [Int] {
    items.append(4)
    let eaten = consume items
    return eaten + more
  }

  @Spied func look(at items: borrowing [Int]) -> Int { items.count }

  @Spied func send(_ box: sending Box) -> Task<Int, Never> {
    Task {
      box.value += 1
      return box.value
    }
  }

  @Spied func sendLater(_ box: sending Box, _ times: Int) async throws -> Int {
    let task = Task {
      box.value += times
      return box.value
    }
    return await task.value
  }

  @Spied func make(_ value: Int) -> sending Box { Box(value) }

  @Spied func makeLater(_ value: () -> Int) async -> sending Box {
    await Task.yield()
    return Box(value())
  }

  @Spied func tryToMake(_ value: () throws -> Int) rethrows -> sending Box { Box(try value()) }

  @Spied func tryLater(_ value: @autoclosure () async throws -> Int) async rethrows -> Int {
    try await value()
  }

  @Spied func all<each Item>(_ items: repeat each Item) -> (repeat each Item) {
    (repeat each items)
  }

  @Spied func show(_ item: some CustomStringConvertible, _ others: [some Equatable]) -> String {
    "\(item) \(others.count)"
  }

  @Spied func outer(_ Name: String?, `self` other: Int??) -> String { "\(Name ?? "-")" }

  // Older systems do not support these types.

  @Spied func retry(_ work: @escaping () throws(DeskError) -> Int, times: Int) -> Int {
    times * ((try? work()) ?? 0)
  }

  @Spied func schedule(_ work: @escaping @isolated(any) @Sendable () async -> Int) async -> Int {
    await work()
  }

  @Spied func take(_ values: consuming any Collection<Int>) -> any Collection<Int> { values }

  @Spied func change(_ values: inout any Collection<Int>) { values = [7] }

  @Spied func spied(_ spied: Int, spiedOriginal: Int) -> Int { spied + spiedOriginal }
}

private struct DeskError: Error {}

private final class Box {
  var value: Int
  init(_ value: Int) { self.value = value }
}

@Suite("@Spied with parameters of every form", .spry)
struct SpiedParameterTests {
  private let desk = Desk()

  @Test("Inout parameters")
  func changed() {
    var (total, other) = (1, [0])
    #expect(!desk.add(2, to: &total, and: &other))
    let spy = Spy(on: desk)
    #expect(spy.spy { desk.add(3, to: &total, and: &other) })
    #expect(total == 6)
    #expect(other == [0, 2, 3])
    expectHaveReceived(spy, "add(_:to:and:)", with: 3, 3, [0, 2])
    spy.stub("add(_:to:and:)").andDo { arguments in
      (arguments[1] as! InoutArgument<Int>).value = 100
      return false
    }
    #expect(!spy.spy { desk.add(3, to: &total, and: &other) })
    #expect(total == 100)
    #expect(other == [0, 2, 3])
  }

  @Test("Inout parameters of async functions")
  func changedLater() async throws {
    var value = "ab"
    let spy = Spy(on: desk)
    try await spy.spy { try await desk.swapLater(&value) }
    try await desk.swapLater(&value)
    try await spy.spy { try await desk.swapLater(&value) }
    #expect(value == "ba")
    #expect(spy.recordedCalls.map(\.description) == [#"swapLater("ab")"#, #"swapLater("ab")"#])
    value = ""
    await #expect(throws: DeskError.self) {
      try await spy.spy { try await desk.swapLater(&value) }
    }
  }

  @Test("Autoclosures")
  func autoclosures() throws {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
    func failing() throws -> Int { throw DeskError() }
    let spy = Spy(on: desk)
    // Recording does not evaluate the closure.
    #expect(spy.spy { desk.lazily(next(), or: 5) } == 5)
    #expect(count == 0)
    #expect(spy.spy { desk.lazily(next(), or: 0) } == 1)
    #expect(spy.spy { desk.try_(next()) } == 3)
    #expect(throws: DeskError.self) { try spy.spy { try desk.try_(failing()) } }
    let kept = spy.spy { desk.keep(next()) }
    #expect(count == 2)
    #expect(kept() == 3)
    expectHaveReceived(spy, "lazily(_:or:)", with: Argument.anything, 5)
    expectHaveReceived(spy, "keep(_:)", with: Argument.any((() -> Int).self))
    spy.stub("lazily(_:or:)").andDo { ($0[0] as! () -> Int)() * 10 }
    #expect(spy.spy { desk.lazily(next(), or: 5) } == 40)
  }

  @Test("Closures that do not escape")
  func nonEscaping() throws {
    desk.expectLife(
      of: #"visit(a function of type (String) -> Int, "abc")"#, returned: 4, stubbed: 0
    ) { desk.visit({ $0.count }, "abc") }
    let spy = Spy(on: desk)
    var count = 0
    let visited = try spy.spy { () throws(DeskError) in
      try desk.visit(both: { $0 + 1 }, second: { count += 1 })
    }
    #expect(visited == 2)
    #expect(count == 1)
    #expect(throws: DeskError.self) {
      try spy.spy {
        try desk.visit(both: { _ throws(DeskError) in throw DeskError() }, second: {})
      }
    }
    expectHaveReceived(spy, "visit(both:second:)", countSpecifier: .exactly(2))
    desk.expectLife(of: "maybe(nil)", returned: 0, stubbed: 8) { desk.maybe(nil) }
    #expect(spy.spy { desk.maybe { $0 * 2 } } == 4)
  }

  @Test("Closures of async functions that do not escape")
  func nonEscapingLater() async throws {
    try await desk.expectLife(
      of: "load(a function of type () async throws -> Int)", returned: 3, stubbed: 0
    ) { try await desk.load { 2 } }
    let spy = Spy(on: desk)
    await #expect(throws: DeskError.self) {
      try await spy.spy { try await desk.load { throw DeskError() } }
    }
  }

  @Test("Sending parameters and results")
  func sending() async throws {
    let spy = Spy(on: desk)
    spy.beginSpying()
    #expect(await desk.send(Box(1)).value == 2)
    #expect(try await desk.sendLater(Box(1), 3) == 4)
    #expect(desk.make(5).value == 5)
    #expect(await desk.makeLater { 6 }.value == 6)
    #expect(desk.tryToMake { 7 }.value == 7)
    #expect(await desk.tryLater(8) == 8)
    #expect(
      spy.recordedCalls.map(\.function) == [
        "send(_:)", "sendLater(_:_:)", "make(_:)", "makeLater(_:)", "tryToMake(_:)",
        "tryLater(_:)",
      ])
    spy.stub("make(_:)").andReturn(Box(7))
    #expect(desk.make(5).value == 7)
    spy.endSpying()
    #expect(await desk.send(Box(1)).value == 2)
    #expect(try await desk.sendLater(Box(1), 3) == 4)
    #expect(desk.make(5).value == 5)
    #expect(await desk.makeLater { 6 }.value == 6)
  }

  @Test("Names that the macro uses itself")
  func names() {
    desk.expectLife(of: #"outer("x", self: nil)"#, returned: "x", stubbed: "") {
      desk.outer("x", self: nil)
    }
    desk.expectLife(of: "spied(1, spiedOriginal: 2)", returned: 3, stubbed: 0) {
      desk.spied(1, spiedOriginal: 2)
    }
  }

  @Test("Types that older systems do not support")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func newerTypes() async {
    let spy = Spy(on: desk)
    spy.beginSpying()
    #expect(desk.retry({ () throws(DeskError) in 4 }, times: 3) == 12)
    #expect(await desk.schedule { 6 } == 6)
    #expect(elements(desk.take([1])) == [1])
    var values: any Collection<Int> = []
    desk.change(&values)
    #expect(elements(values) == [7])
    spy.endSpying()
    #expect(
      spy.recordedCalls.map(\.function) == [
        "retry(_:times:)", "schedule(_:)", "take(_:)", "change(_:)",
      ])
  }
}

private func elements(_ sequence: any Sequence<Int>) -> [Int] { sequence.map(\.self) }
