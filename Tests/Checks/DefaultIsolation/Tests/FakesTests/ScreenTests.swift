import Fakes
import SpryMatchers
import SpryObjects
import Testing

/// A subclass in another module than its superclass's.
final class OtherScreen: Screen {
  @Spied override func appear(_ time: Int) -> Int { super.appear(time) + 2 }
}

@Suite("@Spied in a module with default main actor isolation", .spry)
struct ScreenTests {
  @Test("A class of another module overrides a spied member")
  func overrideInAnotherModule() throws {
    let screen = OtherScreen(title: "a")
    let spy = Spy(on: screen, .appear)
    let inherited = try Spy(on: screen, .appear, inheritedFrom: Screen.self)
    #expect(spy.spy { inherited.spy { screen.appear(1) } } == 3)
    expectHaveReceived(spy, .appear, countSpecifier: .once)
    expectHaveReceived(inherited, .appear, countSpecifier: .once)
    expectHaveReceived(spy.implementation(Screen.self), .appear, countSpecifier: .once)
  }

  @Test("Members are spied")
  func members() async throws {
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

  @Test("Class members are spied")
  func classMembers() {
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
