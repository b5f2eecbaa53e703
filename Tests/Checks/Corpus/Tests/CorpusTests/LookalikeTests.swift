import SpryMatchers
import Testing

@testable import Top

@Suite("Members that look alike", .spry) struct LookalikeTests {
  @Test("A variadic parameter and an array")
  func variadicOrArray() {
    let fake = FakeVariadicOrArray()
    fake.stub.sum([1, 2]).andReturn(3)
    fake.stub.sum2(1, 2).andReturn(4)
    #expect(fake.sum([1, 2]) == 3)
    #expect(fake.sum(1, 2) == 4)
    expectHaveReceived(fake.calls.sum(.any), .once)
    expectHaveReceived(fake.calls.sum2(.any), .once)
    fake.stub[1, 2].andReturn("values")
    fake.stub.subscript2([1, 2]).andReturn("array")
    #expect(fake[1, 2] == "values")
    #expect(fake[[1, 2]] == "array")
    fake[[3]] = "three"
    expectHaveReceived(fake.calls.subscript2([3]).set("three"), .once)
  }

  @Test("A property and a function without parameters")
  func propertyOrFunction() async {
    let fake = FakePropertyOrFunction()
    fake.stub.load.andReturn(1)
    fake.stub.load2().andReturn(2)
    #expect(fake.load == 1)
    #expect(await fake.load() == 2)
    expectHaveReceived(fake.calls.load, .once)
    expectHaveReceived(fake.calls.load2(), .once)
  }

  @Test("An autoclosure and a value")
  func lazyOrNot() {
    func log(_ logger: some LazyOrNot) {
      let plain: (Int) -> Void = logger.log(_:)
      plain(2)
    }
    let fake = FakeLazyOrNot()
    log(fake)
    expectHaveNotReceived(fake.calls.log(.any))
    expectHaveReceived(fake.calls.log2(2), .once)
  }

  @Test("An operator and its word")
  func operatorOrWord() {
    let fake = FakeOperatorOrWord()
    FakeOperatorOrWord.stub.plus(.any, 1).andReturn(2)
    FakeOperatorOrWord.stub.plus2(.any, 1).andReturn(3)
    #expect(fake + 1 == 2)
    #expect(FakeOperatorOrWord.plus(fake, 1) == 3)
    expectHaveReceived(FakeOperatorOrWord.calls.plus(.any, .any), .once)
    expectHaveReceived(FakeOperatorOrWord.calls.plus2(.any, .any), .once)
  }

  @Test("An initializer and the word for it")
  func initializerOrWord() {
    _ = FakeInitializerOrWord(size: 1)
    FakeInitializerOrWord.initializer(size: 2)
    expectHaveReceived(FakeInitializerOrWord.calls.initializer(size: 1), .once)
    expectHaveReceived(FakeInitializerOrWord.calls.initializer2(size: 2), .once)
  }

  @Test("An associated type and a type of its own")
  func associatedType() {
    let fake = FakeKeyedChild<String, Bool>()
    fake.stub.load("a").andReturn("text")
    fake.stub.load(1).andReturn("number")
    fake.stub.store(true).andReturn("b")
    fake.stub.store(2).andReturn(3)
    #expect(fake.load("a") == "text")
    #expect(fake.load(1) == "number")
    #expect(fake.store(true) == "b")
    #expect(fake.store(2) == 3)
    let spy = KeyedSpy<String>()
    spy.loadKeyStringReturnValue = "key"
    #expect(spy.load("a") == "key")
  }
}
