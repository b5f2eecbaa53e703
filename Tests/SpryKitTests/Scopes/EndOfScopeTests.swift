import Foundation
import SpryKit
import TestSupport
import Testing

/// A result without a default value.
private protocol Receipt {}
private struct PaperReceipt: Receipt {}

private protocol Center: AnyObject {
  func register(_ listener: AnyObject)
  func unregister(_ id: Int) -> any Receipt
  func count() -> Int
  func leave(_ listener: AnyObject)
}

private final class FakeCenter: Center, Spryable {
  enum Function: String, StringRepresentable {
    case register = "register(_:)"
    case unregister = "unregister(_:)"
    case count = "count()"
    case leave = "leave(_:)"
    case session = "session()"
  }
  enum ClassFunction: String, StringRepresentable {
    case release = "release()"
  }

  let spryState = SpryState()

  func register(_ listener: AnyObject) { spryify(arguments: listener) }
  func unregister(_ id: Int) -> any Receipt { spryify(arguments: id) }
  func count() -> Int { spryify() }
  func leave(_ listener: AnyObject) { spryify(arguments: listener) }
  func session() -> Listener { spryify() }
  static func release() -> any Receipt { spryify() }
}

/// An object that runs a closure in its `deinit`.
private final class Listener {
  private let onDeinit: () -> Void

  init(_ onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
  deinit { onDeinit() }

  var receipt: any Receipt { PaperReceipt() }
}

/// An argument whose description takes a while.
private struct Song: Equatable, CustomStringConvertible, Sendable {
  let isBeingDescribed = DispatchSemaphore(value: 0)

  static func == (left: Song, right: Song) -> Bool { true }

  var description: String {
    isBeingDescribed.signal()
    Thread.sleep(forTimeInterval: 0.05)
    return "song"
  }
}

@Suite("The end of a scope, moment by moment")
struct EndOfScopeTests {
  private let misuses = Misuses()
  private let scope: SpryScope

  init() {
    scope = SpryScope(ofTest: "listens()", misuse: misuses.handler)
  }

  @Test("An object that the fake recorded may call the fake in its deinit")
  func recordedObject() {
    var receipts: [any Receipt] = []
    let center = scope.run {
      let center = FakeCenter()
      center.stub(.unregister).andReturn(PaperReceipt() as any Receipt)
      center.register(Listener { receipts.append(center.unregister(1)) })
      return center
    }
    #expect(receipts.isEmpty)
    let issues = scope.end()
    #expect(receipts.count == 1)
    #expect(misuses.texts == [])
    #expect(issues.stubs.map(\.countsAsUsed) == [true])
    #expect(center.recordedCalls.isEmpty)
  }

  @Test("The use of a stub by a fake that is gone counts")
  func fakeThatIsGone() {
    scope.run {
      let center = FakeCenter()
      center.stub(.count).andReturn(1)
      #expect(center.count() == 1)
    }
    #expect(scope.end().stubs.map(\.countsAsUsed) == [true])
  }

  @Test("Stubs of other fakes and of types still answer then")
  func otherFakes() {
    var count = 0
    let centers = scope.run {
      let (first, second) = (FakeCenter(), FakeCenter())
      first.stub(.count).andReturn(1)
      second.stub(.count).andReturn(2)
      FakeCenter.stub(.release).andReturn(PaperReceipt() as any Receipt)
      let call = { [unowned first, unowned second] in
        count += first.count() + second.count()
        _ = FakeCenter.release()
      }
      first.register(Listener(call))
      second.register(Listener(call))
      return [first, second]
    }
    let issues = scope.end()
    #expect(count == 6)
    #expect(misuses.texts == [])
    #expect(issues.stubs.filter { !$0.countsAsUsed } == [])
    withExtendedLifetime(centers) {}
  }

  @Test("A call without a stub is misuse once, and gets a default value")
  func unstubbedCall() {
    var counts: [Int] = []
    let center = scope.run {
      let center = FakeCenter()
      for _ in 1...3 { center.register(Listener { counts.append(center.count()) }) }
      return center
    }
    _ = scope.end()
    #expect(counts == [0, 0, 0])
    guard misuses.all.map(\.kind) == [.noStub], let call = misuses.all[0].call else {
      Issue.record("\(misuses.all)")
      return
    }
    #expect(call.text == "count()")
    withExtendedLifetime(center) {}
  }

  @Test("An object that a stub holds may call the fake in its deinit")
  func objectOfAStub() {
    var receipts = 0
    let center = scope.run {
      let center = FakeCenter()
      center.stub(.unregister).andReturn(PaperReceipt() as any Receipt).lenient()
      center.stub(.session).andReturn(
        Listener { [unowned center] in
          _ = center.unregister(1)
          receipts += 1
        })
      _ = center.session()
      return center
    }
    _ = scope.end()
    #expect(receipts == 1)
    #expect(misuses.texts == [])
    withExtendedLifetime(center) {}
  }

  @Test("The object of an older stub that expects calls is released, too")
  func objectOfAnOlderStub() {
    var counts: [Int] = []
    let center = scope.run {
      let center = FakeCenter()
      center.stub(.count).andReturn(7).lenient()
      center.stub(.session).andReturn(
        Listener { [unowned center] in counts.append(center.count()) }
      )
      .expected(.once)
      center.stub(.session).andReturn(Listener {}).lenient()
      return center
    }
    #expect(scope.end().mistakenStubs.count == 1)
    #expect(counts == [7])
    #expect(misuses.texts == [])
    withExtendedLifetime(center) {}
  }

  /// How a stub holds an object.
  enum Holder: CaseIterable { case value, closure, laterAnswer }

  @Test(
    "The object of a stub gets the answer of an older or a newer stub in its deinit",
    arguments: Holder.allCases, [false, true])
  func objectOfAStub(holder: Holder, isNewer: Bool) {
    var counts: [Int] = []
    let center = scope.run {
      let center = FakeCenter()
      if isNewer { center.stub(.count).andReturn(5) }
      // Two, because the first of them must not take the answer with it.
      for id in 1...2 {
        let listener = Listener { [unowned center] in counts.append(center.count()) }
        let stub = center.stub(.unregister).with(id)
        switch holder {
        case .value: stub.andReturn(listener)
        case .closure: stub.andDo { _ in listener.receipt }
        case .laterAnswer:
          stub.andReturn(PaperReceipt() as any Receipt).andDo { _ in listener.receipt }
        }
      }
      if !isNewer { center.stub(.count).andReturn(5) }
      return center
    }
    _ = center.count()
    #expect(scope.end().stubs.filter { !$0.countsAsUsed }.count == 2)
    #expect(counts == [5, 5])
    #expect(misuses.texts == [])
  }

  @Test("An object may pass itself to a fake in its deinit")
  func objectPassesItself() {
    final class Member {
      let center: any Center
      init(_ center: any Center) { self.center = center }
      deinit { center.leave(self) }
    }
    let center = FakeCenter()
    var received: ObjectIdentifier?
    center.stub(.leave).andDo { received = ($0[0] as AnyObject?).map(ObjectIdentifier.init) }
    var identity: ObjectIdentifier?
    do { identity = ObjectIdentifier(Member(center)) }
    #expect(received == identity)
    #expect(center.called(.leave).map(\.description) == ["leave(a Member in its deinit)"])
    #expect(
      center.didCall(.leave, withArguments: [Argument.anything], countSpecifier: .once).success)
  }

  @Test("A fake that another thread is deallocating reports its stubs, too")
  func deallocatedAtTheEnd() {
    let song = Song()
    nonisolated(unsafe) var center = scope.run { FakeCenter() } as FakeCenter?
    center?.stub(.unregister).with(song).andReturn(PaperReceipt()).expected(.once)
    DispatchQueue.global().async { center = nil }
    song.isBeingDescribed.wait()
    #expect(scope.end().mistakenStubs.count == 1)
  }
}
