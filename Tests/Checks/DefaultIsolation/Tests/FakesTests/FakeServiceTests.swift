import Fakes
import SpryKit
import SpryMatchers
import Testing
import XCTest

private final class FakeInTests: Spyable, Stubbable {
  enum Function: String, StringRepresentable {
    case count = "count()"
  }

  func count() -> Int { stubbedValue() }
}

private struct User: Equatable { var name: String }

private final class FakeUsers: Spryable {
  enum Function: String, StringRepresentable {
    case save = "save(_:)"
  }
  func save(_ user: User) -> User { spryify(arguments: user) }
}

@Suite("Fakes in a module with default main actor isolation", .spry)
struct FakeServiceTests {
  private let fake = FakeService()

  @Test("Functions and properties are stubbed and verified")
  func functionsAndProperties() {
    fake.stub(.name).andReturn("n")
    fake.stub(.load).with(1).andReturn("one")
    fake.stub(.run).andReturn()
    fake.name = "new"
    fake.run()
    #expect(fake.name == "n")
    #expect(fake.load(1) == "one")
    expectHaveReceived(fake, .load, with: 1, countSpecifier: .once)
    expectHaveReceived(fake, .name, with: "new")
  }

  @Test("Async functions are stubbed and verified")
  func asyncFunctions() async throws {
    var count = 0
    fake.stub(.refresh).andDo { _ in
      await Task.yield()
      count += 1
      return count
    }
    fake.stub(.fetch).with(1).andReturn("one")
    fake.stub(.fetch).andThrow(Failed())
    #expect(await fake.refresh() == 1)
    #expect(try await fake.fetch(1) == "one")
    await #expect(throws: Failed.self) { try await fake.fetch(2) }
    expectHaveReceived(fake, .fetch, with: 2)
  }

  @Test("Static members are stubbed and verified")
  func staticMembers() async throws {
    FakeService.stub(.level).andReturn(3)
    FakeService.stub(.make).andDo { arguments async in (arguments[0] as! String).count }
    #expect(FakeService.level == 3)
    #expect(try await FakeService.make("four") == 4)
    expectHaveReceived(type: FakeService.self, .make, with: "four")
  }

  @Test("A fake stores its state and is named by literals")
  func storedStateAndLiteralNames() async throws {
    let fake = StoredFakeService()
    fake.stub("load(_:)").andReturn("text")
    fake.stub("fetch(_:)").andReturn("fetched")
    StoredFakeService.stub("level").andReturn(1)
    #expect(fake.load(1) == "text")
    #expect(try await fake.fetch(1) == "fetched")
    #expect(StoredFakeService.level == 1)
    expectHaveReceived(fake, "load(_:)", with: 1)
    expectHaveReceived(fake, "fetch(_:)")
  }

  @Test("Values of the module are compared by ==")
  func valuesOfTheModuleAreCompared() {
    let fake = FakeUsers()
    fake.stub(.save).with(User(name: "a")).andReturn(User(name: "b"))
    #expect(fake.save(User(name: "a")) == User(name: "b"))
    expectHaveReceived(fake, .save, with: User(name: "a"))
    expectHaveReceived(fake, .save, with: Argument.having(\User.name, "a"))
  }

  @Test("A fake of the test module is stubbed and verified")
  func fakeOfTheTestModule() {
    let fake = FakeInTests()
    fake.stub(.count).andReturn(1)
    #expect(fake.count() == 1)
  }

  @Test("A subclass of a fake is stubbed and verified")
  func subclass() {
    let fake = FakePrinter()
    fake.stub(.print).andReturn(7)
    #expect((fake as RealPrinter).print("a") == 7)
    expectHaveReceived(fake, .print, with: "a")
  }

  @Test("An actor is stubbed and verified")
  func actorFake() async throws {
    let fake = FakeStore()
    fake.stub(.save).andReturn(true)
    #expect(try await fake.save("a"))
    expectHaveReceived(fake, .save, with: "a")
  }
}

@Suite("Nonisolated tests use fakes", .spry)
nonisolated struct NonisolatedTests {
  @Test("A fake of a nonisolated protocol")
  func fakeOfANonisolatedProtocol() async throws {
    let fake = FakeClock()
    fake.stub(.now).andReturn(5)
    fake.stub(.sleep).andDo { _ in await Task.yield() }
    #expect(fake.now() == 5)
    try await fake.sleep()
    expectHaveReceived(fake, .sleep)
  }

  @Test("A fake on the main actor")
  func fakeOfTheMainActor() async throws {
    let fake = await FakeService()
    fake.stub(.fetch).andReturn("text")
    #expect(try await fake.fetch(1) == "text")
    await MainActor.run { _ = expectHaveReceived(fake, .fetch, with: 1) }
  }
}

/// `nonisolated`, since a test case overrides a nonisolated initializer of XCTest.
nonisolated final class FakeServiceXCTests: SpryTestCase {
  @MainActor func testAFakeOnTheMainActorIsStubbedAndVerified() async throws {
    let fake = FakeService()
    fake.stub(.fetch).andReturn("text")
    let text = try await fake.fetch(1)
    XCTAssertEqual(text, "text")
    XCTAssertHaveReceived(fake, .fetch, with: 1)
  }
}
