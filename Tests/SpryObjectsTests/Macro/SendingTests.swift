import SpryMatchers
import SpryObjects
import Testing

private final class Page { var number = 1 }

private class Printer: ObjectSpyable, ClassSpyable {
  let page: Page

  @Spied init(_ first: sending Page, _ second: Page) {
    Task { first.number += 1 }
    page = second
  }

  @Spied func make(_ number: () -> Int) -> sending Page {
    let page = Page()
    page.number = number()
    return page
  }

  @Spied func makeLater(_ number: () -> Int) async -> sending Page {
    let page = Page()
    page.number = number()
    return page
  }

  @Spied func tryToMake(_ number: () throws -> Int) rethrows -> sending Page {
    let page = Page()
    page.number = try number()
    return page
  }

  @Spied func value(_ value: @autoclosure () async throws -> Int) async rethrows -> Int {
    try await value()
  }
}

@Suite("@Spied with sending parameters and results", .spry)
struct SendingTests {
  @Test("A result is sent")
  func resultsAreSent() async {
    let printer = Printer(Page(), Page())
    let spy = Spy(on: printer)
    await spy.spy {
      #expect(printer.make { 2 }.number == 2)
      #expect(await printer.makeLater { 3 }.number == 3)
      #expect(printer.tryToMake { 4 }.number == 4)
      #expect(await printer.value(5) == 5)
    }
    for member in ["make(_:)", "makeLater(_:)", "tryToMake(_:)", "value(_:)"] {
      #expect(spy.recordedCalls.filter { $0.function == member }.count == 1, "\(member)")
    }
  }

  @Test("An initializer with sending parameters is recorded")
  func initializersAreRecorded() {
    let spy = Spy(on: Printer.self)
    let page = Page()
    let printer = spy.spy { Printer(Page(), page) }
    #expect(printer.page === page)
    expectHaveReceived(spy, "init(_:_:)", countSpecifier: .once)
  }
}
