import SpryKit
import SpryMatchers
import TestSupport
import Testing

private enum LockError: Error { case jammed, broken }

private struct Item: Equatable, Sendable { var id = 1 }

/// Each member is one line.
private final class FakeSafe: Spryable {
  enum Function: String, StringRepresentable {
    case unlock, lock, read, seal, fetch, reset, fall, fallLater, isOpen, name, `subscript`, verify
    case check, map, filter, scan, take, takeLater, sum, log, save, later, tell, find, wait, run
  }
  enum ClassFunction: String, StringRepresentable { case make }

  func unlock(_ pin: Int, by name: String) throws(LockError) -> Bool {
    try spryifyThrows(arguments: pin, name, throwing: LockError.self)
  }
  func lock() throws(LockError) { try spryifyThrows(throwing: LockError.self) }
  func read() throws(LockError) -> Int { try spryifyThrows(throwing: LockError.self) }
  func seal(_ pin: Int) throws(LockError) {
    try spryifyThrows(arguments: pin, throwing: LockError.self)
  }
  func fetch(_ pin: Int) async throws(LockError) -> Int {
    try await spryifyThrows(arguments: pin, throwing: LockError.self)
  }
  func reset() async throws(LockError) { try await spryifyThrows(throwing: LockError.self) }
  func fall(_ pin: Int) throws(LockError) -> Int {
    try spryifyThrows(arguments: pin, throwing: LockError.self, fallbackValue: pin + 1)
  }
  func fallLater(_ pin: Int) async throws(LockError) -> Int {
    try await spryifyThrows(
      arguments: pin, throwing: LockError.self, fallbackValue: try await fetch(pin))
  }
  var isOpen: Bool { get throws(LockError) { try spryifyThrows(throwing: LockError.self) } }
  var name: String {
    get { spryify() }
    set { spryify(arguments: newValue) }
  }
  subscript(key: String) -> Int {
    get { spryify(arguments: key) }
    set { spryify(arguments: key, newValue) }
  }
  func verify(_ bytes: [UInt8], by test: (UInt8) -> Bool) -> Bool {
    withoutActuallyEscaping(test) { spryify(arguments: bytes, NonEscapingArgument($0)) }
  }
  func check(_ test: (UInt8) throws -> Bool) throws -> Bool {
    try withoutActuallyEscaping(test) { try spryifyThrows(arguments: NonEscapingArgument($0)) }
  }
  func map(_ change: (Int) throws -> Int) rethrows -> [Int] {
    try withoutActuallyEscaping(change) {
      try spryify(arguments: NonEscapingArgument($0)) { throw $0 }
    }
  }
  func filter(_ test: (Int) async -> Bool) async -> [Int] {
    await withoutActuallyEscaping(test) { await spryify(arguments: NonEscapingArgument($0)) }
  }
  func scan(_ body: (Int) -> Void) {
    withoutActuallyEscaping(body) { recordCall(arguments: NonEscapingArgument($0)) }
  }
  func take(_ count: inout Int) { withInoutArgument(&count) { spryify(arguments: $0) } }
  func takeLater(_ count: inout Int) async -> Int {
    await withInoutArgument(&count) { await spryify(arguments: $0) }
  }
  func sum(_ numbers: Int...) -> Int { spryify(arguments: numbers) }
  func log(_ text: @autoclosure () -> String) { spryify(arguments: text()) }
  func save(_ item: Item, force: Bool) -> Bool { spryify(arguments: item, force) }
  func later(_ item: Item) async -> Int { await spryify(arguments: item) }
  func tell(_ count: Int, done: @escaping (Int) -> Void) { spryify(arguments: count, done) }
  func find(_ id: Int?) -> Int { spryify(arguments: id) }
  func wait(_ time: Double) async { await spryify(arguments: time) }
  func run() { spryify() }
  static func make(_ pin: Int) throws(LockError) -> Int {
    try spryifyThrows(arguments: pin, throwing: LockError.self)
  }
}

@Suite("Each kind of member is one line", .spry)
struct OneLineTests {
  private let safe = FakeSafe()

  @Test("Typed throws, with and without parameters, a result, a fallback value, and a wait")
  func typedThrows() async throws {
    safe.stub(.unlock).with(1, "a").andReturn(true)
    safe.stub(.unlock).andThrow(LockError.jammed)
    #expect(try safe.unlock(1, by: "a"))
    #expect(throws: LockError.jammed) { try safe.unlock(2, by: "a") }
    try safe.lock()
    safe.stub(.lock).andThrow(LockError.broken)
    #expect(throws: LockError.broken) { try safe.lock() }
    safe.stub(.read).andReturn(3)
    #expect(try safe.read() == 3)
    try safe.seal(1)
    safe.stub(.fetch).andReturn(4)
    #expect(try await safe.fetch(1) == 4)
    try await safe.reset()
    #expect(try safe.fall(1) == 2)
    #expect(try await safe.fallLater(1) == 4)
    safe.stub(.isOpen).andReturn(true)
    #expect(try safe.isOpen)
    FakeSafe.stub(.make).andThrow(LockError.jammed)
    #expect(throws: LockError.jammed) { try FakeSafe.make(1) }
    expectHaveReceived(safe, .unlock, with: 2, "a", countSpecifier: .once)
  }

  @Test("A setter needs no stub, whether or not the reads have one")
  func setters() async {
    safe.name = "a"
    safe["a"] = 1
    safe.stub(.name).andReturn("b")
    safe.stub(.subscript).with("a").andReturn(2)
    safe.name += "c"
    safe["a"] += 3
    expectHaveReceived(safe, .name, with: "bc", countSpecifier: .once)
    expectHaveReceived(safe, .subscript, with: "a", 5, countSpecifier: .once)
    let reads = Locked(0)
    safe.stub(.name).andDo { _ in
      reads.withLock { $0 += 1 }
      return "read"
    }
    safe.name = "written"
    #expect(reads.withLock { $0 } == 0)
    #expect(safe.name == "read")
    safe.strictness = .strict
    safe["b"] = 4
    safe.name = "d"
    let texts = await problems {
      let other = FakeSafe()
      other.stub(.name).with("x").lenient().andReturn()
      _ = other.name
      other.stub(.subscript).with("a", 1, 2).lenient().andReturn(1)
      other["a"] = 3
    }
    expectGolden(texts)
  }

  @Test("A nonescaping closure is released when the call ends")
  func nonescapingClosures() async throws {
    safe.stub(.verify).andDo { (bytes: [UInt8], test: @escaping (UInt8) -> Bool) in
      bytes.allSatisfy(test)
    }
    #expect(safe.verify([1, 2]) { $0 > 0 })
    #expect(!safe.verify([1, 2]) { $0 > 1 })
    safe.stub(.check).andDo { (test: @escaping (UInt8) throws -> Bool) in try test(1) }
    #expect(try safe.check { $0 == 1 })
    #expect(throws: LockError.jammed) { try safe.check { _ in throw LockError.jammed } }
    safe.stub(.map).andDo { (change: @escaping (Int) throws -> Int) in [try change(1)] }
    #expect(safe.map { $0 + 1 } == [2])
    #expect(throws: LockError.jammed) { try safe.map { _ in throw LockError.jammed } }
    safe.stub(.filter).andDo { (test: @escaping (Int) async -> Bool) in await test(1) ? [1] : [] }
    #expect(await safe.filter { $0 == 1 } == [1])
    safe.scan { _ in }
    expectHaveReceived(safe, .scan, with: Argument.closure)
    // A value answers the call without a look at the closure.
    safe.stub(.verify).with([UInt8(7)], Argument.anything).andReturn(true)
    #expect(safe.verify([7]) { _ in false })
  }

  @Test("Parameters that are inout, variadic, or autoclosures")
  func otherParameters() async {
    safe.stub(.take).andDo { (count: InoutArgument<Int>) in count.value += 5 }
    var count = 1
    safe.take(&count)
    #expect(count == 6)
    expectHaveReceived(safe, .take, with: 1)
    safe.stub(.takeLater).andDo { (count: InoutArgument<Int>) in
      count.value += 1
      return count.value
    }
    #expect(await safe.takeLater(&count) == 7)
    #expect(count == 7)
    safe.stub(.sum).with([1, 2]).andDo { (numbers: [Int]) in numbers.reduce(0, +) }
    #expect(safe.sum(1, 2) == 3)
    safe.log("a")
    expectHaveReceived(safe, .log, with: "a")
  }

  @Test("A closure of a stub has typed parameters, or takes an array")
  func typedClosures() async {
    safe.stub(.save).andDo { (item: Item, force: Bool) in item.id == 1 && force }
    #expect(safe.save(Item(), force: true))
    #expect(!safe.save(Item(id: 2), force: true))
    safe.stub(.save).andDo { arguments in (arguments[0] as? Item)?.id == 3 }
    #expect(safe.save(Item(id: 3), force: true))
    safe.stub(.save).andDo { ($0[0] as! Item).id == 4 }
    #expect(safe.save(Item(id: 4), force: true))
    safe.stub(.later).andDo { (item: Item) async in
      await Task.yield()
      return item.id
    }
    #expect(await safe.later(Item(id: 5)) == 5)
    safe.stub(.find).andDo { (id: Int?) in id ?? -1 }
    #expect(safe.find(nil) == -1)
    #expect(safe.find(2) == 2)
    let told = Locked(0)
    safe.stub(.tell).andDo { (count: Int, done: @escaping (Int) -> Void) in done(count) }
    safe.tell(3) { count in told.withLock { $0 = count } }
    #expect(told.withLock { $0 } == 3)
    FakeSafe.stub(.make).andDo { (pin: Int) in pin + 1 }
    #expect(try! FakeSafe.make(1) == 2)
  }

  @Test("A wrong number or type of parameters fails the test")
  func wrongClosures() async {
    expectGolden(
      await problems {
        let safe = FakeSafe()
        safe.stub(.save).andDo { (item: String, force: Bool) in true }
        #expect(!safe.save(Item(), force: true))
        safe.stub(.save).andDo { (item: Item) in true }
        #expect(!safe.save(Item(), force: false))
        safe.stub(.find).andDo { (id: Int) in 1 }
        #expect(safe.find(nil) == 0)
        safe.stub(.later).andDo { (item: Item, count: Int) async in 1 }
        #expect(await safe.later(Item()) == 0)
        safe.stub(.run).andDo { (count: Int) in }
        safe.run()
      })
  }

  @Test("A member that returns Void runs every closure, and discards its result")
  func voidMembers() async {
    let count = Locked(0)
    @discardableResult func next() -> Int {
      count.withLock {
        $0 += 1; return $0
      }
    }
    safe.stub(.run).andDo { _ in next() }
    safe.run()
    safe.stub(.run).andDo { _ -> Int? in
      next(); return nil
    }
    safe.run()
    safe.stub(.run).andDo { next() }
    safe.run()
    safe.stub(.lock).andDo { _ in next() }
    try? safe.lock()
    safe.stub(.wait).andDo { (time: Double) async in (next(), time) }
    await safe.wait(1)
    safe.stub(.reset).andDo { _ in next() }
    try? await safe.reset()
    var seen: [Int] = []
    safe.stub(.run).andDo { _ in seen.append(1) }
    safe.run()
    #expect(count.withLock { $0 } == 6)
    #expect(seen == [1])
  }

  @Test("A captor without arguments gives a closure that does nothing")
  func emptyCaptor() async {
    let texts = await problems {
      let captor = Argument.captor()
      captor.getValue(as: (() -> Void).self)()
      ArgumentCaptor<@Sendable () -> Void>()[0]()
    }
    #expect(texts.count == 2)
    expectGolden(texts.first)
  }
}
