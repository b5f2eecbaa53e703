import TestSupport
import Testing

import SpryKit

@Suite("Relaxed fakes answer calls without a stub")
struct RelaxedTests {
  private struct Plain: Equatable { let text: String }

  private final class FakeStore: Spryable {
    enum Function: String, StringRepresentable {
      case count = "count(of:)"
      case load = "load(_:)"
      case find = "find(_:)"
      case plain = "plain()"
      case name
    }
    enum ClassFunction: String, StringRepresentable {
      case version = "version()"
    }

    let spryState = SpryState()

    func count(of kind: String) -> Int { spryify(arguments: kind) }
    func load(_ id: Int) async throws -> [String] { try await spryifyThrows(arguments: id) }
    func find(_ id: Int) -> Result<String, any Error> { spryify(arguments: id) }
    func plain() -> Plain { spryify() }
    var name: String { spryify() }
    static func version() -> Int { spryify() }
  }

  private let store = FakeStore()

  init() { store.strictness = .relaxed }

  @Test("A call returns a default value, is recorded, and passes")
  func emptyValues() async throws {
    let misuses = Misuses()
    try await withSpryScope(misuse: misuses.handler) {
      #expect(store.count(of: "a") == 0)
      let loaded = try await store.load(1)
      #expect(loaded.isEmpty)
      let found = try store.find(1).get()
      #expect(found == "")
      #expect(store.name == "")
    }
    #expect(misuses.all.isEmpty)
    #expect(
      store.recordedCalls.map(\.description)
        == [#"count(of: "a")"#, "load(1)", "find(1)", "name"])
  }

  @Test("A stub answers before the default value, and a call that it does not match is empty")
  func stubs() {
    store.stub(.count).with("a").andReturn(3)
    let texts = misuses {
      #expect(store.count(of: "a") == 3)
      #expect(store.count(of: "b") == 0)
    }
    #expect(texts.isEmpty)
  }

  @Test("A value of withDefaults comes before the default value")
  func defaults() {
    let texts = misuses {
      withDefaults(7, Plain(text: "seven")) {
        #expect(store.count(of: "a") == 7)
        #expect(store.plain() == Plain(text: "seven"))
      }
    }
    #expect(texts.isEmpty)
  }

  @Test("A value of withDefaults holds in scopes of scopes")
  func defaultsOfOuterScopes() {
    // In a scope, since other tests run outside every scope at the same time.
    withSpryScope {
      withDefaults(7) {
        withSpryScope {
          withSpryScope { #expect(store.count(of: "a") == 7) }
        }
      }
    }
  }

  @Test("A scope is relaxed for its fakes and for types, and a fake can be exempt")
  func scope() {
    let exempt = FakeStore()
    exempt.strictness = .normal
    let misuses = Misuses()
    withSpryScope(strictness: .relaxed, misuse: misuses.handler) {
      #expect(FakeStore().name == "")
      #expect(FakeStore.version() == 0)
      #expect(misuses.all.isEmpty)
      _ = exempt.name
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
  func noEmptyValue() async {
    await #expect(processExitsWith: .failure) {
      withSpryScope(strictness: .relaxed, misuse: .report { _, _ in }) { _ = FakeStore().plain() }
    }
  }

  @Test("A stub without an answer, or for other arguments than the member has, is misuse")
  func uselessStubs() {
    _ = store.stub(.name)
    store.stub(.count).with(1, 2).andReturn(1)
    let texts = misuses {
      _ = store.name
      _ = store.count(of: "a")
    }
    #expect(texts.count == 2)
  }
}
