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

  @Test func aStubAnswersInsteadOfTheBody() {
    let spy = Spy(on: book, .add)
    spy.stub(.add).with("Ann").andReturn()
    spy.spy { book.add("Ann") }

    #expect(book.names.isEmpty)
  }

  @Test func theOverrideCallsSuper() {
    let spy = Spy(on: book, .add)
    spy.spy { book.add("Ann") }

    expectHaveReceived(spy.implementation(GuestBook.self), .add, with: "Ann")
  }
}
