import TestSupport
import Testing

import SpryKit

/// User code runs without the lock of the fake. A deadlock here ends the run.
@Suite("User code may use the fake that runs it", .timeLimit(.minutes(1)), .endsHanging)
struct ReentrancyTests {
  private let fake = FakeService()

  @Test("A closure that answers may call another member of the fake")
  func anAnswerCallsTheFake() {
    fake.stub(.pair).andReturn("inner")
    fake.stub(.load).andDo { [fake] in fake.pair($0[0] as! String, 1) }
    #expect(fake.load(id: "a") == "inner")
    #expect(fake.recordedCalls.map(\.description) == ["load(id: \"a\")", "pair(\"a\", 1)"])
  }

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

  @Test("A fallback value may call the fake")
  func aFallbackCallsTheFake() {
    fake.stub(.pair).andReturn("inner")
    #expect(fake.spryify("load(id:)", arguments: 1, fallbackValue: fake.pair("a", 1)) == "inner")
    #expect(fake.recordedCalls.map(\.function) == ["load(id:)", "pair(_:_:)"])
  }

  @Test("A predicate may read, stub, and call the fake")
  func aPredicateUsesTheFake() {
    fake.stub(.load).with(
      Argument.pass { [fake] _ in
        fake.accept(fake.recordedCalls.count)
        fake.stub(.run).andReturn()
        return true
      }
    ).andReturn("")
    _ = fake.load(id: "a")
    #expect(fake.called(.accept).arguments(as: Int.self) == [1])
    let calling = Argument.pass { [fake] _ in
      fake.run()
      return true
    }
    #expect(fake.didCall(.load, withArguments: [calling]).success)
    #expect(fake.called(.run).count == 1)
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

  /// A value that calls the fake in `==` and in its description.
  private final class Meddler: Equatable, CustomStringConvertible {
    let fake: FakeService

    init(_ fake: FakeService) {
      self.fake = fake
    }

    static func == (left: Meddler, right: Meddler) -> Bool {
      left.fake.accept("==")
      left.fake.stub(.run).andReturn()
      left.fake.run()
      return false
    }

    var description: String {
      fake.accept("description")
      return "a meddler"
    }
  }

  private struct MeddlingValue: Equatable {
    let fake: FakeService

    static func == (left: MeddlingValue, right: MeddlingValue) -> Bool {
      left.fake.accept("==")
      return true
    }
  }

  @Test("The == of an argument may stub and call the fake")
  func equalityUsesTheFake() {
    fake.stub(.make).with(Meddler(fake)).andReturn(1)
    fake.stub(.make).with(MeddlingValue(fake: fake)).andReturn(2)
    #expect(fake.spryify("make()", arguments: Meddler(fake), fallbackValue: 0) == 0)
    #expect(fake.spryify("make()", arguments: MeddlingValue(fake: fake)) == 2)
    #expect(fake.didCall(.make, withArguments: [MeddlingValue(fake: fake)]).success)
    #expect(fake.didCall(.accept, withArguments: ["=="]).success)
    #expect(fake.didCall(.run).success)
  }

  @Test("The description of an argument may call the fake")
  func descriptionsUseTheFake() {
    let meddler = Meddler(fake)
    fake.stub(.make).with(meddler).andReturn("")
    let texts = misuses { #expect(fake.spryify("make()", arguments: Meddler(fake)) == 0) }
    #expect(texts.first?.contains("make(a meddler)") == true)
    let result = fake.didCall(.make, withArguments: [1])
    #expect(result.failureDescription?.contains("a meddler is not 1") == true)
    #expect(result.recordedCallsDescription.contains("make(a meddler)"))
    #expect(fake.didCall(.accept, withArguments: ["description"]).success)
  }

  /// An object that calls the fake in its `deinit`.
  private final class LastWords {
    let fake: FakeService

    init(_ fake: FakeService) {
      self.fake = fake
    }

    deinit {
      fake.accept("deinit")
      _ = fake.recordedCalls.count
      fake.resetStubs()
    }
  }

  @Test("The deinit of a recorded argument may use the fake")
  func theEndOfAnArgumentUsesTheFake() {
    fake.accept(LastWords(fake))
    fake.resetCalls()
    #expect(fake.called(.accept).arguments(as: String.self) == ["deinit"])
  }

  @Test("The deinit of a passed argument may use the fake")
  func theEndOfAPassedArgumentUsesTheFake() {
    fake.stub(.make).andReturn(1)
    let number: Int = fake.stubbedValue("make()", arguments: LastWords(fake))
    #expect(number == 1)
    #expect(fake.called(.accept).arguments(as: String.self) == ["deinit"])
  }

  @Test("The deinit of an answer may use the fake")
  func theEndOfAnAnswerUsesTheFake() {
    fake.stub(.make).andReturn(LastWords(fake))
    fake.stub(.make).andReturn(LastWords(fake))
    #expect(fake.called(.accept).count == 2, "the first, replaced, resets the second")
    fake.stub(.make).with(LastWords(fake)).andReturn(LastWords(fake))
    fake.resetStubs()
    #expect(fake.called(.accept).count == 4)
  }

  @Test("The deinit of a captured argument may use the captor")
  func theEndOfACapturedArgumentUsesTheCaptor() {
    final class Captured {
      let captor: ArgumentCaptor<Any>
      init(_ captor: ArgumentCaptor<Any>) { self.captor = captor }
      deinit { captor.capture("deinit") }
    }
    let captor = Argument.captor()
    captor.capture(Captured(captor))
    captor.reset()
    #expect(captor.values(as: String.self) == ["deinit"])
  }

  @Test("A handler of misuse may stub and call the fake")
  func aHandlerOfMisuseUsesTheFake() {
    let handler = MisuseHandler.report { [box = Unchecked(fake)] _, _ in
      box.value.stub(.load).andReturn("stubbed")
      box.value.accept("handler")
    }
    withSpryScope(misuse: handler) {
      #expect(fake.load(id: "a") == "")
      #expect(fake.load(id: "a") == "stubbed")
      fake.recordCall("unknown()")
    }
    #expect(fake.called(.accept).count == 2)
    #expect(fake.recordedCalls.map(\.function).contains("unknown()"))
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

  private struct Unchecked: @unchecked Sendable {
    let value: FakeService
    init(_ value: FakeService) { self.value = value }
  }
}
