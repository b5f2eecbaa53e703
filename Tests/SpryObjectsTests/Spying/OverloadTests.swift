import SpryMatchers
import SpryObjects
import Testing

private class Painter: ObjectSpyable, ClassSpyable {
  required init() {}

  @Spied func paint(_ number: Int) -> String { "number" }
  @Spied func paint(_ text: String) -> String { "text" }
  @Spied func result() -> Int { 1 }
  @Spied func result() -> String { "text" }
  @Spied class func make(_ number: Int) -> String { "number" }
  @Spied class func make(_ text: String) -> String { "text" }

  subscript(number: Int) -> String { @Spied get { "number" } }
  subscript(text: String) -> String { @Spied get { "text" } }

  private var storedTitle = ""
  var title: String {
    @Spied get { storedTitle }
    @Spied set { storedTitle = newValue }
  }

  @Spied func accept(_ painter: Painter) {}
}

/// A class that overrides one of two overloads.
private class OilPainter: Painter {
  @Spied override func paint(_ number: Int) -> String { "oil" }
  @Spied override func result() -> Int { 2 }
  @Spied override class func make(_ number: Int) -> String { "oil" }
  override subscript(number: Int) -> String { @Spied get { "oil" } }
  override var title: String {
    @Spied get { "oil" }
    set { super.title = newValue }
  }
  @Spied override func accept(_ painter: Painter?) {
    if let painter { super.accept(painter) }
  }
}

@Suite("Overloads of spied members", .spry)
struct OverloadTests {
  private let painter = OilPainter()

  @Test("A subclass overrides one of two overloads with other arguments")
  func overloadByArgument() {
    let spy = Spy(on: painter)
    spy.stub("paint(_:)").andReturn("stub")
    spy.spy {
      #expect(painter.paint(1) == "stub")
      #expect(painter.paint("one") == "stub")
    }
    expectHaveReceived(spy, "paint(_:)", countSpecifier: .exactly(2))
  }

  @Test("A subclass overrides one of two class members")
  func overloadedClassMember() {
    let spy = Spy(on: OilPainter.self)
    spy.spy {
      #expect(OilPainter.make(1) == "oil")
      #expect(OilPainter.make("one") == "text")
    }
    expectHaveReceived(spy, "make(_:)", countSpecifier: .exactly(2))
  }

  @Test("A subclass overrides the getter of a property only")
  func accessorThatIsNotOverridden() {
    let spy = Spy(on: painter)
    spy.spy {
      #expect(painter.title == "oil")
      painter.title = "new"
    }
    expectHaveReceived(spy, "title", with: "new", countSpecifier: .once)
    expectHaveReceived(spy, "title", countSpecifier: .exactly(2))
  }

  @Test("An override may take an optional for a parameter")
  func overrideThatTakesMore() {
    let spy = Spy(on: painter)
    spy.spy { painter.accept(Painter()) }
    expectHaveReceived(spy, "accept(_:)", countSpecifier: .once)
    expectHaveReceived(spy.implementation(Painter.self), "accept(_:)", countSpecifier: .once)
  }
}
