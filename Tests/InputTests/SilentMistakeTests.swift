import SpryMacros
import SpryMatchers
import Testing

@testable import SpryKit

@Spryable private protocol Scale: AnyObject, Sendable {
  func weigh(_ weight: Double, _ count: Int)
  func load() -> Int
  func load() async -> Int
  func close()
  static func make(_ count: Int)
}

@Spyable private protocol Radio: AnyObject {
  var station: String { get set }
  func tune(to station: String)
  func mute()
}

private final class OwnRadioSpy: RadioSpy, @unchecked Sendable {
  func scan() { recordCall() }
}

private final class PlainScale: Spryable {
  enum Function: String, StringRepresentable { case weigh = "weigh(_:)" }

  let spryState = SpryState()
  func weigh(_ weight: Int) -> Int { spryify("weight", fallbackValue: 1) }
}

private final class NamelessScale: Spryable {
  let spryState = SpryState()
  func weigh(_ weight: Int) { spryify(arguments: weight) }
  func build(_ machine: Machine.Type) { spryify(arguments: machine) }
}

private class Machine {}
private final class Press: Machine {}

/// A test that has not ended, and its misuse.
private struct EndingTest {
  private static let misuse = Locked<[String: [Misuse]]>([:])
  let scope: SpryScope

  init(_ name: String) {
    scope = SpryScope(
      ofTest: name,
      misuse: .report { misuse, _ in
        Self.misuse.withLock { $0[name, default: []].append(misuse) }
      })
  }

  var misuse: [Misuse] { Self.misuse.withLock { $0[scope.name] ?? [] } }
}

@Suite("Mistakes that would pass silently", .spry(callers: false)) struct SilentMistakeTests {
  private let scale = FakeScale()

  @Test("A range without values, a tolerance below zero, and comparisons with 'nan'")
  func emptyMatchers() async {
    let plain = NamelessScale()
    scale.weigh(3, 1)
    plain.weigh(3)
    let texts = await failures {
      expectHaveNotReceived(scale.calls.weigh(.any, .in(1..<1)))
      expectHaveNotReceived(scale.calls.weigh(.close(to: 3, within: -0.1), .any))
      expectHaveNotReceived(scale.calls.weigh(.close(to: .nan, within: 1), .any))
      expectHaveNotReceived(scale.calls.weigh(.atLeast(.nan), .any))
      expectHaveNotReceived(plain, "weigh(_:)", with: Argument.in(5..<5))
    }
    #expect(texts.count == 5)
    #expect(texts.allSatisfy { $0.contains("this assertion cannot fail") }, "\(texts)")
    expectHaveNotReceived(scale.calls.weigh(.close(to: .infinity, within: 1), .any))
    scale.weigh(.infinity, 1)
    expectHaveReceived(scale.calls.weigh(.close(to: .infinity, within: 1), .any), .once)
    expectHaveReceived(scale.calls.weigh(.close(to: 3, within: .infinity), .any), .exactly(2))
    expectHaveNotReceived(scale.calls.weigh(.close(to: 3, within: 0), .in(2..<3)))
    expectHaveNotReceived(scale.calls.weigh(.lessThan(3), .any))
  }

  @Test("The type of a subclass, for a parameter that takes types")
  func metatypes() {
    let scale = NamelessScale()
    scale.build(Machine.self)
    expectHaveNotReceived(scale, "build(_:)", with: Press.self)
    scale.build(Press.self)
    expectHaveReceived(scale, "build(_:)", with: Press.self, countSpecifier: .once)
  }

  @Test("A call to a fake that is not checked, in 'ignoring'")
  func ignoring() async {
    let (other, radio) = (FakeScale(), RadioSpy())
    let texts = await failures {
      expectNoOtherCalls(scale, ignoring: other.calls.close())
      expectNoOtherCalls(scale, ignoring: FakeScale.calls.make(.any))
      expectNoOtherCalls(radio, ignoring: NamelessScale().called("weigh(_:)"))
    }
    #expect(texts.count == 3)
    #expect(texts.allSatisfy { $0.contains("to a fake that is not checked") })
    other.close()
    expectNoOtherCalls(scale, other, ignoring: other.calls.close())
  }

  @Test("A wait that begins after the end of the test")
  func lateWaits() async {
    let test = EndingTest("late")
    let late = test.scope.run { FakeScale() }
    _ = test.scope.end()
    await test.scope.run(isolation: #isolation) {
      _ = try? await late.calls.close().wait(within: .seconds(5))
    }
    #expect(test.misuse.map(\.kind) == [.afterTest])
    #expect(
      test.misuse.first?.description.contains("its test 'late' has ended\n  await the code") == true
    )

    let cancelled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await test.scope.run(isolation: nil) {
        _ = try? await late.calls.close().wait(within: .seconds(5))
      }
    }
    await cancelled.value
    #expect(test.misuse.count == 1)
  }

  @Test("The name of a member that a spy does not record")
  func namesOfSpies() async {
    let (radio, own) = (RadioSpy(), OwnRadioSpy())
    radio.mute()
    radio.station = "news"
    radio.stub("tune(too:)").andReturn().lenient()
    let texts = await failures {
      expectHaveNotReceived(radio, "mut()")
      expectHaveNotReceived(radio.called("tune(too:)"))
      expectHaveNotReceived(radio, "station")
    }
    #expect(texts.count == 3)
    let names = "the spy records no such member, only 'tune(to:)', 'mute()'"
    #expect(texts.allSatisfy { $0.contains(names) }, "\(texts)")
    expectHaveNotReceived(radio.called("tune(to:)"))
    expectHaveNotReceived(radio.called("tune(to:)", with: "x"))
    expectHaveNotReceived(own, "scan()")
  }

  @Test("A stub without an answer is named by the call that it should have answered")
  func unfinishedStub() async {
    let seen = await misuse {
      let scale = FakeScale()
      _ = scale.stub.close()
      scale.close()
    }
    #expect(seen.map(\.kind) == [.stubWithoutAnswer, .unfinishedStub])
  }

  @Test("A stub that is removed while it expects calls")
  func removedStub() {
    let test = EndingTest("removed")
    test.scope.run {
      let (met, unmet) = (FakeScale(), FakeScale())
      met.stub.close().andReturn().expected(.once)
      unmet.stub.close().andReturn().expected(.exactly(2))
      for scale in [met, unmet] {
        scale.close()
        scale.resetCallsAndStubs()
      }
    }
    let texts = test.scope.end().mistakenStubs.map(\.misuse.description)
    #expect(texts.count == 1)
    #expect(texts.first?.contains("expected exactly 2 calls, got 1") == true)
  }

  @Test("An argument of a hand-written fake without its label")
  func argumentAsName() async {
    let seen = await misuse { #expect(PlainScale().weigh(3) == 1) }
    #expect(seen.count == 1)
    #expect(seen.first?.description.contains("or write 'arguments:' before an argument") == true)
  }

  @Test("The advice has the number of a typed member")
  func twins() async {
    let seen = await misuse {
      let scale = FakeScale()
      #expect(await scale.load() == 0)
    }
    #expect(seen.first?.description.contains("add: fake.stub.load2().andReturn(<#Int#>)") == true)
    scale.stub.load2().andReturn(2)  // the advice
    #expect(await scale.load() == 2)
  }
}
