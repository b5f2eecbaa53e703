import SpryMatchers
import SpryObjects
import TestSupport
import Testing

@Suite("When a spy sees calls", .spry)
struct SpyLifeTests {
  private let view = View()

  @Test("A spy that was never active says so")
  func aSpyThatHasNotBegunSeesNothing() {
    let spy = Spy(on: view, .layout)
    view.layout()
    #expect(!spy.isSpying)
    expectGolden(spy.didCall(.layout).failureDescription, "never active")
    spy.spy {}
    expectGolden(spy.didCall(.layout).failureDescription, "active without calls")
  }

  @Test("A spy leaves other objects of the class alone")
  func anotherObjectOfTheClassIsLeftAlone() throws {
    let other = View()
    let spy = Spy(on: view, .draw, forwardsInvocations: false)
    spy.stub(.draw).andReturn(false)
    let drawn = try spy.spy { try [view.draw(in: 1), other.draw(in: 2)] }
    #expect(drawn == [false, true])
    expectHaveReceived(spy, .draw, countSpecifier: .once)
  }

  @Test("A spy may begin several times")
  func nestedUseOfOneSpy() {
    let spy = Spy(on: view, .layout)
    spy.beginSpying()
    spy.spy {
      spy.spy { view.layout() }
      view.layout()
    }
    view.layout()
    spy.endSpying()
    view.layout()
    spy.endSpying()
    expectHaveReceived(spy, .layout, countSpecifier: .exactly(3))
    spy.spy { view.layout() }
    expectHaveReceived(spy, .layout, countSpecifier: .exactly(4))
  }

  @Test("Two spies overlap")
  func overlappingSpies() {
    let (first, second) = (Spy(on: view, .layout), Spy(on: view, .layout))
    first.beginSpying()
    view.layout()
    second.beginSpying()
    view.layout()
    first.endSpying()
    view.layout()
    second.endSpying()
    view.layout()
    expectHaveReceived(first, .layout, countSpecifier: .exactly(2))
    expectHaveReceived(second, .layout, countSpecifier: .exactly(2))
  }

  /// The spy that began last is asked first. The spy before it is asked about the calls it forwards.
  @Test("The spy that began last answers first")
  func nestedSpiesAnswerFromTheInside() throws {
    let (outer, inner) = (Spy(on: view, .draw), Spy(on: view, .draw))
    outer.stub(.draw).with(1).andReturn(false)
    inner.stub(.draw).with(2).andReturn(false)
    outer.stub(.draw).with(4).andReturn(true).lenient()
    inner.stub(.draw).with(4).andReturn(false)
    let answers = try outer.spy {
      try inner.spy { try [1, 2, 3, 4].map(view.draw) }
    }
    #expect(answers == [false, false, true, false])
    #expect(view.ran == ["View.draw"])
    for spy in [outer, inner] { expectHaveReceived(spy, .draw, countSpecifier: .exactly(4)) }
  }

  @Test("The spy that began last answers async calls first")
  func nestedSpiesAnswerFromTheInsideAsynchronously() async throws {
    let (outer, inner) = (Spy(on: view, .load), Spy(on: view, .load))
    outer.stub(.load).with("a").andReturn("outer")
    inner.stub(.load).with("b").andReturn("inner")
    outer.stub(.load).with("d").andReturn("outer").lenient()
    inner.stub(.load).with("d").andReturn("inner")
    let answers = try await outer.spy {
      try await inner.spy {
        try await [view.load("a"), view.load("b"), view.load("c"), view.load("d")]
      }
    }
    #expect(answers == ["outer", "inner", "View's c", "inner"])
    for spy in [outer, inner] { expectHaveReceived(spy, .load, countSpecifier: .exactly(4)) }
  }

  @Test("A wait sees a call that a spy further inside answers")
  func waitsOfNestedSpies() async throws {
    let spies = (1...3).map { _ in Spy(on: view, .draw, .load) }
    let ofType = (1...2).map { _ in Spy(on: View.self, .reset) }
    spies[2].stub(.draw).andReturn(false)
    spies[2].stub(.load).andReturn("inner")
    ofType[1].stub(.reset).andReturn("inner")
    for spy in spies { spy.beginSpying() }
    for spy in ofType { spy.beginSpying() }
    #expect(try view.draw(in: 1) == false)
    #expect(try await view.load("a") == "inner")
    #expect(View.reset() == "inner")
    for spy in spies {
      await expectHaveReceived(spy.called(.draw, with: 1), within: .zero)
      await expectHaveReceived(spy.called(.load, with: "a"), within: .zero)
      spy.endSpying()
    }
    for spy in ofType {
      await expectHaveReceived(spy.called(.reset), within: .zero)
      spy.endSpying()
    }
  }

  /// An inner spy that does not forward a call ends it there. The outer spy records it nevertheless.
  @Test("An inner spy that does not forward calls still lets the outer spy record")
  func anInnerSpyThatDoesNotForward() {
    let outer = Spy(on: view, .layout)
    let inner = Spy(on: view, .layout, forwardsInvocations: false)
    outer.spy { inner.spy { view.layout() } }
    #expect(view.ran == [])
    expectHaveReceived(outer, .layout)
    expectHaveReceived(inner, .layout)
  }

  @Test("A spy that is dropped stops spying")
  func aSpyThatIsDroppedEndsItsSpying() {
    var spy: Spy? = Spy(on: view, .layout, forwardsInvocations: false)
    spy?.beginSpying()
    view.layout()
    #expect(view.ran == [])
    spy = nil
    view.layout()
    #expect(view.ran == ["View.layout"])
  }

  @Test("Ending more often than beginning is harmless")
  func endingMoreOftenThanBegunIsHarmless() {
    let spy = Spy(on: view, .layout)
    spy.endSpying()
    spy.spy { view.layout() }
    expectHaveReceived(spy, .layout, countSpecifier: .once)
  }

  @Test("A spy does not keep its subject alive")
  func aSpyKeepsNoSubjectAlive() {
    weak var probe: View?
    var subject: View? = View()
    probe = subject
    let spy = Spy(on: subject!, .layout)
    spy.beginSpying()
    subject?.layout()
    subject = nil
    #expect(probe == nil)
    expectHaveReceived(spy, .layout, countSpecifier: .once)
    // A new object may have the address of the subject.
    for _ in 0..<1000 { View().layout() }
    expectHaveReceived(spy, .layout, countSpecifier: .once)
    spy.endSpying()
  }

  @Test("A spy sees no calls after its test ended")
  func aSpyThatItsTestForgotSeesNoMoreCalls() {
    let forgotten = withSpry { () -> Spy<View.Function> in
      let spy = Spy(on: view, .layout, .title)
      spy.stub(.title).lenient().andReturn("stub")
      spy.beginSpying()
      return spy
    }
    // Misuse would fail this test: a call after the end of the test that made the spy.
    view.layout()
    #expect(view.title == "a view")
    #expect(view.ran == ["View.layout"])
    withExtendedLifetime(forgotten) {}
  }

  @Test("A spy sees a call from a deinit")
  func aCallFromDeinitIsSeen() {
    final class Closing: View {
      deinit { layout() }
    }
    var subject: Closing? = Closing()
    let spy = Spy(on: subject!, .layout)
    spy.spy { subject = nil }
    expectHaveReceived(spy, .layout, countSpecifier: .once)
  }

  @Test("A spy watches members that a subclass adds")
  func namesOfMembersThatASubclassAdds() {
    final class MapView: View {
      enum More: String, StringRepresentable {
        case zoom = "zoom(to:)"
      }
      func zoom(to scale: Int) -> Int { spied(arguments: scale) { scale } }
    }
    let map = MapView()
    let spy = Spy(on: map, members: [MapView.More.zoom])
    let scale = spy.spy {
      map.layout()
      return map.zoom(to: 2)
    }
    #expect(scale == 2)
    expectHaveReceived(spy, .zoom, with: 2)
    #expect(spy.recordedCalls.count == 1)
    let other = Spy(on: map, members: ["layout()"] as [MemberName])
    other.spy { map.layout() }
    expectHaveReceived(other, "layout()")
  }
}

@Suite("Spies of classes belong to their test")
struct ClassSpyScopeTests {
  @Test("Parallel tests have class spies of their own", arguments: 0..<50)
  func parallelTestsDoNotSeeEachOther(_ number: Int) async {
    await withSpryScope {
      let spy = Spy(on: View.self, .reset)
      spy.stub(.reset).andReturn("test \(number)")
      await spy.spy {
        for _ in 0..<10 {
          #expect(View.reset() == "test \(number)")
          await Task.yield()
        }
        let inner = withSpryScope { View.reset() }
        #expect(inner == "test \(number)")
      }
      expectHaveReceived(spy, .reset, countSpecifier: .exactly(11))
    }
    withSpryScope { #expect(View.reset() == "View") }
  }

  @Test("A subclass is another subject", .spry)
  func aSubclassIsAnotherSubject() {
    let spy = Spy(on: FancyView.self, .reset)
    spy.spy {
      _ = View.reset()
      _ = FancyView.reset()
    }
    expectHaveReceived(spy, .reset, countSpecifier: .once)
  }
}
