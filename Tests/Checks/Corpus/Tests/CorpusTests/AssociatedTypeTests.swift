@_spi(Corpus) import Bottom
import SpryMatchers
import Testing

@testable import Top

@Suite("Associated types of parents, and what only some modules can see", .spry)
struct AssociatedTypeTests {
  @Test("A child leaves a type to its default, repeats it, or fixes it")
  func defaults() {
    let rack = FakeRack()
    rack.stub.first().andReturn(3)
    rack.stub.place(4).andReturn([5])
    rack.stub.hang().andReturn(true)
    #expect(rack.first() == 3 && rack.place(4) == [5] && rack.hang())
    let tall = FakeTallRack<String>()
    tall.stub.first().andReturn("a")
    tall.stub.place("b").andReturn(["c"])
    tall.stub.height(of: "d").andReturn(6)
    #expect(tall.first() == "a" && tall.place("b") == ["c"] && tall.height(of: "d") == 6)
    let text = FakeTextShelf()
    text.stub.first().andReturn("e")
    text.stub.place("f").andReturn(7)
    text.stub.title().andReturn("g")
    #expect(text.first() == "e" && text.place("f") == 7 && text.title() == "g")
  }

  @Test("A type of a parent equals one of the child")
  func equalTypes() {
    let fake = FakeRounding<Int>()
    fake.stub.convert(1).andReturn(2)
    fake.stub.round(3).andReturn(4)
    #expect(fake.convert(1) == 2 && fake.round(3) == 4)
    expectHaveReceived(fake.calls.convert(1), .once)
    let child = FakeIntRounding()
    child.stub.convert(5).andReturn(6)
    child.stub.round(7).andReturn(8)
    child.stub.step().andReturn(9)
    #expect(child.convert(5) == 6 && child.round(7) == 8 && child.step() == 9)
    let spy = RoundingSpy<Int>()
    spy.convertReturnValue = 10
    spy.roundReturnValue = 11
    #expect(spy.convert(1) == 10 && spy.round(1) == 11)
  }

  @Test("A protocol and members that are SPI")
  func spi() async throws {
    let draft = Draft(text: "a")
    let fake = FakeDrafting(draft: draft)
    fake.stub.current.andReturn(draft)
    fake.stub.save(draft).andReturn(Draft(text: "b"))
    #expect(fake.current == draft)
    #expect(try await fake.save(draft).text == "b")
    expectHaveReceived(FakeDrafting.calls.initializer(draft: draft), .once)
    let publishing = FakePublishing()
    publishing.stub.publish().andReturn(1)
    publishing.stub.publish(draft).andReturn(draft)
    publishing.next = draft
    #expect(publishing.publish() == 1 && publishing.publish(draft) == draft)
    expectHaveReceived(publishing.calls.next.set(draft), .once)
    let spy = DraftingSpy(draft: draft)
    spy.current = draft
    spy.saveReturnValue = draft
    #expect(try await spy.save(draft) == spy.current)
    let publisher = PublishingSpy()
    publisher.publishDraftDraftReturnValue = draft
    #expect(publisher.publish(draft) == draft)
  }
}
