import SpryMacros
import Testing

/// A class that is no spy.
class Window {
  var title = "window"
}

class Door {
  let width: Int
  init(width: Int) { self.width = width }
}

@Spyable(inheriting: Window.self) protocol Curtain: Window {
  func draw(_ part: Int) -> Int
  static func make() -> Int
  init(length: Int)
}

@Spyable(inheriting: "CurtainSpy") protocol Blind: Curtain {
  func tilt(_ angle: Int) -> Int
}

@Spyable(inheriting: "Door") protocol Gate where Self: Door {
  func open() -> Int
}

/// Protocols that only some classes conform to.
@Suite("Spies that inherit a class") struct SpyOfClassTests {
  @Test("A spy of a class has the same names as any spy") func namesAreAsWithoutAClass() {
    let spy = CurtainSpy()
    spy.drawReturnValue = 2
    #expect(spy.draw(1) == 2)
    #expect(spy.drawReceivedPart == 1)
    #expect(spy.title == "window")
    spy.resetSpy()
    #expect(!spy.drawCalled)
    #expect(CurtainSpy(length: 1).title == "window")
  }

  @Test("A spy may inherit the spy of a class") func spiesOfSpies() {
    let spy = BlindSpy()
    spy.tiltReturnValue = 3
    spy.drawReturnValue = 4
    #expect(spy.tilt(0) + spy.draw(0) == 7)
    spy.resetSpy()
    #expect(!spy.tiltCalled && !spy.drawCalled)
  }

  @Test("A spy inherits the initializers of its class") func initializersAreInherited() {
    let spy = GateSpy(width: 5)
    spy.openReturnValue = 6
    #expect(spy.open() + spy.width == 11)
  }
}
