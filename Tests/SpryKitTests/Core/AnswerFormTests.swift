import SpryKit
import TestSupport
import Testing

/// Remembers for each call whether its member is `async`.
private final class EffectRecorder: CallerRecorder {
  private let effects = Locked<[Bool]>([])
  var areAsync: [Bool] { effects.withLock { $0 } }

  func note(call number: UInt64, isAsync: Bool) { effects.withLock { $0.append(isAsync) } }
  func caller(ofCall number: UInt64, of member: String?) -> Caller? { nil }
  func runningCode(of member: String?) -> RunningCode { RunningCode(lineOfTest: nil, caller: nil) }
  func lineOfTest() -> LineOfTest? { nil }
}

@Suite("Every form of 'spryify' and 'stubbedValue' passes on what the others do")
struct AnswerFormTests {
  private let misuses = Misuses()
  private let recorder = EffectRecorder()

  /// Runs a body with a fake in a strict test, so that each call needs a stub.
  private func test(_ body: (FakePress) async throws -> Void) async rethrows {
    let scope = SpryScope(
      ofTest: "presses()", misuse: misuses.handler, strictness: .strict, callers: recorder)
    try await scope.run(isolation: #isolation) { try await body(FakePress()) }
    _ = scope.end()
  }

  private func stub(_ form: AnswerForm, of fake: FakePress) -> Stub {
    let name = MemberName(rawValue: "\(AnswerForm.name)")
    return form.isStatic ? FakePress.stub(name) : fake.stub(name)
  }

  private func calls(_ form: AnswerForm, to fake: FakePress, with arguments: Any?...) -> CallQuery {
    CallQuery(
      form.isStatic ? SpryFakeHandle(type: FakePress.self) : SpryFakeHandle(fake),
      MemberName(rawValue: "\(AnswerForm.name)"), arguments)
  }

  @Test("A stub answers, and gets the arguments", arguments: AnswerForm.all)
  func stub(_ form: AnswerForm) async throws {
    try await test { fake in
      var counts: [Int] = []
      stub(form, of: fake).andDo { (arguments: [Any?]) -> Int in
        counts.append(arguments.count)
        return 9
      }
      let value = try await form.call(fake)
      #expect(value == (form.returnsInt ? 9 : 0))
      #expect(counts == [form.hasArguments ? 2 : 0])
    }
    #expect(misuses.texts == [])
  }

  @Test("Only 'spryify' records calls", arguments: AnswerForm.all)
  func record(_ form: AnswerForm) async throws {
    try await test { fake in
      stub(form, of: fake).andDo { (_: [Any?]) -> Int in 9 }
      _ = try await form.call(fake)
      let recorded = form.isStatic ? FakePress.recordedCalls : fake.recordedCalls
      #expect(recorded.count == (form.isRecorded ? 1 : 0))
    }
  }

  @Test("A failure names the parameters", arguments: AnswerForm.all.filter(\.hasArguments))
  func parameters(_ form: AnswerForm) async {
    await test { fake in
      stub(form, of: fake).with(5, true).andReturn(9)
      stub(form, of: fake).with(5, true).andReturn()
      _ = try? await form.call(fake)
      if !form.hasOwnAnswer {
        #expect(misuses.texts.first?.contains("count: 1 is not 5") == true, "\(misuses.texts)")
      }
      if form.isRecorded {
        let text = calls(form, to: fake, with: 5, true).didCall().failureDescription
        #expect(text?.contains("count: 1 is not 5") == true, "\(text ?? "")")
      }
    }
  }

  @Test(
    "The member's types are known after the first call",
    arguments: AnswerForm.all.filter { $0.isRecorded && $0.hasArguments })
  func types(_ form: AnswerForm) async {
    await test { fake in
      _ = try? await form.call(fake)
      #expect(!calls(form, to: fake, with: "one", true).didCall(.never).success)
      #expect(calls(form, to: fake, with: 2, true).didCall(.never).success)
    }
  }

  @Test(
    "A call that no stub answers is misuse at the member's line, or has the fallback value",
    arguments: AnswerForm.all)
  func unanswered(_ form: AnswerForm) async {
    await test { fake in
      let value = try? await form.call(fake)
      if form.hasOwnAnswer { #expect(value == AnswerForm.own) }
    }
    #expect(misuses.locations.map(\.line) == (form.hasOwnAnswer ? [] : [AnswerForm.line]))
    #expect(misuses.all.map(\.kind) == (form.hasOwnAnswer ? [] : [.noStub]))
  }

  @Test(
    "The caller of an async member is noted as one",
    arguments: AnswerForm.all.filter(\.isRecorded))
  func caller(_ form: AnswerForm) async throws {
    try await test { fake in
      stub(form, of: fake).andDo { (_: [Any?]) -> Int in 9 }
      _ = try await form.call(fake)
    }
    #expect(recorder.areAsync == [form.isAsync])
  }

  @Test("The caller of a generated member is noted, wherever its own answer runs")
  func callerOfGeneratedMember() async {
    @Sendable func one() async -> Int { 1 }
    await test { fake in
      let handle = SpryFakeHandle(fake)
      let _: Int = handle.record(of: "first()").answer(orElse: { 1 })
      let _: Int = await handle.record(of: "second()").answer(orElse: { await one() })
      let _: Int = await handle.record(of: "third()").answer(orElseOnCaller: { await one() })
    }
    #expect(recorder.areAsync == [false, true, true])
    #expect(misuses.texts == [])
  }
}
