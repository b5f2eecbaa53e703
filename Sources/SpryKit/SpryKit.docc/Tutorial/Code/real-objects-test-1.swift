import SpryMatchers
import SpryObjects
import Testing

@testable import App

@Suite(.spry) struct GuestBookTests {
  let book = PrintedGuestBook()

  @Test func recordsWhatIsAdded() {
    let spy = Spy(on: book, .add)
    spy.spy { book.add("Ann") }

    #expect(book.names == ["Ann"])
    expectHaveReceived(spy, .add, with: "Ann", countSpecifier: .once)
  }
}
