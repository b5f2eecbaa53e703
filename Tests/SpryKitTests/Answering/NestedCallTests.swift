import Foundation
import SpryKit
import TestSupport
import Testing

private final class FakeMixer: Spryable, @unchecked Sendable {
  let spryState = SpryState()

  func level(_ number: Int) -> Int { spryify(arguments: number) }
  func load(_ number: Int) throws -> Int { try spryifyThrows(arguments: number) }
  func own(_ number: Int) -> Int { spryify(arguments: number, fallbackValue: own(number + 1)) }
  func wait(_ number: Int) async -> Int { await spryify(arguments: number) }
  var volume: Int {
    get { spryify() }
    set { spryify(arguments: newValue) }
  }
}

@Suite("Calls of one member within one another")
struct NestedCallTests {
  private let mixer = FakeMixer()

  /// Runs code on a thread with the smallest stack that a platform gives its threads.
  private func onSmallStack(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        body()
        continuation.resume()
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }

  private func misuses(_ body: @escaping @Sendable () -> Void) async -> [Misuse] {
    let misuses = Misuses()
    await onSmallStack { withSpryScope(misuse: misuses.handler, body) }
    return misuses.all
  }

  @Test("An answer that calls its own member is misuse before the stack ends")
  func answerCallsItself() async {
    mixer.stub("level(_:)").andDo { [unowned mixer] in mixer.level($0[0] as! Int + 1) }
    let misuses = await misuses { [mixer] in #expect(mixer.level(1) == 0) }
    guard let misuse = misuses.first, misuses.map(\.kind) == [.nestedCalls] else {
      Issue.record("\(misuses)")
      return
    }
    expectGolden(
      misuse.description.replacing(/with \(\d+\)/, with: "with (400)")
        .replacing(/inside \d+ nested/, with: "inside 400 nested"))
  }

  @Test("So is a member that throws, a setter, two members in turn, and an answer of the fake")
  func otherMembers() async {
    mixer.stub("load(_:)").andDo { [unowned mixer] in try mixer.load($0[0] as! Int) }
    mixer.stub("volume").with(Argument.anything).andDo { [unowned mixer] _ in mixer.volume = 1 }
    let throwing = await misuses { [mixer] in
      #expect(throws: Misuse.self) { try mixer.load(1) }
    }
    let setting = await misuses { [mixer] in mixer.volume = 1 }
    mixer.stub("level(_:)").andDo { [unowned mixer] in (try? mixer.load($0[0] as! Int)) ?? 0 }
    mixer.stub("load(_:)").andDo { [unowned mixer] in mixer.level($0[0] as! Int) }
    let inTurn = await misuses { [mixer] in _ = mixer.level(1) }
    let own = await misuses { [mixer] in _ = mixer.own(1) }
    for all in [throwing, setting, inTurn, own] {
      guard all.map(\.kind) == [.nestedCalls] else {
        Issue.record("\(all)")
        continue
      }
    }
  }

  @Test("An answer may call its member hundreds of times, if the stack is large enough")
  func recursion() {
    mixer.stub("level(_:)").andDo { [unowned mixer] arguments in
      let number = arguments[0] as! Int
      return number == 0 ? 0 : mixer.level(number - 1) + 1
    }
    let misuses = Misuses()
    withSpryScope(misuse: misuses.handler) { #expect(mixer.level(300) == 300) }
    #expect(misuses.all == [])
  }

  @Test("Calls side by side are not nested, however many run")
  func manyCalls() async {
    let gate = mixer.stub("wait(_:)").lenient().suspend()
    mixer.stub("wait(_:)").with(0).andDo { [unowned mixer] _ in
      mixer.stub("level(_:)").andReturn(1).lenient()
      return mixer.level(1)
    }
    let misuses = Misuses()
    await withSpryScope(misuse: misuses.handler) {
      await withTaskGroup(of: Void.self) { group in
        for number in 1...1000 { group.addTask { [mixer] in _ = await mixer.wait(number) } }
        await gate.waitForCallers(1000)
        for _ in 1...200 { #expect(await mixer.wait(0) == 1) }
        for _ in 1...1000 { gate.resume(returning: 0) }
      }
    }
    #expect(misuses.all == [])
  }
}
