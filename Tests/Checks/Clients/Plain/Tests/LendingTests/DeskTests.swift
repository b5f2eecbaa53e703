import Foundation
import SpryMatchers
import Testing

@testable import Lending

@Suite("Fakes that a command writes", .spry) struct DeskTests {
  @Test("A fake of a protocol and one of a class are stubbed and checked")
  func borrows() throws {
    let archive = FakeArchive()
    let shelf = FakeShelf()
    archive.stub.lend("Dune", on: .any).andReturn(14)
    archive.stub.count.andReturn(20)
    shelf.stub.height().andReturn(3)
    let desk = Desk(archive: archive, shelf: shelf)
    #expect(try desk.borrow("Dune", on: Date()) == "14 of 20, at 3")
    let titles = ArgumentCaptor<String>()
    expectHaveReceived(archive.calls.lend(.capture(titles), on: .any), .once)
    #expect(titles.last == "Dune")
  }
}
