import SpryMacros
import SpryMatchers
import Testing

@Spyable private protocol Sorter { var compare: @convention(c) (Int32) -> Int32 { get set } }
@Spryable private protocol Filter { func compare() -> @convention(c) (Int32) -> Int32 }

@Spryable private protocol Catalog {
  func add(_ keys: some Collection<some Hashable>) -> Int
  func merge(_ keys: some Collection<some Collection<some Hashable>>, count: Int) -> Int
}

@resultBuilder private enum LinesBuilder {
  static func buildBlock(_ lines: Int...) -> [Int] { lines }
}

@globalActor private actor Database { static let shared = Database() }

@Spryable private protocol Page {
  @LinesBuilder func lines() -> [Int]
  @LinesBuilder var footer: [Int] { get }
  @Database func rows() -> [Int]
  @Database func load() async -> [Int]
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
@Spryable private protocol Keyboard: AnyObject {
  func press(_ key: Character, _ times: Int128, on device: String)
  func hold(_ keys: ArraySlice<Int>, for seconds: Double) -> Bool
}

@Spryable(wraps: true) private protocol Editor {
  func edit(`inout` text: String, `my count` count: Int) -> Int
  func `replace all`(`var` text: String) -> String
}

@Spryable(wraps: true) private protocol Ticket { var next: Int { mutating get } }

@Spryable(wraps: true) private protocol Cell: AnyObject {
  var next: Self? { get set }
  var count: Int { get set }
}

private final class RealCell: Cell {
  var next: RealCell?
  var count = 1
}

private struct RealEditor: Editor {
  func edit(`inout` text: String, `my count` count: Int) -> Int { text.count + count }
  func `replace all`(`var` text: String) -> String { text.uppercased() }
}

private struct Machine: Ticket {
  private var last = 0

  var next: Int {
    mutating get {
      last += 1
      return last
    }
  }
}

@Spryable private final class FakeDoor: Spryable {
  enum Function: String, StringRepresentable { case open = "open()" }
  let spryState = SpryState()
  func open() throws { try spryifyThrows() }
}

private struct Token: ~Copyable { var id = 0 }

private protocol Mint {
  var last: Token { get }
  func make() -> Token
  func make(_ name: String, count: Int) async throws -> Token
}

@Spryable private final class FakeMint: Mint, Spryable {
  var last: Token { Token(id: spryify()) }
  func make() -> Token { Token(id: spryify()) }
  func make(_ name: String, count: Int) async throws -> Token {
    try await Token(id: spryifyThrows(arguments: name, count))
  }
}

// An `async` function that calls a member without parameters. The optimizer of Swift 6.3.1 crashes at such a call of a
// function with an empty parameter pack.
private let sharedBell = FakeBell()

@Spryable private protocol Bell: AnyObject, Sendable {
  func ring()
  func stop() throws
  static func reset()
}

private final class HandWrittenBell: Spryable, Sendable {
  enum Function: String, StringRepresentable { case ring = "ring()", note = "note()" }
  static let shared = HandWrittenBell()
  let spryState = SpryState()
  func ring() { spryify() }
  func note() { recordCall() }
}

// One for each, because the optimizer does not crash if something else in the function has a size.
private func ring() async { sharedBell.ring() }
private func stop() async { try? sharedBell.stop() }
private func reset() async { FakeBell.reset() }
private func ringByHand() async { HandWrittenBell.shared.ring() }
private func noteByHand() async { HandWrittenBell.shared.note() }

@Suite("Unusual types and names", .spry(unusedStubs: .off)) struct UnusualTypeTests {
  @Test("C functions are stubbed and set")
  func cFunctions() {
    let (sorter, filter) = (SorterSpy(), FakeFilter())
    sorter.compare = { $0 + 1 }
    #expect(sorter.compare(1) == 2)
    filter.stub.compare().andReturn { $0 * 2 }
    #expect(filter.compare()(3) == 6)
  }

  @Test("Noncopyable results of members with a body")
  func noncopyableResults() async throws {
    let mint = FakeMint()
    mint.stub("last").andReturn(1)
    mint.stub("make()").andReturn(2)
    mint.stub("make(_:count:)").andReturn(3)
    let (last, made) = (mint.last.id, mint.make().id)
    let third = try await mint.make("a", count: 2)
    #expect([last, made, third.id] == [1, 2, 3])
    expectInOrder {
      mint.calls.last
      mint.calls.make()
      mint.calls.make("a", count: .any)
    }
    #expect(mint.calls.make(.any, count: .greaterThan(1)).count == 1)
  }

  @Test("A direct call of a closure without parameters in an async function")
  func directCall() async throws {
    let count = SpyClosure<Void, Int>("count")
    count.stub().andReturn(4)
    #expect(try await count.closure() == 4)
  }

  @Test("A closure that takes any value")
  func closureOfAny() {
    let any = SpyClosure<Any, Any>("any")
    any.stub(.any).andReturn(3)
    #expect(any.closure("x") as? Int == 3)
    let closure: (Any) -> Any = any.closure
    #expect(closure(4) as? Int == 3)
    expectHaveReceived(any.calls("x"), .once)
    expectHaveReceived(any.calls(.any), .exactly(2))
    // What `#expect` prints.
    #expect("\(any.calls(.any))" == #"[any("x"), any(4)]"#)
  }

  @Test("A fake in a static constant also compiles in a release build")
  func staticConstants() async {
    await ring()
    await stop()
    await reset()
    await ringByHand()
    await noteByHand()
    expectHaveReceived(sharedBell.calls.stop(), .once)
    expectHaveReceived(HandWrittenBell.shared, .note, countSpecifier: .once)
  }

  @Test("Several errors, one after another")
  func errors() {
    struct Refused: Error, Equatable { let code: Int }
    let door = FakeDoor()
    door.stub.open().andThrow(Refused(code: 1), Refused(code: 2))
    for code in [1, 2, 2] { #expect(throws: Refused(code: code)) { try door.open() } }
    door.stub(.open).andThrow(Refused(code: 3), Refused(code: 4))
    for code in [3, 4] { #expect(throws: Refused(code: code)) { try door.open() } }
  }

  @Test("A result builder, and a global actor whose name does not say so")
  func attributes() async {
    let page = FakePage()
    page.stub.lines().andReturn([1])
    page.stub.footer.andReturn([2])
    page.stub.rows().andReturn([3])
    page.stub.load().andReturn([4])
    #expect(page.lines() + page.footer == [1, 2])
    #expect(await page.rows() == [3])
    #expect(await page.load() == [4])
  }

  @Test("Opaque types inside one another")
  func opaqueTypes() {
    let catalog = FakeCatalog()
    catalog.stub.add(.any([String].self)).andReturn(3)
    #expect(catalog.add(["a"]) == 3)
    expectHaveReceived(catalog.calls.add(["a"]), .once)
    catalog.stub.merge([[1]], count: .any).andReturn(2)
    #expect(catalog.merge([[1]], count: 5) == 2)
    expectHaveReceived(catalog.calls.merge([[1]], count: 5), .once)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  @Test("Literals of types that are no literals beside matchers")
  func literals() {
    let keyboard = FakeKeyboard()
    keyboard.press("a", 3, on: "left")
    expectHaveReceived(keyboard.calls.press("a", 3, on: .any), .once)
    expectHaveReceived(keyboard.calls.press(.any, 3, on: "left"), .once)
    keyboard.stub.hold([1, 2], for: .any).andReturn(true)
    #expect(keyboard.hold([1, 2], for: 1.5))
    expectHaveReceived(keyboard.calls.hold(.count(2), for: 1.5), .once)
  }

  @Test("A wrapping fake forwards labels and names that need backticks")
  func names() {
    let editor = FakeEditor(wrapping: RealEditor())
    #expect(editor.edit(`inout`: "abc", `my count`: 2) == 5)
    #expect(editor.`replace all`(var: "a") == "A")
    expectHaveReceived(editor.calls.edit(`inout`: .any, `my count`: 2), .once)
  }

  @Test("A wrapping fake keeps what a mutating getter changes")
  func mutatingGetter() {
    let ticket = FakeTicket(wrapping: Machine())
    #expect([ticket.next, ticket.next] == [1, 2])
    ticket.stub.next.andReturn(9)
    #expect(ticket.next == 9)
  }

  @Test("A wrapping fake does not forward a property of type Self")
  func propertyOfSelf() {
    let cell = FakeCell(wrapping: RealCell())
    cell.stub.next.set(.any).andReturn()
    cell.next = nil
    cell.count = 2
    expectHaveReceived(cell.calls.next.set(.nil()), .once)
    #expect(cell.count == 2)
  }
}
