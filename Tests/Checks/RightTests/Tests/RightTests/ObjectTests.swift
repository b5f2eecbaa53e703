import SpryMacros
import SpryMatchers
import Testing

struct Receipt { var number: Int }

@Spryable protocol Center: AnyObject {
  func register(_ listener: AnyObject)
  func unregister(_ id: Int) -> Receipt
}

/// Registers itself in `init` and unregisters in `deinit`.
private final class Listener {
  private let center: any Center

  init(_ center: any Center) {
    self.center = center
    center.register(self)
  }

  deinit { _ = center.unregister(1).number }
}

@Spryable protocol Registry: AnyObject { func remove(_ member: AnyObject) }

/// Passes itself to its registry in `deinit`.
private final class Member {
  private let registry: any Registry

  init(_ registry: any Registry) { self.registry = registry }

  deinit { registry.remove(self) }
}

@Spryable protocol PlayerDelegate: AnyObject {
  func shouldPlay() -> Bool
  func didPlay(_ player: AnyObject)
}

private final class Player {
  weak var delegate: (any PlayerDelegate)?

  func play() {
    if delegate?.shouldPlay() == true { delegate?.didPlay(self) }
  }
}

@Suite("Objects that a fake receives", .spry)
struct ObjectTests {
  @Test("An observer unregisters when the test releases the calls of the fake")
  func observer() {
    let center = FakeCenter()
    center.stub.unregister(.any).andReturn(Receipt(number: 1)).lenient()
    let listener = Listener(center)
    withExtendedLifetime(listener) {}
    expectHaveReceived(center.calls.register(.any), .once)
  }

  @Test("An object passes itself in deinit")
  func itself() {
    let registry = FakeRegistry()
    do { _ = Member(registry) }
    expectHaveReceived(registry.calls.remove(.any), .once)
  }

  @Test("A delegate receives the object that it belongs to")
  func delegate() {
    let (player, delegate) = (Player(), FakePlayerDelegate())
    delegate.stub.shouldPlay().andReturn(true).expected(.once)
    player.delegate = delegate
    player.play()
    expectHaveReceived(delegate.calls.didPlay(.identical(to: player)), .once)
  }
}

@Spryable protocol Vault: Actor { func open(_ code: Int) -> Bool }

@MainActor @Spryable protocol Screen: AnyObject {
  func show(_ text: String)
  func confirm(_ text: String) async -> Bool
}

@Suite("Actors", .spry)
struct ActorTests {
  @Test("A fake that is an actor")
  func actor() async throws {
    let vault = FakeVault()
    vault.stub.open(1).andReturn(true).expected(.once)
    Task { await vault.open(1) }
    try await vault.calls.open(1).wait(within: limit)
  }

  @Test("A fake on the main actor")
  @MainActor func mainActor() async throws {
    let screen = FakeScreen()
    screen.stub.confirm("Delete?").andReturn(true).expected(.once)
    Task { if await screen.confirm("Delete?") { screen.show("Deleted") } }
    try await screen.calls.show("Deleted").wait(within: limit)
    expectInOrder {
      screen.calls.confirm(.any)
      screen.calls.show(.any)
    }
  }
}
