import SpryMatchers
import SpryObjects
import Testing

/// What is asked of a fake can be asked of a spy, and in the same words.
@Suite(.spry) struct VerificationTests {
  private let view = FancyView()

  private final class Loader: ObjectSpyable, Sendable {
    func load(_ name: String) async throws -> String {
      await spied(arguments: name) { "a \(name)" }
    }
  }

  @Test func checksAndCaptors() throws {
    let spy = Spy(on: view, .draw)
    let captor = Argument.captor()
    try spy.spy {
      _ = try view.draw(in: 3)
      _ = try view.draw(in: 4)
    }
    expectHaveReceived(spy, .draw, with: captor, countSpecifier: .exactly(2))
    XCTAssertHaveReceived(spy, .draw, with: 4)
    #expect(captor.getValue(at: 1, as: Int.self) == 4)
    #expect(spy.calls(to: .draw, as: Int.self) == [3, 4])
    #expect(
      spy.didCall(.draw, with: 5).failureDescription == """
        'draw(in:)' on FancyView: expected at least 1 call with (5), got none
          2 other calls:
            1. draw(in: 4)   in: 4 is not 5
            2. draw(in: 3)   in: 3 is not 5
        """)
  }

  @Test func order() throws {
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

  @Test func waiting() async throws {
    let loader = Loader()
    let spy = Spy(on: loader, "load(_:)")
    spy.beginSpying()
    defer { spy.endSpying() }
    async let loaded = loader.load("page")
    let call = try await spy.waitForCall("load(_:)", with: "page", within: .seconds(5))
    #expect(call.description == #"load("page")"#)
    #expect(try await loaded == "a page")
  }

  @Test func explanation() throws {
    let spy = Spy(on: view, .draw)
    let line = #line + 1
    spy.stub(.draw).with(3).andReturn(false)
    try spy.spy {
      _ = try view.draw(in: 3)
      _ = try view.draw(in: 4)
    }
    #expect(
      spy.explain() == """
        FancyView
          stubs:
            1. draw(in:) with (3)   1 call; VerificationTests.swift:\(line)
          calls:
            1. draw(in: 3)   stub at VerificationTests.swift:\(line)
            2. draw(in: 4)
        """)
    let scope = SpryScope.current.explain()
    #expect(!scope.contains("code of"), "calls are not listed twice")
  }

  @Test func aGateHoldsTheMember() async throws {
    let loader = Loader()
    let spy = Spy(on: loader, "load(_:)")
    let gate = spy.stub("load(_:)").suspend()
    async let loaded = spy.spy { try await loader.load("page") }
    await gate.waitForCaller()
    gate.resume(returning: "held")
    #expect(try await loaded == "held")
  }

  @Test func callThroughStub() throws {
    let spy = Spy(on: view, .draw, forwardsInvocations: true)
    spy.stub(.draw).with(1).andReturn(false)
    spy.stub(.draw).with(2).andCallThrough()
    let answers = try spy.spy { try [view.draw(in: 1), view.draw(in: 2)] }
    #expect(answers == [false, true])
  }

  @Test func aMemberThatIsNotForwardedNeedsAStub() {
    var reported: [String] = []
    let spy = Spy(on: view, .title, forwardsInvocations: false)
    let title = withSpryScope(misuse: .recording(into: &reported)) { spy.spy { view.title } }
    #expect(title == "")
    #expect(
      reported == [
        """
        'title' on FancyView has no stub that answers title
          no stub of this member was made
          add: spy.stub(.title).andReturn(<#String#>)
        """
      ])
  }

  @Test func resetForgetsTheCallsByImplementationToo() {
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

/// Which class's implementation ran.
@Suite(.spry) struct ImplementationTests {
  @Test func everyImplementationIsKnown() {
    let view = FancierView()
    let spy = Spy(on: view, .layout)
    spy.spy { view.layout() }
    for type in [FancierView.self, FancyView.self, View.self] as [View.Type] {
      expectHaveReceived(spy.implementation(type), .layout, countSpecifier: .once)
    }
    expectHaveReceived(spy, .layout, countSpecifier: .once)
  }

  @Test func theInheritedCallIsThatOfTheNearestSuperclass() throws {
    let view = FancierView()
    let spy = try Spy(on: view, .layout, inheritedFrom: FancyView.self)
    spy.spy {
      view.layout()
      view.layout()
    }
    expectHaveReceived(spy, .layout, countSpecifier: .exactly(2))
    expectHaveReceived(spy.implementation(FancyView.self), .layout, countSpecifier: .exactly(2))
  }

  @Test func forgottenSuperCall() throws {
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
    let text = """
      'ForgetfulView.layout()' did not call 'View.layout()': expected at least 1 call, got none
        'ForgetfulView.layout()' ran 2 times
      """
    #expect(direct.implementation(View.self).didCall(.layout).failureDescription == text)
    #expect(inherited.didCall(.layout).failureDescription == text)
    #expect(
      inherited.didCall(.draw).failureDescription == """
        'ForgetfulView.draw(in:)' did not call 'View.draw(in:)': expected at least 1 call, got none
          nor was any implementation of 'draw(in:)' seen to run
        """)
  }

  @Test func otherArgumentsOfASuperCall() throws {
    let view = FancyView()
    let spy = try Spy(on: view, .draw, inheritedFrom: View.self)
    _ = try spy.spy { try view.draw(in: 3) }
    #expect(
      spy.didCall(.draw, with: 4).failureDescription == """
        'FancyView.draw(in:)' did not call 'View.draw(in:)' with (4): expected at least 1 call, got none
          1 other call:
            1. draw(in: 3)   in: 3 is not 4
        """)
    #expect(
      spy.implementation(View.self).didCall(.draw, countSpecifier: .never).failureDescription == """
        'draw(in:)' on FancyView (code of View): expected no call, got 1
          1 call:
            1. draw(in: 3)
        """)
  }

  /// Neither the override of another superclass counts, nor what that leaves out.
  @Test func theInheritedCallIsThatOfTheClassGiven() throws {
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
      #expect(
        ofView.didCall(.layout).failureDescription?.hasPrefix(
          "'\(name).layout()' did not call 'View.layout()': expected at least 1 call, got none"
        ) == true)
      expectHaveReceived(ofClosed, .layout, countSpecifier: .once)
    }
    let view = FancierView()
    let ofView = try Spy(on: view, .layout, .draw, inheritedFrom: View.self)
    try ofView.spy {
      view.layout()
      _ = try view.draw(in: 1)
    }
    expectHaveReceived(ofView, .layout, countSpecifier: .once)
    expectHaveReceived(ofView, .draw, countSpecifier: .once)
    expectHaveReceived(ofView.implementation(View.self), .layout, countSpecifier: .once)
  }

  @Test func aClassThatIsNoSuperclass() {
    let view = FancyView()
    let spy = Spy(on: view, .layout)
    spy.spy { view.layout() }
    #expect(
      spy.implementation(ForgetfulView.self).didCall(.layout).failureDescription == """
        'layout()' on FancyView (code of ForgetfulView): expected at least 1 call, got none
          FancyView does not inherit from ForgetfulView
        """)
  }

  @Test func aCallFromWithinIsACallOfItsOwn() {
    final class Recursive: View {
      var depth = 0
      override func layout() {
        spied(in: Recursive.self) {
          depth += 1
          if depth < 3 { layout() }
          super.layout()
        }
      }
    }
    let view = Recursive()
    let spy = Spy(on: view, .layout)
    spy.spy { view.layout() }
    expectHaveReceived(spy, .layout, countSpecifier: .exactly(3))
    expectHaveReceived(spy.implementation(View.self), .layout, countSpecifier: .exactly(3))
  }

  @Test func inheritedClassMembers() throws {
    let spy = try Spy(on: ForgetfulView.self, .reset, inheritedFrom: View.self)
    _ = spy.spy { ForgetfulView.reset() }
    #expect(
      spy.didCall(.reset).failureDescription == """
        'ForgetfulView.reset()' did not call 'View.reset()': expected at least 1 call, got none
          'ForgetfulView.reset()' ran 1 time
        """)
  }

  @Test func codeBetweenThatIsNotSpiedIsNotToBeMissed() {
    class Middle: View {}
    final class Leaf: Middle {
      override func layout() { spied(in: Leaf.self) { super.layout() } }
    }
    let leaf = Leaf()
    let spy = Spy(on: leaf, .layout)
    spy.spy { leaf.layout() }
    #expect(
      spy.implementation(Middle.self).didCall(.layout).failureDescription == """
        'Leaf.layout()' did not call 'Middle.layout()': expected at least 1 call, got none
          'Leaf.layout()' ran 1 time
          'View.layout()' ran 1 time
          code of Middle is seen only where it is @Spied
        """)
  }
}

extension MisuseHandler {
  fileprivate static func recording(into texts: UnsafeMutablePointer<[String]>) -> MisuseHandler {
    nonisolated(unsafe) let texts = texts
    return .report { misuse, _ in texts.pointee.append(misuse.description) }
  }
}
