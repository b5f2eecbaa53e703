import Bottom
import SpryMatchers
import Testing

@testable import Top

@Suite("Typed fakes of repeated requirements, and rare spellings", .spry) struct RepeatedTests {
  @Test("A child says a requirement again, and widens a property")
  func tagged() {
    let fake = FakeTagged()
    fake.stub.label.andReturn("a")
    fake.stub.go().andReturn(1)
    let labelled: any Labelled = fake
    #expect(labelled.label == "a" && labelled.go() == 1)
    fake.label = "b"
    #expect(fake.calls.label.set("b").count == 1)
    #expect(fake.calls.go().count == 1)
  }

  @Test("Two parents with the same requirements share a member")
  func reset() {
    let fake = FakeReset()
    fake.stub.reset().andReturn()
    fake.stub.count.andReturn(3)
    (fake as any LeftReset).reset()
    (fake as any RightReset).reset()
    #expect((fake as any LeftReset).count == 3)
    #expect(fake.calls.reset().count == 2)
  }

  @Test("A parent with a parameter, and one with a module's name")
  func parameterized() async throws {
    let fake = FakeParameterized()
    fake.stub.count().andReturn(2)
    fake.stub.find("1").andReturn(User())
    #expect(await fake.count() == 2)
    #expect(try await fake.find("1") == User())
    let qualified = FakeQualified()
    qualified.stub.name.andReturn("n")
    qualified.stub.read(at: .any).andReturn(5)
    #expect(try qualified.name == "n" && qualified.read(at: 0) == 5)
  }

  @Test("A global actor, in two generations")
  func globalActor() async throws {
    let fake = FakeDeepShelf()
    fake.stub.put(1).andReturn(2)
    fake.stub.more().andReturn(3)
    #expect(await fake.put(1) == 2)
    #expect(try await fake.more() == 3)
  }

  @Test("An actor that hands itself to a closure")
  func transactions() async throws {
    let fake = FakeTransactions<Int>()
    fake.stub.apply(4).andReturn()
    await fake.apply(4)
    #expect(fake.calls.apply(4).count == 1)
  }

  @Test("Names with spaces, and fluent members")
  func spellings() {
    let fake = FakeRawNames()
    fake.stub.`raw name`(1).andReturn(2)
    #expect(fake.`raw name`(1) == 2)
    let builder = FakeFluentBuilder<Int>()
    builder.stub.with(3).andReturn(builder)
    builder.stub.build().andReturn(4)
    #expect((try? builder.with(3).build()) == 4)
    FakeEnumLike.stub.second(5).andReturn(FakeEnumLike())
    _ = FakeEnumLike.second(5)
    #expect(FakeEnumLike.calls.second(5).count == 1)
  }
}
