import Foundation
import SpryMacros
import SpryMatchers
import Testing

@testable import Recipes

@Suite("A server's handler", .spry)
struct ServerHandlerTests {
  private let store = FakeNoteStore()

  @Test("A note is stored, and the answer says where")
  func created() async {
    store.stub.add(.any).andReturn(7)

    let response = await NoteHandler(store: store)
      .post(Data(#"{"title": "Milk", "text": "two bottles"}"#.utf8))

    #expect(response == Response(status: 201, headers: ["Location": "/notes/7"]))
    expectHaveReceived(store.calls.add(Note(title: "Milk", text: "two bottles")), .once)
  }

  @Test(
    "A wrong request does not reach the store",
    arguments: ["", #"{"title": "Milk"}"#, #"{"title": "", "text": "two bottles"}"#])
  func wrongRequest(body: String) async {
    #expect(await NoteHandler(store: store).post(Data(body.utf8)).status == 400)

    expectNoOtherCalls(store)
  }

  @Test("If the store is down, the client should try again")
  func storeIsDown() async {
    store.stub.add(.any).andThrow(URLError(.cannotConnectToHost))

    let response = await NoteHandler(store: store)
      .post(Data(#"{"title": "Milk", "text": "two bottles"}"#.utf8))

    #expect(response == Response(status: 503, headers: ["Retry-After": "10"]))
  }
}
