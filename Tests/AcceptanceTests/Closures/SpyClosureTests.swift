import SpryKit
import SpryMatchers
import TestSupport
import Testing

@Suite("Spy closures record and answer", .spry(callers: false))
struct SpyClosureTests {
  private final class Button {
    var onTap: ((Int, String) -> Bool)?
    var onLoad: (@Sendable (Int, String) async throws -> Bool)?
  }

  @Test("A spy closure records calls and answers them")
  func recordsAndAnswers() {
    let onDone = SpyClosure<(Int, String), Bool>("onDone")
    onDone.stub().andReturn(false)
    onDone.stub(.equal(1), .any).andReturn(true)
    let button = Button()
    button.onTap = onDone.closure
    #expect(button.onTap?(1, "a") == true)
    #expect(button.onTap?(2, "b") == false)
    #expect(onDone.calls(1, "b").didCall().success == false)
    expectHaveReceived(onDone.calls(1, "a"))
    expectHaveReceived(onDone.calls(.any, .any), .exactly(2))
    expectHaveNotReceived(onDone.calls(.equal(3), .any))
    XCTAssertHaveReceived(onDone.calls(2, "b"), .once)
    XCTAssertHaveNotReceived(onDone.calls(3, "c"))
    #expect(onDone.recordedCalls.map(\.description) == [#"onDone(1, "a")"#, #"onDone(2, "b")"#])
    #expect(onDone.calls().map(\.0) == [1, 2])
    #expect(onDone.calls().map(\.1) == ["a", "b"])
  }

  @Test("The checks of a spy closure have its types")
  func typedChecks() async throws {
    let onDone = SpyClosure<(Int, String), Bool>("onDone")
    onDone.stub().andReturn(true)
    let text = "b"
    _ = onDone.closure(1, "a")
    _ = onDone.closure(2, text)
    expectHaveReceived(onDone.calls(2, text))
    expectHaveReceived(onDone.calls(.greaterThan(0), .prefix("a")), .once)
    #expect(onDone.calls(.any, .equal("b")).map(\.0) == [2])
    expectNoOtherCalls(onDone)
    try await onDone.calls(.any, .equal("a")).wait(within: .zero)
    expectGolden(onDone.calls(3, "a").didCall().description)
    expectGolden(onDone.calls(.any).didCall().description, "too few matchers")
  }

  @Test("A spy closure takes any number of parameters")
  func takesAnyNumberOfParameters() {
    let onEnd = SpyClosure<Void, Void>("onEnd")
    expectHaveNotReceived(onEnd.calls())
    func end(_ body: () -> Void) { body() }
    end(onEnd.closure)
    expectHaveReceived(onEnd.calls(), .once)
    #expect(onEnd.recordedCalls.map(\.description) == ["onEnd()"])

    let onName = SpyClosure<String?, Void>("onName")
    onName.closure(nil)
    expectHaveReceived(onName.calls(.nil()), .once)
    expectHaveReceived(onName.calls(nil), .once)

    let onNumber = SpyClosure<Int, String>("onNumber")
    onNumber.stub().andDo { number in "\(number)" }
    let convert: (Int) -> String = onNumber.closure
    #expect([1, 2].map(convert) == ["1", "2"])
    #expect([3].map(onNumber.closure as (Int) -> String) == ["3"])
    #expect(Array(onNumber.calls()) == [1, 2, 3])

    let onAll = SpyClosure<(Int, Int?, [String], Bool), Void>("onAll")
    onAll.stub().andReturn()
    let all: (Int, Int?, [String], Bool) -> Void = onAll.closure
    all(1, nil, ["a"], true)
    expectHaveReceived(onAll.calls(1, nil, ["a"], true))
  }

  @Test("The stubs of a spy closure have its types")
  func typedStubs() async {
    let onDone = SpyClosure<(Int, String), Bool>("onDone")
    onDone.stub().andReturn(false)
    onDone.stub(.any, .prefix("ok")).andReturn(true)
    onDone.stub(1, "no").andDo { number, text in number == 1 && text == "no" }
    let done: (Int, String) -> Bool = onDone.closure
    #expect([done(3, "okay"), done(1, "no"), done(2, "no")] == [true, true, false])

    let gate = onDone.stub(7, "wait").suspend()
    let waiting: @Sendable (Int, String) async -> Bool = onDone.closure
    async let held = waiting(7, "wait")
    gate.resume(returning: true)
    #expect(await held)

    let number: [Int] = Array(SpyClosure<Int, Void>("onNumber").calls())
    #expect(number.isEmpty)
  }

  @Test("A spy closure is a fake with one member")
  func worksAsAFakeUnderItsOneMember() {
    let onDone = SpyClosure<Int, Bool>("onDone")
    onDone.stub(.call).with(1).andReturn(true)
    let done: (Int) -> Bool = onDone.closure
    _ = done(1)
    expectHaveReceived(onDone, .call, with: 1)
    XCTAssertHaveReceived(onDone, .call, with: 1)
    #expect(onDone.didCall(.call, withArguments: [1]).success)
  }

  @Test("The closure keeps its spy alive")
  func theClosureKeepsItsSpy() {
    weak var probe: SpyClosure<Int, Bool>?
    var done: ((Int) -> Bool)?
    do {
      let onDone = SpyClosure<Int, Bool>("onDone")
      onDone.stub().andReturn(true)
      probe = onDone
      done = onDone.closure
    }
    #expect(done?(1) == true)
    #expect(probe?.recordedCalls.count == 1)
    done = nil
    #expect(probe == nil)
  }
}

@Suite("Spy closures in marks and orders", .spry(callers: false))
struct SpyClosureStoryTests {
  private let onDone = SpyClosure<Int, Bool>("onDone")
  private let onEnd = SpyClosure<Void, Void>("onEnd")

  init() {
    onDone.stub().lenient().andReturn(true)
    onEnd.stub().lenient().andReturn()
  }

  @Test("Calls of spy closures have an order")
  func comesInOrder() {
    let (done, end): ((Int) -> Bool, () -> Void) = (onDone.closure, onEnd.closure)
    _ = done(1)
    end()
    let mark = SpryMark()
    _ = done(2)
    expectInOrder {
      onDone.calls(1)
      onEnd.calls()
      onDone.calls(2)
    }
    #expect(onDone.calls(.any).since(mark).didCall(.once).success)
    expectHaveReceived(onDone.calls(2).since(mark))
    expectHaveNotReceived(onDone.calls(1).since(mark))
    XCTAssertHaveNotReceived(onEnd.calls().since(mark))
    expectGolden(
      SpryCheck.inOrder {
        onEnd.calls()
        onDone.calls(1)
      })
  }

  @Test("A spy closure explains itself")
  func isExplained() {
    let done: (Int) -> Bool = onDone.closure
    _ = done(1)
    expectGolden(onDone.explain())
  }
}
