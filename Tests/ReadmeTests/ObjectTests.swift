import SpryMatchers
import SpryObjects
import Testing

// The samples of spying on real objects.

// Example of ClassSpyable
class View: ObjectSpyable, ClassSpyable {
  enum Function: String, StringRepresentable {
    case layout = "layout()"
    case draw = "draw(in:)"
    case title
  }
  enum ClassFunction: String, StringRepresentable {
    case make = "make(_:)"
  }
  var title: String {
    @Spied get { "a view" }
  }
  required init() {}
  @Spied func layout() {}
  @Spied func draw(in area: Int) throws -> Bool { area > 0 }
  @Spied class func make(_ name: String) -> String { "View \(name)" }
}

class FancyView: View {
  @Spied override func layout() { super.layout() }
}

final class ForgetfulView: View {
  @Spied override func layout() {}
}

class Printer: ObjectSpyable {
  // Example of ObjectSpyable.spied, SpiedMember, SpiedMember.callAsFunction
  func print(_ text: String) -> Int {
    spied(in: Printer.self, arguments: text) { text.count }
  }
}

// Examples of SpyController
struct LayoutSpyController: SpyController {
  typealias Function = View.Function
  let rootSpyableClass: AnyClass = View.self
  let vector = SpyVector.indirect
  let members: [View.Function] = [.layout]
  let evidence: [EvidenceReference] = [.layoutTime, .picture]
}

// Examples of EvidenceReference, ObjectAssociationKey
extension EvidenceReference {
  static let layoutTime = EvidenceReference.association(key: ObjectAssociationKey("layout time"))
  static let picture = EvidenceReference.serialization(path: "view/picture")
}

private func refresh(_ view: View) {
  view.layout()
  _ = try? view.draw(in: 3)
}

@Suite(.spry) struct ObjectArticleTests {
  @Test("A spy records the calls of an object")
  func spyOnAView() {
    let view = FancyView()
    let spy = Spy(on: view, .layout, .draw)
    spy.spy { refresh(view) }
    expectHaveReceived(spy, .draw, with: 3, countSpecifier: .once)
    expectHaveReceived(spy.implementation(View.self), .layout)
  }

  @Test("A spy answers from a stub")
  func stubs() throws {
    let view = FancyView()
    let spy = Spy(on: view, .draw)
    spy.stub(.draw).with(3).andReturn(false)
    spy.beginSpying()
    defer { spy.endSpying() }
    #expect(try !view.draw(in: 3))
  }

  @Test("A spy records the calls of an inherited implementation")
  func inheritedCalls() throws {
    let view = FancyView()
    let inherited = try Spy(on: view, .layout, inheritedFrom: View.self)
    inherited.spy { refresh(view) }
    expectHaveReceived(inherited, .layout)
  }

  @Test("A controller describes a spy and its evidence")
  func controllers() throws {
    let view = FancyView()
    // Example of SpyController.createSpy
    let spy = try LayoutSpyController().createSpy(on: view)

    spy.stub(.layout).andDo { [unowned view] _ in
      view.saveEvidence(1.5, with: .layoutTime)
      view.saveEvidence([1, 2, 3], with: .picture)
    }
    spy.spy {
      view.layout()
      #expect(view.loadEvidence(with: .layoutTime, as: Double.self) == 1.5)
      #expect(view.loadEvidence(with: .picture) as? [Int] == [1, 2, 3])
    }
    #expect(view.loadEvidence(with: .picture) == nil)
  }

  @Test("A member can be spied on by hand")
  func byHand() {
    let printer = Printer()
    let spy = Spy(on: printer, "print(_:)")
    #expect(spy.spy { printer.print("text") } == 4)
    expectHaveReceived(spy, "print(_:)", with: "text")
  }
}
