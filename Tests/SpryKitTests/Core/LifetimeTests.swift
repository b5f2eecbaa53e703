import TestSupport
import Testing

import SpryKit

@Suite("How long recorded arguments and answers live")
struct LifetimeTests {
  private let fake = FakeService()

  /// Returns whether the object that the body gets is still alive.
  private func outlives(_ body: (Plain) -> Void) -> Bool {
    weak var probe: Plain?
    do {
      let object = Plain()
      probe = object
      body(object)
    }
    return probe != nil
  }

  @Test("A recorded argument lives until the calls are reset")
  func recordedArgumentsUntilTheReset() {
    weak var probe: Plain?
    do {
      let object = Plain()
      probe = object
      fake.accept(object)
      fake.recordCall("pair(_:_:)", arguments: [object], optional(object), wrapped(object))
    }
    #expect(probe != nil)
    fake.resetStubs()
    #expect(probe != nil)
    fake.resetCalls()
    #expect(probe == nil)
  }

  @Test("A recorded argument lives no longer than its fake")
  func recordedArgumentsUntilTheFakeEnds() {
    weak var probe: Plain?
    do {
      let fake = FakeService()
      let object = Plain()
      probe = object
      fake.accept(object)
    }
    #expect(probe == nil)
  }

  @Test("An argument that is only passed on is released at once")
  func passedArgumentsAreLetGoAtOnce() {
    fake.stub(.make).andReturn(1)
    #expect(!outlives { let _: Int = fake.stubbedValue("make()", arguments: $0) })
    fake.stub(.make).andDo { $0.count }
    #expect(!outlives { let _: Int = fake.stubbedValue("make()", arguments: $0, $0) })
  }

  @Test("An answer lives until the stubs are reset")
  func answersUntilTheReset() {
    #expect(outlives { fake.stub(.make).andReturn($0) })
    #expect(
      !outlives {
        fake.stub(.make).andReturn($0); fake.stub(.make).andReturn(Plain()); fake.resetStubs()
      }
    )
    #expect(
      !outlives {
        fake.stub(.make).with($0).andReturn($0); fake.resetStubs()
      }
    )
    #expect(
      !outlives { object in
        fake.stub(.make).andDo { _ in object }; fake.resetStubs()
      }
    )
    #expect(!outlives { FakeService().stub(.make).andReturn($0) })
  }

  @Test("A check keeps neither its arguments nor the calls it saw")
  func checksKeepNothing() {
    #expect(!outlives { _ = fake.didCall(.accept, withArguments: [$0]) })
    let captor = Argument.captor()
    #expect(
      !outlives {
        fake.accept($0)
        _ = fake.didCall(.accept, withArguments: [captor])
        fake.resetCalls()
        captor.reset()
      }
    )
  }

  @Test("A call that was read stays intact when the fake resets its calls")
  func aRecordedCallOutlivesTheReset() {
    weak var probe: Plain?
    do {
      let calls: [RecordedCall]
      let result: DidCallResult
      do {
        let object = Plain()
        probe = object
        fake.recordCall("pair(_:_:)", arguments: object, "text \(fake.recordedCalls.count)")
        calls = fake.recordedCalls
        result = fake.called(.pair, with: 1, 2).check()
        fake.resetCalls()
      }
      fake.accept("overwrites nothing")
      #expect(calls[0].description == "pair(a Plain, \"text 0\")")
      #expect(calls[0].arguments[0] as AnyObject === probe)
      #expect(result.recordedCallsDescription == "1. pair(a Plain, \"text 0\")")
    }
    #expect(probe == nil)
  }

  @Test("A stub that outlives its fake keeps its answers")
  func aStubThatOutlivesItsFake() {
    let stub = FakeService().stub(.make)
    stub.andReturn(1)
    #expect(outlives { stub.andReturn($0) })
  }
}
