import SpryMatchers
import SpryObjects
import TestSupport
import Testing

/// A spy cannot see an override that is not `@Spied`. A failure says that there may be one.
@Suite("An override that is not @Spied", .spry(unusedStubs: .off, callers: false))
struct HiddenOverrideTests {
  private class Hiding: View {
    override func layout() { note("Hiding.layout") }
    override class func reset() -> String { "hidden" }
  }

  private final class Leaf: Hiding {}

  @Test("A failure says that an override may hide the calls")
  func missingCall() {
    let view = Hiding()
    let spy = Spy(on: view)
    spy.spy { view.layout() }
    #expect(view.ran == ["Hiding.layout"])
    expectGolden(spy.didCall(.layout).failureDescription, "nothing was seen")
    spy.spy { view.title = "new" }
    expectGolden(spy.didCall(.layout).failureDescription, "another member was seen")
    expectGolden(
      spy.implementation(View.self).didCall(.layout).failureDescription,
      "the implementation of the superclass")
  }

  /// The limit that the article about spies on real objects states: a check that passes has no text to say it in.
  @Test("A check that a member was not called passes, although an override ran")
  func unseenCall() {
    let view = Hiding()
    let spy = Spy(on: view)
    spy.spy { view.layout() }
    #expect(view.ran == ["Hiding.layout"])
    #expect(spy.didCall(.layout, countSpecifier: .never).success)
    expectHaveNotReceived(spy, .layout)
  }

  @Test("A failed check of the order says that an override may hide the calls")
  func order() {
    let view = Hiding()
    let spy = Spy(on: view)
    spy.spy { view.layout() }
    expectGolden(SpryCheck.inOrder { spy.called(.layout) })
  }

  @Test("A failure names each class that may hide the calls")
  func severalClasses() {
    let view = Leaf()
    let spy = Spy(on: view, .layout)
    spy.spy { view.layout() }
    expectGolden(spy.didCall(.layout).failureDescription)
  }

  @Test("A failure about a class member says that an override may hide the calls")
  func classMember() {
    let spy = Spy(on: Hiding.self, .reset)
    #expect(spy.spy { Hiding.reset() } == "hidden")
    expectGolden(spy.didCall(.reset).failureDescription)
  }

  @Test("An unused stub says that an override may hide the calls")
  func unusedStub() {
    let scope = SpryScope(ofTest: "test", misuse: .failingTest)
    scope.run {
      let spy = Spy(on: Hiding.self, .reset)
      spy.stub(.reset).andReturn("stubbed")
      #expect(spy.spy { Hiding.reset() } == "hidden")
    }
    expectGolden(scope.end().stubs.map { ([$0.description] + $0.calls).joined(separator: "\n") })
  }

  @Test("A failure does not speak of overrides of a class that inherits no spied member")
  func noSubclass() {
    let spy = Spy(on: View(), .layout)
    spy.spy {}
    let failure = spy.didCall(.layout).failureDescription
    #expect(failure?.contains("override") == false)
  }
}
