import SpryMacros
import SpryMatchers
import Testing

@_spi(Lending) @testable import Lending

@Suite("Written fakes of protocols that a macro cannot see", .spry) struct CatalogTests {
  @Test("A fake is used in another task, and back in the test")
  func tasks() async throws {
    let archive = FakeArchive()
    archive.stub.count.andReturn(3)
    let count = await Task.detached { archive.count }.value
    #expect(count == 3)
    expectHaveReceived(archive.calls.count, .once)
  }

  @Test("A collection is walked through")
  func collections() {
    let titles = FakeTitles()
    titles.stub.startIndex.andReturn(0)
    titles.stub.endIndex.andReturn(2)
    titles.stub.index(after: .any).andDo { $0 + 1 }
    titles.stub.index(before: 2).andReturn(1)
    titles.stub[0].andReturn("Dune")
    titles.stub[1].andReturn("Emma")
    titles.sort()
    #expect(titles.map { $0 } == ["Dune", "Emma"])
    #expect(titles.last == "Emma")
    expectHaveReceived(titles.calls.sort(), .once)
    expectHaveReceived(titles.calls[0], .once)
  }

  @Test("A sequence has the iterator of a stub")
  func sequences() {
    let tickets = FakeTickets<IndexingIterator<[Int]>>()
    tickets.stub.makeIterator().andReturn([3, 4].makeIterator())
    tickets.close()
    #expect(tickets.reduce(0, +) == 7)
    expectHaveReceived(tickets.calls.close(), .once)
  }

  @Test("A literal makes a fake")
  func literals() {
    let title: FakeTitle = "Dune"
    title.stub.text.andReturn("Emma")
    #expect(title.text == "Emma")
    expectHaveReceived(FakeTitle.calls.initializer(stringLiteral: "Dune"), .once)
  }

  @Test("Types with the name of one of SpryKit's are arguments")
  func names() {
    let argument = FakeArgument()
    argument.stub.name.andReturn("Ann")
    argument.name = "Bob"
    let diary = FakeDiary()
    diary.stub.write(.any).andReturn(4)
    #expect(diary.write(argument) == 4)
    #expect(argument.name == "Ann")
    expectHaveReceived(argument.calls.name.set("Bob"), .once)
    expectHaveReceived(diary.calls.write(.any), .once)
  }

  @Test("A fake has the members of one clause, and their typed members")
  func conditions() {
    let diary = FakeDiary()
    diary.stub.dump().andReturn(["open"])
    #expect(diary.dump() == ["open"])
    expectHaveReceived(diary.calls.dump(), .once)
  }

  @Test("An operator of a generic fake is stubbed")
  func operators() {
    let ranking = FakeRanking<Int>()
    FakeRanking<Int>.stub("<(_:_:)").andReturn(true)
    ranking.push(3)
    #expect(ranking < 4)
    expectHaveReceived(ranking.calls.push(3), .once)
  }

  @Test("Constraints of a fixed type apply to the other one")
  func constraints() {
    let copies = FakeCopies<String>()
    copies.stub.original().andReturn("a")
    copies.stub.copies().andReturn(["b"])
    #expect(copies.original() == "a")
    #expect(copies.copies() == ["b"])
  }

  @Test("A type that is SPI, and one inside another type")
  func visibility() {
    let probe = FakeProbe()
    probe.stub.read().andReturn(5)
    #expect(probe.read() == 5)
    let door = FakeDoor(width: 3)
    door.stub.open().andReturn(true)
    #expect(door.open())
    expectHaveReceived(FakeDoor.calls.initializer(width: 3), .once)
  }
}
