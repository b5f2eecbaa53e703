import Foundation
import SpryMacros
import SpryMatchers
import Testing

@testable import Recipes

/// These tests fail, to show what a failure looks like. They run only if the environment has
/// `SHOW_FAILURES`.
@Suite(
  "Failures to read", .spry,
  .enabled(if: ProcessInfo.processInfo.environment["SHOW_FAILURES"] != nil))
struct FailuresToRead {
  @Test("The code passed another argument")
  func anotherArgument() async {
    let store = FakeNoteStore()
    store.stub.add(.any).andReturn(7)

    _ = await NoteHandler(store: store)
      .post(Data(#"{"title": "Milk", "text": "two bottles"}"#.utf8))

    expectHaveReceived(store.calls.add(Note(title: "Milk", text: "three bottles")), .once)
  }

  @Test("No stub answers")
  func noStub() {
    let delegate = FakePlayerDelegate()
    delegate.stub.player(.any, shouldPlay: "Song").andReturn(true)
    let player = Player(["Noise", "Song"])
    player.delegate = delegate

    player.playNext()

    expectHaveReceived(delegate.calls.player(.any, didStart: "Song"))
  }

  @Test("There was one call too many")
  func oneCallTooMany() async throws {
    let real = FakeTranslator(wrapping: DictionaryTranslator())
    let translator = CachingTranslator(real)

    _ = try await translator.translate("cat")
    _ = try await translator.translate("dog")

    expectHaveReceived(real.calls.translate(.any), .once)
  }

  @Test("The order was another")
  func order() async throws {
    let database = FakeDatabase()

    try await Bank(database: database).transfer(500, from: 1, to: 2)

    expectInOrder {
      database.calls.begin()
      database.calls.commit()
      database.calls.add(500, to: 2)
    }
  }
}
