import Fakes
import SpryMatchers
import SpryObjects
import Testing

@Suite(.spry) struct ScreenTests {
  @Test func members() async throws {
    let screen = FancyScreen(title: "a")
    let spy = Spy(on: screen)
    spy.stub(.load).andReturn(7)
    let seen = try await spy.spy {
      screen.title = "b"
      return try await [screen.appear(1), screen.load()]
    }
    #expect(seen == [2, 7])
    #expect(screen.title == "b")
    expectHaveReceived(spy, .appear, with: 1)
    expectHaveReceived(spy.implementation(Screen.self), .appear, with: 1)
    expectHaveReceived(spy, .title, with: "b")
  }

  @Test func classMembers() {
    let spy = Spy(on: FancyScreen.self)
    let one = spy.spy {
      _ = FancyScreen(title: "x")
      return FancyScreen.make()
    }
    #expect(one == 1)
    expectHaveReceived(spy, .make)
    expectHaveReceived(spy, .create, with: "x")
  }
}
