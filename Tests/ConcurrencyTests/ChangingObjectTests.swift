import Foundation
import SpryKit
import SpryMacros
import SpryMatchers
import TestSupport
import Testing

/// A class that is safe from any thread: a lock guards its variables, and `==` compares a constant.
private final class Shelf: @unchecked Sendable, Equatable {
  private let lock = NSLock()
  private var items: [String] = []
  private var names: [Int: String] = [:]
  let id: Int
  init(_ id: Int) { self.id = id }
  static func == (left: Shelf, right: Shelf) -> Bool { left.id == right.id }
  func put(_ number: Int) {
    lock.withLock {
      items.append("item number \(number) with a long text")
      names[number] = "name \(number) with a long text"
      if items.count > 50 { (items, names) = ([], [:]) }
    }
  }
}

private struct Rack: Equatable, Sendable {
  var shelf: Shelf
  var label = "rack"
}

@Spryable private protocol Store: AnyObject, Sendable {
  func keep(_ shelf: Shelf) -> Bool
  func keep(all shelves: [Shelf]) -> Bool
  func keep(in rack: Rack) -> Bool
}

private final class HandStore: Spryable {
  func keep(_ shelf: Shelf) { spryify(arguments: shelf) }
}

@Suite("The text of a failure reads no variable of an object", .spry(unusedStubs: .off))
struct ChangingObjectTests {
  @Test("Other threads may change it under its own lock, meanwhile")
  func race() {
    let (store, hand, shelf) = (FakeStore(), HandStore(), Shelf(1))
    let (isOver, ended) = (Locked(false), DispatchSemaphore(value: 0))
    store.stub.keep(.any).andReturn(true)
    store.stub.keep(all: .any).andReturn(true)
    store.stub.keep(in: .any).andReturn(true)
    _ = (store.keep(shelf), store.keep(all: [shelf]), store.keep(in: Rack(shelf: shelf)))
    hand.keep(shelf)
    for _ in 0..<2 {
      Thread.detachNewThread {
        var number = 0
        while !isOver.withLock({ $0 }) {
          number += 1
          shelf.put(number)
        }
        ended.signal()
      }
    }
    for _ in 0..<30 {
      let texts = [
        store.calls.keep(Shelf(2)).didCall().failureDescription,
        store.calls.keep(all: [Shelf(2)]).didCall().failureDescription,
        store.calls.keep(in: Rack(shelf: Shelf(2))).didCall().failureDescription,
        hand.called("keep(_:)", with: Shelf(2)).didCall().failureDescription,
        SpryCheck.orderFailure { store.calls.keep(Shelf(2)).query }?.text,
      ]
      // The only constant that differs, and not the lock.
      for text in texts { #expect(text?.contains("id: 1 is not 2") == true, "\(text ?? "")") }
    }
    // The end of the test compares the stub with the calls.
    let scope = SpryScope(ofTest: "a test", misuse: .failingTest)
    scope.run {
      let store = FakeStore()
      store.stub.keep(.any).andReturn(true).lenient()
      store.stub.keep(Shelf(2)).andReturn(false)
      for _ in 0..<30 { _ = store.keep(shelf) }
    }
    let unused = scope.end().stubs.first { !$0.countsAsUsed }
    #expect(unused?.calls.joined().contains("id: 1 is not 2") == true)
    isOver.withLock { $0 = true }
    ended.wait()
    ended.wait()
  }
}
