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

  @Test("A reset releases everything") func everythingEndsWithAReset() {
    var ends = 0
    let spy = ItemRack()
    for _ in 0..<5 { _ = spy.put(Item { ends += 1 }) }
    spy.putReturnValue = Item { ends += 1 }
    spy.putReceivedItem = Item { ends += 1 }
    spy.putReceivedInvocations = [Item { ends += 1 }]
    spy.top = Item { ends += 1 }
    spy.putClosure = { [item = Item { ends += 1 }] _ in item }
    #expect(ends == 0)
    spy.resetSpy()
    #expect(ends == 10)
  }

  @Test("A replaced value is released") func whatIsReplacedEnds() {
    var ends: [String] = []
    let spy = ItemRack()
    func item(_ name: String) -> Item { Item { ends.append(name) } }
    spy.putReturnValue = item("value")
    spy.putReturnValue = nil
    #expect(ends == ["value"])
    spy.top = item("top")
    spy.top = nil
    #expect(ends == ["value", "top"])
    spy.putClosure = { [item = item("closure")] _ in item }
    spy.putClosure = nil
    #expect(ends == ["value", "top", "closure"])
    spy.putReceivedItem = item("received")
    spy.putReceivedItem = nil
    #expect(ends.last == "received")
    spy.putReceivedInvocations = [nil, item("invocation")]
    spy.putReceivedInvocations.removeAll()
    #expect(ends.last == "invocation")
  }

  @Test("A deinit of a released value may use the spy") func aDeinitMayUseTheSpy() {
    let spy = ItemRack()
    var counts: [Int] = []
    func item() -> Item { Item { counts.append(spy.putCallsCount) } }
    spy.putReturnValue = item()
    spy.putReturnValue = item()
    spy.top = item()
    spy.top = item()
    spy.putClosure = { [item = item()] _ in item }
    spy.putClosure = nil
    spy.putReceivedItem = item()
    spy.putReceivedItem = item()
    spy.putReceivedInvocations = [item()]
    spy.putReceivedInvocations = []
    _ = spy.put(item())
    spy.resetSpy()
    #expect(counts == [0, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test("A closure may use and reset the spy") func aClosureMayUseTheSpy() {
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

  @Test("An argument outlives the closure that resets the spy")
  func anArgumentEndsAfterTheClosureThatResets() {
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
