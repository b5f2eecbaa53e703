import SpryMatchers
import Testing

@testable import Top

@Suite("Types that only the main actor can use", .spry) struct IsolationTests {
  @Test("Members of a protocol and of its child")
  func members() async throws {
    let fake = FakeMoreSections()
    fake.stub.shown.andReturn([.top])
    fake.stub.titles.andReturn([.top: "Top"])
    fake.stub.count(in: [.bottom: 1], of: .any).andReturn(3)
    fake.stub.toggle([.top]).andReturn([.bottom: [4]])
    fake.stub[[.top]].andReturn([.bottom])
    fake.stub.name().andReturn("sections")
    fake.stub.hidden.andReturn([])
    fake.stub.any(["a"], [.top]).andReturn(["b": 1])
    #expect(fake.shown == [.top])
    #expect(fake.titles == [.top: "Top"])
    #expect(fake.count(in: [.bottom: 1], of: "a") == 3)
    #expect(try await fake.toggle([.top]) == [.bottom: [4]])
    #expect(fake[[.top]] == [.bottom])
    #expect(fake.name() == "sections")
    #expect(fake.hidden == [])
    #expect(fake.any(["a"], [.top]) == ["b": 1])
    fake.titles = [:]
    FakeMoreSections.merge([.top, .bottom])
    expectHaveReceived(fake.calls.titles.set([:]), .once)
    expectHaveReceived(FakeMoreSections.calls.merge([.bottom, .top]), .once)
  }

  @MainActor
  @Test("Members on the main actor")
  func mainActor() {
    let fake = FakeMainSections<Int>()
    fake.stub.show([.top], [1]).andReturn(["a": 2])
    #expect(fake.show([.top], [1]) == ["a": 2])
    expectHaveReceived(fake.calls.show(.any, .any), .once)
  }

  @Test("Members of a nested protocol")
  func nested() {
    let (count, name) = SectionScreen.useNested()
    #expect(count == 2)
    #expect(name == "nested")
  }

  @Test("Members of a class")
  func listed() {
    let fake = FakeListedSections()
    fake.stub.shown.andReturn([.top])
    fake.stub.show([.top]).andReturn(2)
    fake.stub.name().andReturn("listed")
    #expect(fake.shown == [.top])
    #expect(fake.show([.top]) == 2)
    #expect(fake.name() == "listed")
    expectHaveReceived(fake.calls.show([.top]), .once)
  }

  @Test("A protocol whose extension has a member of a standard protocol")
  func captions() {
    let fake = FakeCaptioned()
    fake.stub.caption().andReturn("a caption")
    #expect(fake.caption() == "a caption")
    let spy = CaptionedSpy()
    spy.captionReturnValue = "another"
    #expect(spy.caption() == "another")
  }

  @Test("Members of spies")
  func spies() {
    let spy = MoreSectionsSpy()
    spy.shown = [.top]
    spy.hidden = [.bottom]
    #expect(spy.shown == [.top])
    #expect(spy.hidden == [.bottom])
    MoreSectionsSpy.merge([.top])
    #expect(MoreSectionsSpy.mergeReceivedSections == [.top])
  }
}
