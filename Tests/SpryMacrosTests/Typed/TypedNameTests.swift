import SpryMacros
import TestSupport
import Testing

@Spryable private protocol Kiosk {
  func price(_ title: String) -> Double
  func prices(of titles: [String?]) -> [String: [Int?]]
}

private protocol Jukebox {
  func play(_ song: String, _: Int) -> Bool
}

@Spryable private final class FakeJukebox: Jukebox, Spryable {
  func play(_ song: String, _: Int) -> Bool
}

@Suite("Names of members and arguments in messages")
struct TypedNameTests {
  @Test("A member that was never called has the name that the compiler gives it")
  func neverCalled() {
    let kiosk = FakeKiosk()
    kiosk.stub.price("a").andReturn(1)
    expectGolden(kiosk.explain(), "explain() of an uncalled member")
    expectGolden(misuses { _ = kiosk.prices(of: []) }, "a call beside an uncalled member")
  }

  @Test("An argument without a name is an underscore, also in an expectation")
  func skippedArguments() {
    let jukebox = FakeJukebox()
    jukebox.stub.play(.any, .any).andReturn(true)
    _ = jukebox.play("Waltz", 1)
    expectGolden(jukebox.calls.play("Tango", .any).didCall().failureDescription)
  }
}
