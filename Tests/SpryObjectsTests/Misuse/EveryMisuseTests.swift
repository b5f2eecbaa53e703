import SpryMacros
import SpryMatchers
import SpryObjects
import TestSupport
import Testing

/// A result without a conformance that is made for tests.
private struct Receipt: Decodable, Equatable {
  var number: Int
  var lines: [String]
  var note: String?

  static let empty = Receipt(number: 0, lines: [], note: nil)
}

private enum PaymentError: Error { case declined }
private struct Broken: Error {}

private final class FakeShop: Spryable {
  enum Function: String, StringRepresentable {
    case pay = "pay(_:)"
    case payLater = "payLater(_:)"
    case ship = "ship(_:)"
  }

  let spryState = SpryState()

  func pay(_ amount: Int) -> Receipt { spryify(arguments: amount) }
  func payLater(_ amount: Int) async -> Receipt { await spryify(arguments: amount) }
  func ship(_ id: String) throws(PaymentError) -> Receipt {
    try spryifyThrows(throwing: PaymentError.self)(arguments: id)
  }
  func refund() -> Receipt { spryify() }
}

@Spyable private protocol Shop {
  func pay<Value>() -> Value
}

private final class Till: ObjectSpyable {}

@Suite("Each kind of misuse fails one test, and does not stop the process")
struct EveryMisuseTests {
  @Test("Misuse is reported once, and the code goes on", arguments: Misuse.Kind.allCases)
  func isReportedOnce(kind: Misuse.Kind) async {
    let misuses = Misuses()
    let scope = SpryScope(ofTest: "buys()", misuse: misuses.handler)
    await scope.run(isolation: #isolation) { await misuse(kind) }
    let atTheEnd = scope.end().tooFewCalls.map(\.misuse)
    #expect((misuses.all + atTheEnd).map(\.kind) == [kind])
  }

  private func misuse(_ kind: Misuse.Kind) async {
    let shop = FakeShop()
    let captor = Argument.captor()
    switch kind {
    case .noStub:
      #expect(shop.pay(1) == .empty)
    case .unfinishedStub:
      _ = shop.stub(.pay)
      #expect(shop.pay(1) == .empty)
    case .argumentCount:
      shop.stub(.pay).with(1, 2).andReturn(Receipt.empty)
      #expect(shop.pay(1) == .empty)
    case .wrongAnswerType:
      shop.stub(.pay).andDo { _ in 7 as Any }
      #expect(shop.pay(1) == .empty)
    case .wrongGateValue:
      shop.stub(.payLater).suspend().resume(returning: 7)
      #expect(await shop.payLater(1) == .empty)
    case .cannotThrow:
      shop.stub(.pay).andThrow(Broken())
      #expect(shop.pay(1) == .empty)
    case .wrongErrorType:
      shop.stub(.ship).andThrow(Broken())
      #expect((try? shop.ship("a")) == .empty)
    case .cannotAwait:
      shop.stub(.pay).suspendForever()
      #expect(shop.pay(1) == .empty)
    case .cannotBlock:
      _ = shop.stub(.pay).block()
      #expect(shop.pay(1) == .empty)
    case .tooManyCalls:
      shop.stub(.pay).andReturn(Receipt.empty).expected(.never)
      _ = shop.pay(1)
    case .tooFewCalls:
      shop.stub(.pay).andReturn(Receipt.empty).expected(.once)
    case .answersExhausted:
      shop.stub(.pay).andReturn(Receipt.empty).afterLast(.fail)
      _ = shop.pay(1)
      #expect(shop.pay(1) == .empty)
    case .meaninglessExpectation:
      shop.stub(.pay).andReturn(Receipt.empty).expected(.exactly(-1))
    case .stubWithoutAnswer:
      let handle = SpryFakeHandle(shop)
      _ = SpryFakeMember<SpryStubRole, Int, Receipt, SprySyncEffects>(
        handle, "pay(_:)", argument: .any)
    case .withTwice:
      _ = shop.stub(.pay).with(1).with(2)
    case .withAfterAnswer:
      _ = shop.stub(.pay).andReturn(Receipt.empty).with(1)
    case .idleDelay:
      _ = shop.stub(.payLater).andReturn(Receipt.empty).delayed(by: .seconds(1))
      #expect(await shop.payLater(1) == .empty)
    case .nothingToCallThrough:
      shop.stub(.pay).andCallThrough()
      #expect(shop.pay(1) == .empty)
    case .idleCheck:
      #expect(shop.called(.pay, with: Argument.check { (_: Int) in }).isEmpty)
    case .checkThrew:
      shop.stub(.pay).with(Argument.check { (_: Int) in throw Broken() }).andReturn(Receipt.empty)
      _ = shop.pay(1)
    case .nestedCalls:
      shop.stub(.pay).andDo { [unowned shop] in shop.pay($0[0] as! Int) }
      #expect(shop.pay(1) == .empty)
    case .otherTest:
      // Detached, so that it is no step of this test.
      let other = await Task.detached { SpryScope(ofTest: "sells()", misuse: .stop) }.value
      let shop = other.run { FakeShop() }
      shop.stub(.pay).andReturn(Receipt.empty)
      _ = shop.pay(1)
    case .afterTest:
      SpryScope.current.endEarly()
      #expect(shop.pay(1) == .empty)
    case .unknownMember:
      shop.recordCall("other()")
    case .captorIndex:
      #expect(captor.getValue(as: Receipt.self) == .empty)
    case .captorType:
      shop.stub(.pay).with(captor).andReturn(Receipt.empty)
      _ = shop.pay(1)
      #expect(captor.getValue(as: Receipt.self) == .empty)
    case .noCallCanMatch:
      struct Opaque {}
      #expect(shop.called(.pay, with: Opaque()).isEmpty)
    case .callIndex:
      shop.stub(.pay).andReturn(Receipt.empty)
      _ = shop.pay(1)
      #expect(shop.called(.pay)[5].description == "pay(1)")
    case .callTypes:
      shop.stub(.pay).andReturn(Receipt.empty)
      _ = shop.pay(1)
      #expect(shop.called(.pay).arguments(as: String.self).isEmpty)
    case .nothingToReturn:
      #expect(ShopSpy().pay() == Receipt.empty)
    case .wrongSpyValue:
      let spy = ShopSpy()
      spy.payReturnValue = "paid"
      #expect(spy.pay() == Receipt.empty)
    case .other:
      let till = Till()
      let count = ObjectAssociationKey("count")
      till.saveEvidence(1, with: .association(key: count))
      #expect(till.loadEvidence(with: .association(key: count), as: String.self) == nil)
    }
  }
}

extension SpryScope {
  /// Ends the scope while code still runs in it.
  fileprivate func endEarly() { _ = end() }
}
