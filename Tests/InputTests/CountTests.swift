import SpryMacros
import SpryMatchers
import TestSupport
import Testing

@testable import SpryKit

@Spryable private protocol Desk: Sendable {
  func text(_ text: String)
}

private final class FakeTill: Spryable {
  enum Function: String, StringRepresentable {
    case set = "set(_:forKey:)"
    case name
  }
  enum ClassFunction: String, StringRepresentable {
    case open = "open(_:)"
  }

  var name: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  func set(_ value: Any, forKey key: String) { recordCall(arguments: value, key) }
  static func open(_ drawer: Int) { recordCall(arguments: drawer) }
}

@Suite("Two counts in one check", .spry)
struct TwoCountsTests {
  @Test("fail, whatever calls there are: in an assertion, a wait, an order, a result, and closures")
  func twoCounts() async {
    let (desk, done) = (FakeDesk(), SpyClosure<Int, Void>("done"))
    desk.text("a")
    done.closure(1)
    let failures = await failures {
      expectHaveReceived(desk.calls.text("a").times(.once), .once)
      expectHaveReceived(desk.calls.text("a").times(.never).times(.once))
      await expectHaveReceived(
        desk.calls.text("a").times(.never), .once, within: .milliseconds(1))
      expectInOrder { desk.calls.text("a").times(.never).times(.once) }
      expectHaveReceived(done.calls(1).times(.atLeast(1)), .once)
      expectHaveNotReceived(desk.calls.text("b").times(.never))
    }
    expectGolden(failures + [desk.calls.text("a").times(.never).didCall(.once).description])
  }

  @Test("One count is none of them, also in the opposite of a check")
  func oneCount() {
    let desk = FakeDesk()
    desk.text("a")
    #expect(desk.calls.text("a").times(.once).didCall().success)
    #expect(desk.calls.text("b").times(.atLeast(1)).didCall().oppositeFailureDescription == nil)
  }
}

@Suite("The model's spelling of a check", .spry)
struct ModelSpellingTests {
  @Test("takes the arguments in a row, on a fake and on its type")
  func argumentsInARow() {
    let till = FakeTill()
    till.name = "Ann"
    FakeTill.open(3)
    #expect(till.didCall(.name, with: "Ann").success)
    #expect(!till.didCall(.name, with: "Bo").success)
    #expect(till.didCall(.set, with: 5, "count", countSpecifier: .exactly(0)).success)
    till.set(5, forKey: "count")
    #expect(till.didCall(.set, with: 5, "count", countSpecifier: .once).success)
    #expect(FakeTill.didCall(.open, with: 3).success)
    #expect(!FakeTill.didCall(.open, with: 4).success)
  }
}
