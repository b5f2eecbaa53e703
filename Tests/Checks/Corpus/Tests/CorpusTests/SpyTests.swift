import Bottom
import SpryMatchers
import Testing

@testable import Top

private struct Plain: Hue { let name = "plain" }

@Suite("Spies") struct SpyTests {
  @MainActor
  @Test("Existentials of async members on the main actor")
  func painting() async throws {
    let spy = PaintingSpy()
    spy.paintReturnValue = 1
    spy.paintOverTimesClosure = { theme, _, _ in theme }
    #expect(await spy.paint(Plain()) == 1)
    #expect(try await spy.paint(Plain(), over: nil, times: 2).name == "plain")
    await spy.mix(Plain(), Plain(), into: Plain.self)
    #expect(spy.mixIntoReceivedArguments?.themes.count == 2)
  }

  @Test("'Self' as an argument of a type")
  func compared() {
    ComparedSpy.sort(by: \.spy)
    #expect(ComparedSpy.sortByCalled)
    let spy = ComparedSpy()
    spy.pairReturnValue = 2
    #expect(spy.pair([Pair()]) == 2)
    let subclass = ComparedListsSubclass()
    subclass.allReturnValue = 3
    subclass.anyReturnValue = 4
    #expect(subclass.all(["a": [nil]]) == 3)
    #expect(subclass.any([]) == 4)
  }

  @Test("A member that a child declares again")
  func disc() {
    let spy = DiscSpy()
    spy.size = 3
    spy.drawReturnValue = true
    #expect(spy.size == 3)
    #expect(spy.draw())
    spy.roll()
    #expect(spy.rollCallsCount == 1)
    #expect(spy.drawCallsCount == 1)
  }

  @Test("The child of a protocol of actors")
  func foreman() async {
    let spy = ForemanSpy()
    spy.workReturnValue = 5
    #expect(await spy.work() == 5)
    await spy.rest()
    #expect(spy.restCallsCount == 1)
  }

  @Test("A superclass")
  func framing() {
    let spy = FramingSpy()
    spy.frameReturnValue = 6
    #expect(spy.frame() == 6)
  }

  @Test("A name after a dot has no words for its arguments")
  func reporting() {
    let spy = ReportingSpy()
    spy.reportIntReturnValue = 7
    spy.reportSwiftArrayReturnValue = [8]
    #expect(spy.report(.success(1)) as Int == 7)
    #expect(spy.report(.success(1)) as [Int] == [8])
  }

  @Test("Protocols of the standard library behind a public import")
  func publicParents() {
    let spy = PublicChildSpy()
    spy.loadReturnValue = "a"
    spy.moreReturnValue = "b"
    #expect(spy.load(1) == "a")
    #expect(spy.more(2) == "b")
    #expect(Set([spy]).contains(spy))
  }
}

extension Int {
  fileprivate var spy: ComparedSpy { ComparedSpy() }

  @Test("An opaque type that contains another")
  func nestedOpaque() {
    let spy = OpaqueSpy()
    spy.nestReturnValue = 1
    #expect(spy.nest([1]) == 1)
    #expect(spy.nestReceivedKeys as? [Int] == [1])
    var set: Set = [1]
    spy.nest([String].self, into: &set)
    #expect(spy.nestIntoReceivedArguments?.type == [String].self)
  }
}
