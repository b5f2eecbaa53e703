import SpryMatchers
import SpryObjects
import TestSupport
import Testing

@Suite("Checks of spies", .spry(callers: false))
struct VerificationTests {
  private let view = FancyView()

  @Test("Checks and captors work on spies")
  func checksAndCaptors() throws {
    let spy = Spy(on: view, .draw)
    let captor = Argument.captor()
    try spy.spy {
      _ = try view.draw(in: 3)
      _ = try view.draw(in: 4)
    }
    expectHaveReceived(spy, .draw, with: captor, countSpecifier: .exactly(2))
    XCTAssertHaveReceived(spy, .draw, with: 4)
    #expect(captor.getValue(at: 1, as: Int.self) == 4)
    #expect(spy.called(.draw).arguments(as: Int.self) == [3, 4])
    expectGolden(spy.didCall(.draw, withArguments: [5]).failureDescription)
  }

  @Test("Spies have an order of calls")
  func order() throws {
    let other = ForgetfulView()
    let (first, second) = (Spy(on: view), Spy(on: other))
    try first.spy {
      try second.spy {
        view.layout()
        _ = try other.draw(in: 1)
        _ = try view.draw(in: 2)
      }
    }
    expectInOrder {
      first.called(.layout)
      second.called(.draw, with: 1)
      first.called(.draw, with: 2)
    }
    expectNoOtherCalls(first, second)
  }

  @Test("A spy explains itself")
  func explanation() throws {
    let spy = Spy(on: view, .draw)
    spy.stub(.draw).with(3).andReturn(false)
    try spy.spy {
      _ = try view.draw(in: 3)
      _ = try view.draw(in: 4)
    }
    expectGolden(spy.explain())
    let scope = SpryScope.current.explain()
    #expect(!scope.contains("code of"), "calls are not listed twice")
  }

  @Test("A stub of a spy calls through")
  func callThroughStub() throws {
    let spy = Spy(on: view, .draw, forwardsInvocations: true)
    spy.stub(.draw).with(1).andReturn(false)
    spy.stub(.draw).with(2).andCallThrough()
    let answers = try spy.spy { try [view.draw(in: 1), view.draw(in: 2)] }
    #expect(answers == [false, true])
  }

  @Test("A member that is not forwarded needs a stub")
  func aMemberThatIsNotForwardedNeedsAStub() {
    let spy = Spy(on: view, .title, forwardsInvocations: false)
    var title: String?
    let reported = misuses { title = spy.spy { view.title } }
    #expect(title == "")
    expectGolden(reported)
  }

  @Test("A reset forgets the calls of each implementation")
  func resetForgetsTheCallsByImplementationToo() {
    let spy = Spy(on: view, .layout)
    spy.spy { view.layout() }
    spy.resetCallsAndStubs()
    expectHaveNotReceived(spy, .layout)
    expectHaveNotReceived(spy.implementation(View.self), .layout)
    spy.spy { view.layout() }
    expectHaveReceived(spy, .layout, countSpecifier: .once)
    expectHaveReceived(spy.implementation(View.self), .layout, countSpecifier: .once)
  }
}

@Suite("Calls by the class whose code ran", .spry(callers: false))
struct ImplementationTests {
  @Test("A spy knows which implementations ran")
  func everyImplementationIsKnown() {
    let view = FancierView()
    let spy = Spy(on: view, .layout)
    spy.spy { view.layout() }
    for type in [FancierView.self, FancyView.self, View.self] as [View.Type] {
      expectHaveReceived(spy.implementation(type), .layout, countSpecifier: .once)
    }
    expectHaveReceived(spy, .layout, countSpecifier: .once)
  }

  @Test("An inherited call is that of the nearest superclass")
  func theInheritedCallIsThatOfTheNearestSuperclass() throws {
    let view = FancierView()
    let spy = try Spy(on: view, .layout, inheritedFrom: FancyView.self)
    spy.spy {
      view.layout()
      view.layout()
    }
    expectHaveReceived(spy, .layout, countSpecifier: .exactly(2))
    expectHaveReceived(spy.implementation(FancyView.self), .layout, countSpecifier: .exactly(2))
  }

  @Test("A failure says that an override did not call super")
  func forgottenSuperCall() throws {
    let view = ForgetfulView()
    let direct = Spy(on: view, .layout, .draw)
    let inherited = try Spy(on: view, .layout, .draw, inheritedFrom: View.self)
    direct.spy {
      inherited.spy {
        view.layout()
        view.layout()
      }
    }
    #expect(direct.didCall(.layout).success)
    let failure = inherited.didCall(.layout).failureDescription
    expectGolden(failure, "the override ran and did not call super")
    #expect(direct.implementation(View.self).didCall(.layout).failureDescription == failure)
    expectGolden(inherited.didCall(.draw).failureDescription)
  }

  @Test("A failure shows the arguments of the super call")
  func otherArgumentsOfASuperCall() throws {
    let view = FancyView()
    let spy = try Spy(on: view, .draw, inheritedFrom: View.self)
    _ = try spy.spy { try view.draw(in: 3) }
    expectGolden(spy.didCall(.draw, withArguments: [4]).failureDescription, "other arguments")
    expectGolden(
      spy.implementation(View.self).didCall(.draw, countSpecifier: .never).failureDescription,
      "a call that was not allowed")
  }

  /// Only the implementation of the given class counts, not that of a class between.
  @Test("An inherited call is that of the given class")
  func theInheritedCallIsThatOfTheClassGiven() throws {
    class Closed: View {
      override func layout() { spied(in: Closed.self) { note("Closed.layout") } }
    }
    final class Leaf: Closed {
      override func layout() { spied(in: Leaf.self) { super.layout() } }
    }
    final class Heir: Closed {}
    for view in [Leaf(), Heir()] {
      let ofView = try Spy(on: view, .layout, inheritedFrom: View.self)
      let ofClosed = try Spy(on: view, .layout, inheritedFrom: Closed.self)
      ofView.spy { ofClosed.spy { view.layout() } }
      let name = "\(type(of: view))"
      expectGolden(
        ofView.didCall(.layout).failureDescription, "A superclass did not call super: \(name)")
      expectHaveReceived(ofClosed, .layout, countSpecifier: .once)
    }
  }

  @Test("A failure says that a class is no superclass")
  func aClassThatIsNoSuperclass() {
    let view = FancyView()
    let spy = Spy(on: view, .layout)
    spy.spy { view.layout() }
    expectGolden(spy.implementation(ForgetfulView.self).didCall(.layout).failureDescription)
  }

  @Test("A failure says that a class member did not call super")
  func inheritedClassMembers() throws {
    let spy = try Spy(on: ForgetfulView.self, .reset, inheritedFrom: View.self)
    _ = spy.spy { ForgetfulView.reset() }
    expectGolden(spy.didCall(.reset).failureDescription)
  }

  @Test("A failure says that code which is not spied cannot be seen")
  func codeBetweenThatIsNotSpiedIsNotToBeMissed() {
    class Middle: View {}
    final class Leaf: Middle {
      override func layout() { spied(in: Leaf.self) { super.layout() } }
    }
    let leaf = Leaf()
    let spy = Spy(on: leaf, .layout)
    spy.spy { leaf.layout() }
    expectGolden(spy.implementation(Middle.self).didCall(.layout).failureDescription)
  }
}
