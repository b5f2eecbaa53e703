import SpryMacros
import SpryMatchers
import Testing
import XCTest

@testable import Recipes

@Suite("A delegate", .spry)
struct DelegateTests {
  private let delegate = FakePlayerDelegate()

  @Test("A track that the delegate refuses is skipped")
  func refusedTrack() {
    delegate.stub.player(.any, shouldPlay: .any).andReturn(true)
    delegate.stub.player(.any, shouldPlay: "Noise").andReturn(false)
    let player = Player(["Noise", "Song"])
    player.delegate = delegate

    player.playNext()

    expectHaveReceived(delegate.calls.player(.any, didStart: "Song"), .once)
    expectHaveNotReceived(delegate.calls.player(.any, didStart: "Noise"))
  }

  @Test("The end is announced by the player that has ended")
  func end() {
    let player = Player([])
    player.delegate = delegate

    player.playNext()

    expectHaveReceived(delegate.calls.playerDidFinish(player), .once)
    expectNoOtherCalls(delegate)
  }
}

final class DelegateXCTests: SpryTestCase {
  func testATrackThatTheDelegateAllowsIsPlayed() {
    let delegate = FakePlayerDelegate()
    delegate.stub.player(.any, shouldPlay: "Song").andReturn(true)
    let player = Player(["Song"])
    player.delegate = delegate

    player.playNext()

    XCTAssertHaveReceived(delegate.calls.player(.any, didStart: "Song"), .once)
  }
}
