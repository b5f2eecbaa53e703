import TestSupport
import Testing

import SpryKit

/// User code runs without the lock of the fake. A deadlock here ends the run.
@Suite("User code may use the fake that runs it", .timeLimit(.minutes(1)), .endsHanging)
struct ReentrancyTests {
  private let fake = FakeService()

  @Test("A closure that answers may call its own member")
  func anAnswerCallsItsOwnMember() {
    fake.stub(.load).andDo { [fake] arguments in
      let id = arguments[0] as! String
      return id.isEmpty ? "." : id.prefix(1) + fake.load(id: String(id.dropFirst()))
    }
    #expect(fake.load(id: "abc") == "abc.")
    #expect(fake.called(.load).arguments(as: String.self) == ["abc", "bc", "c", ""])
  }

  @Test("A closure that answers may stub its own member again")
  func anAnswerStubs() {
    fake.stub(.load).andDo { [fake] _ in
      fake.stub(.load).andReturn("second")
      return "first"
    }
    #expect(fake.load(id: "a") == "first")
    #expect(fake.load(id: "a") == "second")
  }

  @Test("A closure that answers sees the call that it answers")
  func anAnswerVerifies() {
    fake.stub(.load).andDo { [fake] _ in
      fake.didCall(.load, withArguments: ["a"], countSpecifier: .once).success ? "seen" : "not seen"
    }
    #expect(fake.load(id: "a") == "seen", "recorded before the stub runs")
  }

  @Test("A closure that answers may reset the fake")
  func anAnswerResets() {
    fake.stub(.load).andDo { [fake] arguments in
      fake.resetCallsAndStubs()
      return arguments[0] as! String
    }
    #expect(fake.load(id: "a") == "a")
    #expect(fake.recordedCalls.isEmpty)
    #expect(misuses { _ = fake.load(id: "a") }.count == 1)
  }

  @Test("A closure that resets the fake and answers wrongly is reported with its call")
  func anAnswerResetsAndAnswersWrongly() {
    fake.stub(.load).with(Argument.captor()).andDo { [fake] _ in
      fake.resetCallsAndStubs()
      return wrapped(7)
    }
    let texts = misuses { _ = fake.load(id: "a") }
    expectGolden(texts)
  }

  @Test("A predicate that resets the fake does not change which stub answers the call")
  func aPredicateResetsTheFake() {
    fake.stub(.load).with(
      Argument.pass { [fake] argument in
        fake.resetCallsAndStubs()
        return argument as? String == "a"
      }
    ).andReturn("answer")
    #expect(fake.load(id: "a") == "answer", "the stubs are those of the call's moment")
    #expect(fake.recordedCalls.isEmpty)
  }

  @Test("A closure that answers a static member may call and reset the type")
  func staticMembers() {
    withSpryScope {
      FakeService.stub(.shared).with(0).andReturn("end")
      FakeService.stub(.shared).with(Argument.greaterThan(0)).andDo {
        let text = FakeService.shared($0[0] as! Int - 1)
        FakeService.resetCalls()
        return text
      }
      #expect(FakeService.shared(3) == "end")
      #expect(FakeService.recordedCalls.isEmpty)
    }
  }

  /// A fake whose names read its calls.
  private final class FakeTimer: Spryable {
    enum ClassFunction: StringRepresentable {
      case start

      init?(rawValue: String) {
        if rawValue != "start()" { return nil }
        self = .start
      }

      var rawValue: String {
        _ = FakeTimer.recordedCalls
        return "start()"
      }
    }

    static func start() -> Int { spryify() }
  }

  @Test("A name may read the calls of its fake")
  func aNameReadsTheCalls() {
    withSpryScope {
      FakeTimer.stub(.start).andReturn(5)
      #expect(FakeTimer.start() == 5)
      #expect(FakeTimer.didCall(.start).success)
    }
  }
}
