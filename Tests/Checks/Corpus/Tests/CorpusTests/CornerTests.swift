import Bottom
import Foundation
import SpryMatchers
import Testing

@testable import Top

@Suite("Typed fakes of the corners of Swift", .spry) struct CornerTests {
  @Test("Overloads by label, type, and result")
  func overloads() async throws {
    let fake = FakeOverloaded()
    fake.stub.load(1).andReturn("int")
    fake.stub.load("1").andReturn("string")
    fake.stub.load(id: 1, of: "a").andReturn("both")
    let _: Void = { fake.stub.load(id: 2 as Int).andReturn("result") }()
    #expect(fake.load(1) as String == "int")
    #expect(fake.load("1") == "string")
    #expect(fake.load(id: 1, of: "a") == "both")
    #expect(fake.load(id: 2) as String == "result")
  }

  @Test("Keywords as names")
  func keywords() {
    let fake = FakeKeywords()
    fake.stub.if(1).andReturn(2)
    fake.stub.default(for: "a", where: 3).andReturn(true)
    fake.stub.with(repeat: 1, switch: "b").andReturn(4)
    fake.stub.`init`().andReturn(5)
    fake.stub.await(6).andReturn(7)
    #expect(fake.if(1) == 2)
    #expect(fake.default(for: "a", where: 3))
    #expect(fake.with(repeat: 1, switch: "b") == 4)
    #expect(fake.`init`() == 5)
    #expect(fake.await(6) == 7)
    fake.class = "c"
    #expect(fake.calls.class.set("c").count == 1)
  }

  @Test("Members that are named like those of the library")
  func takenNames() {
    let fake = FakeTaken()
    fake.spryStub.stub.andReturn("s")
    fake.spryStub.calls().andReturn(3)
    fake.spryStub.invocations(member: 1, role: "r", arguments: [2]).andReturn(4)
    #expect(fake.stub == "s")
    #expect(fake.calls() == 3)
    #expect(fake.invocations(member: 1, role: "r", arguments: [2]) == 4)
  }

  @Test("Associated types that are named like those of the standard library")
  func shadowing() {
    let fake = FakeShadowing<Int, Bool>()
    fake.stub.load(3).andReturn(true)
    #expect(fake.load(3))
  }

  @Test("Nested protocols see the types beside them")
  func nested() async throws {
    let loader = Nested.FakeLoader()
    loader.stub.load(Nested.Item(id: 1)).andReturn(Nested.Item(id: 2))
    #expect(loader.load(Nested.Item(id: 1))?.id == 2)
    let preloader = Nested.Deeper.FakePreloader()
    preloader.stub.preload(.any).andReturn()
    preloader.preload([Nested.Item()])
    preloader.stub.color.andReturn("red")
    #expect(preloader.color == "red")
    #expect(preloader.calls.preload([Nested.Item()]).count == 1)
  }

  @Test("Variadics")
  func variadics() {
    let fake = FakeVariadic()
    fake.stub.sum(1, 2).andReturn(3)
    fake.stub.join(.any, separator: "-", limits: .any).andReturn("a-b")
    #expect(fake.sum(1, 2) == 3)
    #expect(fake.join("a", "b", separator: "-", limits: 1, 2) == "a-b")

    fake.stub.sum().andReturn(4)
    fake.stub.sum(.any, .greaterThan(2)).andReturn(5)
    #expect(fake.sum() == 4)
    #expect(fake.sum(1, 3) == 5)
    expectHaveReceived(fake.calls.sum(.any), .exactly(3))
    expectHaveReceived(fake.calls.sum(1, .any), .exactly(2))
    expectHaveReceived(fake.calls.join(.any, .prefix("b"), separator: .any, limits: 1, 2), .once)
    expectHaveNotReceived(fake.calls.join("a", .any, separator: .any, limits: .greaterThan(1)))
  }

  @Test("Autoclosures")
  func autoclosures() async throws {
    let fake = FakeAutoclosures()
    fake.stub.lazily(.any).andDo { value in value() * 2 }
    fake.stub.later(4).andReturn(5)
    #expect(fake.lazily(3) == 6)
    #expect(try await fake.later(4) == 5)
  }

  @Test("Closures")
  func closures() async throws {
    let fake = FakeClosures()
    var seen: [Int] = []
    fake.stub.each(.any).andDo { body in body(1) }
    fake.each { seen.append($0) }
    fake.stub.asynchronous(.any).andDo { body in try await body(3) }
    #expect(await fake.asynchronous { "\($0)" } == "3")
    fake.stub.curried().andReturn({ _ in { _ in true } })
    #expect(fake.curried()(1)("a"))
    #expect(seen == [1])
  }

  @Test("Tuples")
  func tuples() {
    let fake = FakeTuples()
    fake.stub.pair().andReturn((1, "a"))
    fake.stub.labelled(.match { $0.x > 1 }).andReturn((x: 3, y: 4))
    #expect(fake.pair() == (1, "a"))
    #expect(fake.labelled((x: 2, y: 0))?.y == 4)
    fake.origin = (x: 1, y: 2)
    #expect(fake.calls.origin.set(.any).first?.x == 1)
  }

  @Test("Packs")
  func packs() async throws {
    let fake = FakePacks()
    fake.stub.all(1, "a").andReturn(2)
    #expect(fake.all(1, "a") == 2)
    fake.stub.optional(.any(Int?.self), .any(String?.self)).andReturn()
    try await fake.optional(1 as Int?, "a" as String?)
    #expect(fake.calls.optional(1 as Int?, "a" as String?).count == 1)
  }

  @Test("Self")
  func selves() {
    let fake = FakeSelves()
    let other = FakeSelves()
    fake.stub.copy().andReturn(other)
    fake.stub.list().andReturn([fake, other])
    fake.stub.isSame(as: other).andReturn(true)
    FakeSelves.stub.make(.any).andReturn(fake)
    #expect(fake.copy() === other)
    #expect(fake.list().count == 2)
    #expect(fake.isSame(as: other))
    #expect(FakeSelves.make([]) === fake)
  }

  @Test("Operators")
  func operators() {
    let (left, right) = (FakeOperators(), FakeOperators())
    FakeOperators.stub.plus(.any, .any).andReturn(right)
    FakeOperators.stub.minus(.any, 3).andReturn(4)
    #expect((left + right) === right)
    #expect(left - 3 == 4)
  }

  @Test("Subscripts")
  func subscripts() async throws {
    let fake = FakeSubscripts()
    fake.stub[3].andReturn("three")
    fake.stub[4, default: "d"].andReturn("four")
    fake.stub["n"].andReturn(5)
    fake.stub[failing: 6].andThrow(StorageError.full)
    fake.stub[remote: 7].andReturn("seven")
    FakeSubscripts.stub["s"].andReturn(8)
    #expect(fake[3] == "three" && fake[4, default: "d"] == "four" && fake["n"] == 5)
    #expect(throws: StorageError.full) { try fake[failing: 6] }
    #expect(try await fake[remote: 7] == "seven")
    #expect(FakeSubscripts["s"] == 8)
    fake["n"] = 9
    #expect(fake.calls["n"].set(9).count == 1)
  }

  @Test("Properties")
  func properties() async throws {
    let fake = FakeProperties()
    fake.stub.plain.andReturn(1)
    fake.stub.failing.andThrow(StorageError.full)
    fake.stub.both.andReturn([2])
    fake.stub.typed.andThrow(.full)
    fake.stub.forced.andReturn("f")
    FakeProperties.stub.remoteShared.andReturn(3)
    #expect(fake.plain == 1)
    #expect(throws: StorageError.full) { try fake.failing }
    #expect(try await fake.both == [2])
    #expect(throws: StorageError.full) { try fake.typed }
    #expect(fake.forced == "f")
    #expect(await FakeProperties.remoteShared == 3)
    FakeProperties.shared = 4
    #expect(FakeProperties.calls.shared.set(4).count == 1)
  }

  @Test("Initializers")
  func initializers() async throws {
    let named = FakeInitializers(name: "a")
    named.stub.name.andReturn("a")
    #expect(named.name == "a")
    #expect(FakeInitializers(number: 1) != nil)
    _ = try await FakeInitializers(remote: "r")
    FakeInitializers.stub.initializer(failing: "x").andThrow(StorageError.full)
    #expect(throws: StorageError.full) { try FakeInitializers(failing: "x") }
    #expect(FakeInitializers.calls.initializer(name: "a").count == 1)
    #expect(FakeInitializers.calls.initializer(remote: "r").count == 1)
  }

  @Test("Type aliases of a protocol, and its children")
  func typeAliases() {
    let fake = FakeAliasedChild()
    fake.stub.load(1, .any).andReturn([1: "a"])
    fake.stub.reload(2).andReturn([:])
    #expect(fake.load(1) { _ in } == [1: "a"])
    #expect(fake.reload(2).isEmpty)
  }

  @Test("Type aliases of a protocol with an associated type")
  func typeAliasesOfAssociatedTypes() async throws {
    let fake = FakeAliasedStream<Int>()
    fake.stub.send(3).andReturn(nil)
    fake.stub.open(.any).andReturn("opened")
    #expect(fake.send(3) == nil)
    #expect(try await fake.open { _ in "" } == "opened")
    #expect(fake.calls.send(3).count == 1)
  }

  @Test("Raw values")
  func rawValues() throws {
    let fake = try #require(FakeCode(rawValue: 1))
    fake.stub.rawValue.andReturn(2)
    #expect(fake.rawValue == 2)
    #expect(Set([fake, fake]).count == 1)
  }

  @Test("Ownership")
  func ownership() async {
    let fake = FakeOwnership()
    fake.stub.take("a").andReturn(1)
    fake.stub.look([1]).andReturn(2)
    fake.stub.send([3]).andReturn([4])
    #expect(fake.take("a") == 1)
    #expect(fake.look([1]) == 2)
    #expect(await fake.send([3]) == [4])
  }

  @Test("Errors as doubles")
  func errors() {
    let fake = FakeAppError()
    fake.stub.code.andReturn(3)
    fake.stub.reason.andReturn("r")
    let error: any Error = fake
    #expect((error as? any AppError)?.code == 3)
    #expect((error as? any CustomError)?.reason == "r")
    let coded = FakeCodedError()
    coded.stub.code().andReturn(4)
    #expect(coded.code() == 4)
    let spy = CodedErrorSpy()
    spy.codeReturnValue = 5
    #expect(spy.code() == 5)
  }
}
