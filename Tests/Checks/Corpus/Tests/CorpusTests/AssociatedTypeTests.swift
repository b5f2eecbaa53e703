import Bottom
import SpryMatchers
import Testing

@testable import Top

@Suite("Associated types of parents", .spry) struct AssociatedTypeTests {
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
    let text = FakeTextCabinet()
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
}
