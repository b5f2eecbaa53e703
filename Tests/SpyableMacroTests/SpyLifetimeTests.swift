import SpryMacros
import TestSupport
import Testing

@Spyable private protocol Rack<Item> {
  associatedtype Item
  var top: Item { get set }
  func put(_ item: Item) -> Item?
}

@Suite("A spy releases its values", .timeLimit(.minutes(1)))
struct SpyLifetimeTests {
  /// Runs a closure when it ends.
  private final class Item {
    let ended: () -> Void

    init(_ ended: @escaping () -> Void = {}) {
      self.ended = ended
    }

    deinit { ended() }
  }

  private typealias ItemRack = RackSpy<Item?>

  @Test("A reset releases everything, and a deinit may use the spy") func reset() {
    let spy = ItemRack()
    var counts: [Int] = []
    func item() -> Item { Item { counts.append(spy.putCallsCount) } }
    for _ in 0..<5 { _ = spy.put(item()) }
    spy.putReturnValue = item()
    spy.putReceivedItem = item()
    spy.putReceivedInvocations = [item()]
    spy.top = item()
    spy.putClosure = { [item = item()] _ in item }
    #expect(counts == [])
    spy.resetSpy()
    #expect(counts == Array(repeating: 0, count: 10))
  }

  @Test("A reset forgets stubs as well as names") func resetOfStubs() {
    let spy = ItemRack()
    spy.stub("put(_:)").andReturn(Item {})
    #expect((spy.put(nil) ?? nil) != nil)
    spy.resetSpy()
    spy.putReturnValue = .some(nil)
    #expect((spy.put(nil) ?? nil) == nil)
  }

  @Test("A replaced value is released, and its deinit may use the spy") func replaced() {
    var ends: [String] = []
    let spy = ItemRack()
    func item(_ name: String) -> Item { Item { ends.append("\(name) \(spy.putCallsCount)") } }
    spy.putReturnValue = item("value")
    spy.putReturnValue = nil
    spy.top = item("top")
    spy.top = nil
    spy.putClosure = { [item = item("closure")] _ in item }
    spy.putClosure = nil
    spy.putReceivedItem = item("received")
    spy.putReceivedItem = nil
    spy.putReceivedInvocations = [nil, item("invocation")]
    spy.putReceivedInvocations.removeAll()
    #expect(ends == ["value 0", "top 0", "closure 0", "received 0", "invocation 0"])
  }

  @Test("A closure may use and reset the spy") func closureThatResets() {
    let spy = RackSpy<String>()
    spy.putClosure = { [unowned spy] item in
      spy.resetSpy()
      spy.putReturnValue = "second"
      return "first, for a long \(item)"
    }
    #expect(
      spy.put("argument that lies on the heap")
        == "first, for a long argument that lies on the heap")
    #expect(spy.put("argument") == "second")
    spy.putClosure = { [unowned spy] item in
      item.isEmpty ? "." : item.prefix(1) + (spy.put(String(item.dropFirst())) ?? "")
    }
    #expect(spy.put("abcdefghij") == "abcdefghij.")
    #expect(spy.putReceivedInvocations.count == 12)
  }

  @Test("An argument outlives the closure that resets the spy") func argumentOfTheReset() {
    let spy = ItemRack()
    var ended = false
    spy.putClosure = { [unowned spy] item in
      spy.resetSpy()
      #expect(!ended)
      return item
    }
    #expect(spy.put(Item { ended = true }) != nil)
    #expect(ended)
  }
}
