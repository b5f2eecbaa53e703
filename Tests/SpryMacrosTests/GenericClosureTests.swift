import SpryMacros
import SpryMatchers
import Testing

/// Generic members whose arguments are recorded in boxes.
@Spryable
protocol GenericBoxes {
  func lazily<Value>(_ value: @autoclosure () throws -> Value) rethrows -> Value
  func change<Value>(_ value: inout Value) -> Bool
  func safely<Value>(_ value: Value, _ body: @Sendable (Value) -> Void) -> Bool
  func later<Value>(_ value: Value, _ body: (inout Value) async throws -> Void) async -> Bool
  func typed<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value
  func perhaps<Value>(_ value: inout Value, _ body: ((Value) -> Void)?) -> Bool
  func onMain<Value>(_ value: inout Value, _ body: @escaping @MainActor (Value) -> Void) -> Bool
}

@Suite("Closures of generic members", .spry) struct GenericClosureTests {
  @Test("A generic member that rethrows can be stubbed and checked")
  func genericOnes() throws {
    let fake = FakeRethrowing()
    typealias Work<Value> = NonEscapingArgument<() throws -> Value>
    fake.stub.time(.any(Work<Int>.self)).andDo { body in _ = try body() }
    fake.stub.measure(.any(Work<String>.self)).andDo { body in try body() + "!" }
    var isRun = false
    fake.time {
      isRun = true
      return 1
    }
    #expect(isRun)
    #expect(throws: DoorError(code: 3)) { try fake.time { () -> Int in throw DoorError(code: 3) } }
    fake.time { "not stubbed" }
    #expect(fake.measure { "hi" } == "hi!")
    expectHaveReceived(fake.calls.time(.any(Work<Int>.self)), .exactly(2))
    expectHaveReceived(fake.calls.time(.any(Work<String>.self)), .once)
    expectHaveNotReceived(fake.calls.time(.any(Work<Bool>.self)))
    expectHaveReceived(fake.calls.measure(.any(Work<String>.self)), .once)
  }

  @Test(
    "A stub of a generic member answers the calls of its types, in whatever box the arguments are")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func genericBoxes() async throws {
    let fake = FakeGenericBoxes()
    fake.stub.lazily(.any(NonEscapingArgument<() throws -> Int>.self)).andDo { try $0() }
    fake.stub.change(.any(Int.self)).andReturn(true)
    fake.stub.change(.any(String.self)).lenient().andReturn(false)
    fake.stub.safely(.any(Int.self), .any).andReturn(true)
    fake.stub.later(.any(Int.self), .any).andReturn(true)
    fake.stub.typed(.any(NonEscapingArgument<() throws(DoorError) -> Int>.self)).andReturn(5)
    #expect(try fake.typed { () throws(DoorError) -> Int in 1 } == 5)
    fake.stub.perhaps(.any(Int.self), .any).andReturn(true)
    fake.stub.onMain(.any(Int.self), .any).andReturn(true)
    var number = 1
    #expect(fake.lazily(3) == 3)
    #expect(fake.change(&number))
    #expect(fake.safely(1) { _ in })
    #expect(await fake.later(1) { $0 += 1 })
    #expect(fake.perhaps(&number, nil))
    #expect(fake.perhaps(&number) { _ in })
    #expect(fake.onMain(&number) { _ in })
    expectHaveReceived(fake.calls.perhaps(.any(Int.self), .any), .exactly(2))
    expectHaveReceived(fake.calls.onMain(.any(Int.self), .any), .once)
  }

  @Test("A nonescaping closure of another type does not match")
  func otherClosureTypes() {
    let fake = FakeRethrowing()
    fake.stub.generic(.any(NonEscapingArgument<() throws -> String>.self)).andReturn("text")
    fake.stub.generic(.any(NonEscapingArgument<() throws -> Int>.self)).andReturn(7)
    #expect(fake.generic { "x" } == "text")
    #expect(fake.generic { 1 } == 7)
    let strings = fake.calls.generic(.any(NonEscapingArgument<() throws -> String>.self))
    expectHaveReceived(strings, .once)
    expectHaveReceived(fake.calls.generic(.any(NonEscapingArgument<() throws -> Int>.self)), .once)
    let other = fake.calls.generic(.any(NonEscapingArgument<() throws -> Bool>.self))
    expectHaveNotReceived(other)
    expectHaveNotReceived(fake, "generic(_:)", with: Argument.any((() throws -> Bool).self))
    expectHaveReceived(
      fake, "generic(_:)", with: Argument.any((() throws -> Int).self), countSpecifier: .once)
    expectHaveNotReceived(
      fake, "generic(_:)", with: Argument.any(NonEscapingArgument<() throws -> Bool>.self))
    expectHaveReceived(
      fake, "generic(_:)", with: Argument.any(NonEscapingArgument<() throws -> Int>.self),
      countSpecifier: .once)
  }
}
