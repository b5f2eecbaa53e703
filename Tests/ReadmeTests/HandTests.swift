import Foundation
import SpryMacros
import SpryMatchers
import Testing

// The samples of the chapter about fakes by hand.

// Example of Spryable, StringRepresentable, Spryable.spryifyThrows
final class FakeVault: Vault, Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case open = "open()"
    case read = "read()"
    case unlock = "unlock(pin:)"
  }
  // Example of SpryState, SpryState.init, SpryFake.spryState
  let spryState = SpryState()

  func open() throws { try spryifyThrows() }
  func read() async -> [String] { await spryify() }
  func unlock(pin: Int) async throws(VaultError) -> Bool {
    try await spryifyThrows(arguments: pin, throwing: VaultError.self)
  }
}

@Spryable
private protocol UserArchive: AnyObject {
  func load(id: String) async throws -> User
}

// Example of MemberName
extension FakeUserArchive { typealias Function = MemberName }

protocol Cart: AnyObject {
  var coupon: String? { get set }
  func count(_ items: inout Int)
}

final class FakeCart: Cart, Spryable, Sendable {
  let spryState = SpryState()
  var coupon: String? {
    get { spryify() }
    set { recordCall(arguments: newValue) }
  }
  func count(_ items: inout Int) {
    // Example of InoutArgument, InoutArgument.init, InoutArgument.value
    let passed = InoutArgument(items)
    spryify(arguments: passed)
    items = passed.value
  }
}

@Suite("The articles: fakes by hand", .spry) struct HandTests {
  private let vault = FakeVault()

  @Test("A fake by hand is stubbed and checked by the names of its members")
  func stubs() async throws {
    vault.stub(.read).andReturn(["gold"])
    vault.stub(.unlock).with(0).andThrow(VaultError.wrongPin)
    vault.stub(.unlock).with(Argument.greaterThan(0)).andDo { arguments in
      arguments[0] as! Int == 1234
    }

    await #expect(throws: VaultError.wrongPin) { try await vault.unlock(pin: 0) }
    #expect(try await vault.unlock(pin: 1234))
    expectHaveReceived(vault, .unlock, with: 1234, countSpecifier: .once)
    expectHaveNotReceived(vault, .open)
    try vault.open()
    #expect(await vault.read() == ["gold"])
  }

  @Test("Properties and inout arguments of a fake by hand")
  func properties() {
    let cart = FakeCart()
    cart.stub("coupon").andReturn("half")
    cart.stub("count(_:)").andDo { arguments in (arguments[0] as! InoutArgument<Int>).value = 7 }
    cart.coupon = cart.coupon
    var items = 1
    cart.count(&items)
    #expect(items == 7)
    #expect(cart.called("coupon").count == 2)
    #expect(cart.called("coupon", with: Argument.anything).count == 1)
  }

  @Test("Captors, recorded calls, order, and waits without types")
  func others() async throws {
    // Example of Argument.captor
    let captor = Argument.captor()
    vault.stub(.unlock).with(captor).andReturn(true)
    _ = try await vault.unlock(pin: 3)
    #expect(captor.last as? Int == 3)

    #expect(vault.called(.unlock).arguments(as: Int.self) == [3])
    #expect(vault.didCall(.unlock, withArguments: [3], countSpecifier: .once).success)
    try await vault.called(.unlock, with: 3).wait(within: .seconds(5))
    expectInOrder { vault.called(.unlock, with: 3) }
    expectNoOtherCalls(vault, ignoring: vault.called(.open))
  }

  @Test("String literals name the members of a fake that the macro writes, after one line")
  func literals() async throws {
    let service = FakeUserArchive()
    service.stub("load(id:)").with("7").andReturn(nobody)
    #expect(try await service.load(id: "7") == nobody)
    expectHaveReceived(service.calls.load(id: "7"))
  }

  @Test("A fake of a clock calls the real one")
  func callThrough() {
    final class FakeWallClock: WallClock, Spryable {
      let real = SystemClock()
      func now() -> Date { spryify(fallbackValue: real.now()) }
    }
    let clock = FakeWallClock()
    #expect(abs(clock.now().timeIntervalSinceNow) < 60)
    clock.stub("now()").andReturn(Date(timeIntervalSince1970: 0))
    #expect(clock.now() == Date(timeIntervalSince1970: 0))
  }
}
