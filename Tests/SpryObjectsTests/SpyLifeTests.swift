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
    try spy.spy {
      try #expect(!view.draw(in: 1))
      try #expect(other.draw(in: 2))
    }
    expectHaveReceived(spy, .draw, countSpecifier: .once)
  }

  @Test("Several objects of one class have spies of their own")
  func severalSubjectsOfOneClass() {
    let views = (0..<20).map { _ in View() }
    let spies = views.map { Spy(on: $0, .layout) }
    for spy in spies { spy.beginSpying() }
    for (index, view) in views.enumerated() {
      for _ in 0..<index { view.layout() }
    }
    for spy in spies { spy.endSpying() }
    for view in views { view.layout() }
    for (index, spy) in spies.enumerated() {
      expectHaveReceived(spy, .layout, countSpecifier: .exactly(index))
    }
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

  @Test("A closure that throws ends the spying")
  func aContextThatThrowsEndsTheSpying() {
    let spy = Spy(on: view, .draw)
    #expect(throws: DrawingError(area: -1)) { try spy.spy { try view.draw(in: -1) } }
    #expect(!spy.isSpying)
    _ = try? view.draw(in: 1)
    expectHaveReceived(spy, .draw, countSpecifier: .once)
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

  @Test("A spy watches generic classes and members")
  func genericClassesAndMembers() {
    class Box<Value: Equatable>: ObjectSpyable {
      func put<Other>(_ value: Value, beside other: Other) -> (Value, Other) {
        spied(in: Box.self, arguments: value, other) { (value, other) }
      }
    }
    final class IntBox: Box<Int> {
      override func put<Other>(_ value: Int, beside other: Other) -> (Int, Other) {
        spied(in: IntBox.self, arguments: value, other) { super.put(value + 1, beside: other) }
      }
    }
    let box = IntBox()
    let spy = Spy(on: box, "put(_:beside:)")
    let answer = spy.spy { box.put(1, beside: "x") }
    #expect(answer == (2, "x"))
    expectHaveReceived(spy, "put(_:beside:)", with: 1, "x", countSpecifier: .once)
    expectHaveReceived(spy.implementation(Box<Int>.self), "put(_:beside:)", with: 2, "x")
  }

  @Test("A spy watches a class on the main actor")
  @MainActor func mainActorClasses() async {
    @MainActor class Screen: ObjectSpyable {
      var lines: [String] = []
      func show(_ line: String) { spied(arguments: line) { lines.append(line) } }
      func load() async -> Int { await spied(arguments: 1) { lines.count } }
    }
    let screen = Screen()
    let spy = Spy(on: screen)
    await spy.spy {
      screen.show("a")
      #expect(await screen.load() == 1)
    }
    expectHaveReceived(spy, "show(_:)", with: "a")
    expectHaveReceived(spy, "load()")
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
