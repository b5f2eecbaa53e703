@_spi(Corpus) import Bottom
import SpryMatchers
import Testing

@Suite("What only some modules can see", .spry) struct SPITests {
  @Test("A protocol and members that are SPI")
  func spi() async throws {
    let draft = Manuscript(text: "a")
    let fake = FakeDrafting(draft: draft)
    fake.stub.current.andReturn(draft)
    fake.stub.save(draft).andReturn(Manuscript(text: "b"))
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
    publisher.publishManuscriptReturnValue = draft
    #expect(publisher.publish(draft) == draft)
  }
}
