import SpryMacros
import SpryMatchers
import Testing

protocol Animal: AnyObject {
  func speak() -> String
  var name: String { get set }
}

protocol Dog: Animal {
  func fetch(_ item: String, from place: String?) async throws -> Int
  func sit()
  func roll(_ times: Int) throws(DoorError) -> Int
  func lie() async
  func bark(_ times: Int...) -> Int
  func sniff<Value: Equatable>(_ value: Value) -> Value
  func chase(_ other: Self) -> Self
  func wait(_ done: @escaping (Int) -> Void)
  func log(_ text: @autoclosure () -> String)
  func take(_ list: consuming [Int], _ text: borrowing String) -> Int
  func unnamed(_: Int, _: String) -> Int
  func skip(_: inout [Int], by _: Int..., then _: @autoclosure () -> Int) async throws -> Int
  var age: Int { get }
  var owner: String? { get set }
  var tag: Int! { get set }
  var onBark: ((Int) -> Void)? { get set }
  static func make() throws -> Int
  static var count: Int { get set }
  subscript(index: Int) -> String { get set }
}

@Spryable
final class FakeDog: Dog {
  func speak() -> String
  var name: String
  func fetch(_ item: String, from place: String?) async throws -> Int
  func sit()
  func roll(_ times: Int) throws(DoorError) -> Int
  func lie() async
  func bark(_ times: Int...) -> Int
  func sniff<Value: Equatable>(_ value: Value) -> Value
  func chase(_ other: FakeDog) -> FakeDog
  func wait(_ done: @escaping (Int) -> Void)
  func log(_ text: @autoclosure () -> String)
  func take(_ list: consuming [Int], _ text: borrowing String) -> Int
  func unnamed(_: Int, _ text: String) -> Int
  func skip(_: inout [Int], by _: Int..., then _: @autoclosure () -> Int) async throws -> Int
  var age: Int
  var owner: String?
  var tag: Int!
  var onBark: ((Int) -> Void)?
  static func make() throws -> Int
  static var count: Int
  subscript(index: Int) -> String {
    get { spryify(arguments: index) }
    set { recordCall(arguments: index, newValue) }
  }
  let own = 4
  var stored = 5
  lazy var later = own + 1
  weak var friend: FakeDog?
  func answer() -> Int { stored + own }
  private func hidden(_ value: Int) -> Int
  func callsHidden() -> Int { hidden(3) }
}

@Suite("Classes with @Spryable", .spry) struct ClassFormTests {
  let fake = FakeDog()

  @Test("A function without a body is implemented")
  func listedFunctions() async throws {
    fake.stub.speak().andReturn("woof")
    fake.stub.fetch("stick", from: nil).andReturn(1)
    fake.stub.sit().andReturn()
    fake.stub.roll(.any).andThrow(DoorError(code: 2))
    fake.stub.lie().andReturn()
    fake.stub.bark(1, 2).andReturn(3)
    #expect(fake.speak() == "woof")
    #expect(try await fake.fetch("stick", from: nil) == 1)
    fake.sit()
    do { _ = try fake.roll(1) } catch { #expect(error.code == 2) }
    await fake.lie()
    #expect(fake.bark(1, 2) == 3)
    expectHaveReceived(fake.calls.fetch("stick", from: nil), .once)
    expectHaveReceived(fake.calls.roll(1))
    expectHaveReceived(fake.calls.lie(), .once)
  }

  @Test("An argument without a name is not recorded, and stubs and checks write .any")
  func argumentsWithoutNames() async throws {
    fake.stub.skip(.any, by: .any, then: .any).andReturn(3)
    var list = [1]
    #expect(try await fake.skip(&list, by: 1, 2, then: 4) == 3)
    #expect(list == [1])
    expectHaveReceived(fake.calls.skip(.any, by: .any, then: .any), .once)
    expectHaveReceived(
      fake, "skip(_:by:then:)", with: Argument.anything, Argument.anything, Argument.anything)
    let failure = fake.calls.unnamed(.any, "b").didCall().failureDescription
    #expect(failure?.contains("unnamed") == true)
    fake.stub.unnamed(.any, "a").andDo { _, text in text.count }
    #expect(fake.unnamed(1, "a") == 1)
    #expect(fake.calls.unnamed(.any, .any).first?.1 == "a")
    #expect("\(fake.recordedCalls.last?.description ?? "")" == #"unnamed(_, "a")"#)
  }

  @Test("A property without accessors is implemented")
  func listedProperties() {
    fake.stub.name.andReturn("rex")
    fake.stub.age.andReturn(7)
    fake.stub.owner.andReturn(nil)
    fake.stub.tag.andReturn(8)
    fake.stub.onBark.andReturn(nil)
    #expect(fake.name == "rex")
    #expect(fake.age == 7)
    #expect(fake.owner == nil)
    #expect(fake.tag == 8)
    #expect(fake.onBark == nil)
    fake.name = "max"
    fake.owner = "ann"
    fake.tag = nil
    fake.onBark = { _ in }
    expectHaveReceived(fake.calls.name.set("max"))
    expectHaveReceived(fake.calls.owner.set("ann"))
    expectHaveReceived(fake.calls.tag.set(nil))
    expectHaveReceived(fake.calls.onBark.set(.any), .once)
  }

  @Test("A member with a body stays as it is")
  func whatHasABodyIsLeftAlone() {
    #expect(fake.answer() == 9)
    fake.stored = 1
    #expect(fake.answer() == 5)
    #expect(fake.later == 5)
    #expect(fake.friend == nil)
    fake.stub.hidden(3).andReturn(10)
    #expect(fake.callsHidden() == 10)
    fake.stub[1].andReturn("one")
    #expect(fake[1] == "one")
    fake[2] = "two"
    expectHaveReceived(fake, "subscript(_:)", with: 2, "two")
    expectHaveReceived(fake.calls[1], .once)
    expectHaveReceived(fake.calls.hidden(3))
  }
}
