import SpryMatchers
import SpryObjects
import Testing

class View: ObjectSpyable {
  enum Function: String, StringRepresentable {
    case layout = "layout()"
    case draw = "draw(in:)"
  }

  func layout() {
    spied(in: View.self) {}
  }

  func draw(in area: Int) throws -> Bool {
    try spied(in: View.self, arguments: area) {
      if area < 0 { throw CancellationError() }
      return true
    }
  }
}

final class FancyView: View {
  override func layout() {
    spied(in: FancyView.self) { super.layout() }
  }
}

struct SmokeTests {
  @Test(.spry) func direct() throws {
    let view = FancyView()
    let spy = Spy(on: view, .layout, .draw)
    spy.spy { view.layout() }
    expectHaveReceived(spy, .layout, countSpecifier: .exactly(1))
    expectHaveReceived(spy.implementation(View.self), .layout, countSpecifier: .exactly(1))
    spy.stub(.draw).with(3).andReturn(false)
    let answers = try spy.spy { try [view.draw(in: 3), view.draw(in: 4)] }
    #expect(answers == [false, true])
    #expect(try view.draw(in: 3) == true)
    expectHaveReceived(spy, .draw, countSpecifier: .exactly(2))
  }
}
