import TestSupport
import Testing

import SpryKit

private struct Size: Equatable { let count: Int }

private final class FakeStore: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case close = "close()"
    case send = "send(_:)"
    case sync = "sync()"
    case count = "count(of:)"
    case load = "load(_:)"
    case find = "find(_:)"
    case size = "size()"
    case name
  }
  enum ClassFunction: String, StringRepresentable {
    case warmUp = "warmUp()"
    case version = "version()"
  }

  let spryState = SpryState()

  func close() { spryify() }
  func send(_ text: String) throws { try spryifyThrows(arguments: text) }
  func sync() async throws(LoadError) { try await spryifyThrows(throwing: LoadError.self) }
  func count(of kind: String) -> Int { spryify(arguments: kind) }
  func load(_ id: Int) async throws -> [String] { try await spryifyThrows(arguments: id) }
  func find(_ id: Int) -> Result<String, any Error> { spryify(arguments: id) }
  func size() -> Size { spryify() }
  var name: String {
    get { spryify() }
    set { spryify(arguments: newValue) }
  }
  static func warmUp() { spryify() }
  static func version() -> Int { spryify() }
}

@Suite("Which unstubbed calls are misuse")
struct StrictnessTests {
  private let store = FakeStore()

  @Test("A call of a member that returns nothing is recorded and returns")
  func returns() async {
    let texts = await misuses {
      store.close()
      try? store.send("Hello")
      try? await store.sync()
      FakeStore.warmUp()
    }
    #expect(texts.isEmpty)
    #expect(store.recordedCalls.map(\.description) == ["close()", #"send("Hello")"#, "sync()"])
    #expect(
      store.recordedCalls.map(\.outcome.description) == Array(repeating: "returned", count: 3))
  }

  @Test("A call of it that no stub matches returns, even beside an unfinished stub")
  func stubsThatDoNotMatch() {
    store.stub(.send).with("Bye").andThrow(NotFound())
    _ = store.stub(.send).with("Good night")
    #expect(misuses { try? store.send("Hello") } == [])
  }

  @Test("A closure that returns nothing needs no stub, unless it is strict")
  func closures() {
    let spy = SpyClosure<Int, Void>("onDone")
    let texts = misuses {
      (spy.closure as (Int) -> Void)(1)
      try? (spy.closure as (Int) throws -> Void)(2)
    }
    #expect(texts.isEmpty)
    #expect(spy.recordedCalls.count == 2)
    spy.strictness = .strict
    #expect(misuses { (spy.closure as (Int) -> Void)(3) }.count == 1)
  }

  @Test(
    "A stub without an answer, or for other arguments than the member has, is misuse",
    arguments: [Strictness.normal, .relaxed])
  func uselessStubs(strictness: Strictness) {
    store.strictness = strictness
    _ = store.stub(.close)
    store.stub(.send).with(1, 2).andReturn()
    _ = store.stub(.name)
    store.stub(.count).with(1, 2).andReturn(1)
    let texts = misuses {
      store.close()
      try? store.send("Hello")
      _ = store.name
      _ = store.count(of: "a")
    }
    let reasons = ["its stub has no answer", "its stubs expect a different number"]
    #expect(texts.count == 4)
    for (text, reason) in zip(texts, reasons + reasons) { #expect(text.contains(reason)) }
  }

  @Test(
    "After a reset of the stubs, a stub without an answer is forgotten",
    arguments: [Strictness.normal, .relaxed])
  func resetOfUselessStubs(strictness: Strictness) {
    store.strictness = strictness
    let texts = misuses {
      FakeStore.strictness = strictness
      _ = store.stub(.close)
      _ = FakeStore.stub(.warmUp)
      store.resetCalls()
      FakeStore.resetCalls()
      store.close()
      FakeStore.warmUp()
    }
    #expect(texts.count == 2, "a reset of the calls keeps it")
    let textsAfterReset = misuses {
      FakeStore.strictness = strictness
      _ = FakeStore.stub(.warmUp)
      FakeStore.resetStubs()
      store.resetStubs()
      store.close()
      FakeStore.warmUp()
    }
    #expect(textsAfterReset == [])
  }
}

@Suite("Strict scopes and fakes")
struct StrictTests {
  private let store = FakeStore()
  private let strict = FakeStore()

  init() { strict.strictness = .strict }

  @Test("A strict scope makes each unstubbed call misuse, which throwing members throw")
  func scope() async {
    let misuses = Misuses()
    await withSpryScope(strictness: .strict, misuse: misuses.handler) {
      store.close()
      #expect(throws: Misuse.self) { try store.send("Hello") }
      await #expect(throws: Never.self) { try await store.sync() }
      FakeStore.warmUp()
      withSpryScope { store.close() }
      withSpryScope(strictness: .normal) { store.close() }
    }
    #expect(misuses.all.count == 5)
    expectGolden(misuses.texts.first)
  }

  @Test("A fake and a type can be strict, and a fake can be exempt from a strict scope")
  func fake() {
    store.strictness = .normal
    let misuses = Misuses()
    withSpryScope(strictness: .strict, misuse: misuses.handler) {
      store.close()
      #expect(FakeStore.strictness == .strict)
    }
    withSpryScope(misuse: misuses.handler) {
      store.close()
      #expect(misuses.all.isEmpty)
      strict.close()
      FakeStore.strictness = .strict
      FakeStore.warmUp()
    }
    #expect(misuses.all.count == 2)
  }

  @Test("A strict fake needs no stub for a write")
  func writes() {
    #expect(misuses { strict.name = "Ann" } == [])
    #expect(misuses { _ = strict.name }.count == 1)
  }

  @Test("A stub or the real implementation answers a call of a strict fake")
  func answeredCalls() {
    var hasRun = false
    #expect(misuses { strict.spryify("close()", fallbackValue: hasRun = true) } == [])
    #expect(hasRun)
    strict.stub(.close).andReturn()
    #expect(misuses { strict.close() } == [])
  }
}

@Suite("Relaxed scopes and fakes")
struct RelaxedTests {
  private let store = FakeStore()

  init() { store.strictness = .relaxed }

  @Test("A call returns a default value, is recorded, and passes")
  func defaultValues() async throws {
    let texts = try await misuses {
      #expect(store.count(of: "a") == 0)
      let loaded = try await store.load(1)
      #expect(loaded.isEmpty)
      let found = try store.find(1).get()
      #expect(found == "")
      #expect(store.name == "")
    }
    #expect(texts.isEmpty)
    #expect(
      store.recordedCalls.map(\.description)
        == [#"count(of: "a")"#, "load(1)", "find(1)", "name"])
  }

  @Test("A stub comes before the default value, and a call that it does not match gets one")
  func stubs() {
    store.stub(.count).with("a").andReturn(3)
    let texts = misuses {
      #expect(store.count(of: "a") == 3)
      #expect(store.count(of: "b") == 0)
    }
    #expect(texts.isEmpty)
  }

  @Test("A value of withDefaults comes before the default value, in scopes of scopes, too")
  func defaults() {
    let texts = misuses {
      withDefaults(7, Size(count: 7)) {
        #expect(store.size() == Size(count: 7))
        withSpryScope {
          withSpryScope { #expect(store.count(of: "a") == 7) }
        }
      }
    }
    #expect(texts.isEmpty)
  }

  @Test(
    "A value of withDefaults is the default value in other tasks, too",
    arguments: [Strictness.relaxed, .normal, .strict])
  func defaultsOffTheTask(strictness: Strictness) async {
    let scope = SpryScope(ofTest: "a test", misuse: .report { _, _ in }, strictness: strictness)
    await scope.run(isolation: #isolation) {
      let store = FakeStore()
      await withDefaults(7) {
        #expect(await Task.detached { store.count(of: "a") }.value == 7)
      }
      #expect(await Task.detached { store.count(of: "a") }.value == 0)
    }
    // Both calls are the same misuse.
    #expect(scope.end().misuse.count == (strictness == .relaxed ? 0 : 1))
  }

  @Test("A value of withDefaults lasts as long as its closure")
  func endOfDefaults() async {
    await withSpryScope {
      withDefaults(7) { #expect(store.count(of: "a") == 7) }
      #expect(store.count(of: "a") == 0)
      await withDefaults(7) {
        await Task.yield()
        #expect(store.count(of: "a") == 7)
      }
      #expect(store.count(of: "a") == 0)
      #expect(throws: NotFound.self) { try withDefaults(7) { throw NotFound() } }
      await #expect(throws: NotFound.self) {
        try await withDefaults(7) {
          await Task.yield()
          throw NotFound()
        }
      }
      withDefaults(8) {
        withDefaults(7) { #expect(store.count(of: "a") == 7) }
        #expect(store.count(of: "a") == 8)
      }
      #expect(store.count(of: "a") == 0)
    }
  }

  @Test("A scope is relaxed for its fakes and for types, and a fake can be exempt")
  func scope() {
    store.strictness = .normal
    let misuses = Misuses()
    withSpryScope(strictness: .relaxed, misuse: misuses.handler) {
      #expect(FakeStore().name == "")
      #expect(FakeStore.version() == 0)
      #expect(misuses.all.isEmpty)
      _ = store.name
    }
    #expect(misuses.all.count == 1)
  }

  @Test("A closure can be relaxed")
  func closures() {
    let spy = SpyClosure<Int, Bool>("isValid")
    spy.strictness = .relaxed
    let isValid: (Int) -> Bool = spy.closure
    #expect(misuses { _ = isValid(1) }.isEmpty)
    #expect(spy.recordedCalls.count == 1)
  }

  @Test("A result without a default value is misuse")
  func noDefaultValue() async {
    await #expect(processExitsWith: .failure) {
      withSpryScope(strictness: .relaxed, misuse: .report { _, _ in }) { _ = FakeStore().size() }
    }
  }
}
