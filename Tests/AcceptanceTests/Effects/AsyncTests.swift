import SpryKit
import SpryMatchers
import Testing

private struct NotFound: Error, Equatable {}
private enum LoadError: Error, Equatable { case gone }

private protocol Loader: AnyObject {
  func warmUp() async
  func count(_ name: String) async -> Int
  func load(_ id: String) async throws -> String
  func fetch(_ id: String) async throws(LoadError) -> String
  func close() async throws
}

private final class FakeLoader: Loader, Spryable {
  enum Function: String, StringRepresentable {
    case warmUp = "warmUp()"
    case count = "count(_:)"
    case load = "load(_:)"
    case fetch = "fetch(_:)"
    case close = "close()"
  }

  func warmUp() async { await spryify() }
  func count(_ name: String) async -> Int { await spryify(arguments: name) }
  func load(_ id: String) async throws -> String { try await spryifyThrows(arguments: id) }
  func fetch(_ id: String) async throws(LoadError) -> String {
    try await spryifyThrows(throwing: LoadError.self)(arguments: id)
  }
  func close() async throws { try await spryifyThrows() }
}

@Suite("Async members", .spry)
struct AsyncTests {
  private let fake = FakeLoader()

  @Test("An async throwing member returns or throws")
  func returnsOrThrows() async throws {
    fake.stub(.load).with("1").andReturn("one")
    fake.stub(.load).andThrow(NotFound())
    #expect(try await fake.load("1") == "one")
    await #expect(throws: NotFound()) { try await fake.load("2") }
    fake.stub(.close).andReturn()
    try await fake.close()
    expectHaveReceived(fake, .close)
  }

  @Test("An async member throws a typed error")
  func throwsATypedError() async throws {
    fake.stub(.fetch).with("1").andReturn("one")
    fake.stub(.fetch).andThrow(LoadError.gone)
    #expect(try await fake.fetch("1") == "one")
    do {
      _ = try await fake.fetch("2")
      Issue.record("nothing was thrown")
    } catch {
      let error: LoadError = error
      #expect(error == .gone)
    }
  }

  @Test("An async member awaits the closure of its stub")
  func awaitsItsClosure() async throws {
    fake.stub(.load).andDo { _ async in "from a closure" }
    #expect(try await fake.load("1") == "from a closure")
    fake.stub(.load).andDo { arguments in
      await Task.yield()
      return "loaded \(arguments[0] as! String)"
    }
    #expect(try await fake.load("1") == "loaded 1")
    fake.stub(.warmUp).andDo { _ in await Task.yield() }
    await fake.warmUp()
  }

  @Test("An async member throws the error of its async closure")
  func awaitsAClosureThatThrows() async {
    fake.stub(.load).andDo { _ async throws -> String in
      await Task.yield()
      throw NotFound()
    }
    await #expect(throws: NotFound()) { try await fake.load("1") }
    fake.stub(.fetch).andDo { _ async throws -> String in throw LoadError.gone }
    await #expect(throws: LoadError.gone) { try await fake.fetch("1") }
  }

  @Test("The closure of an async member may use the fake")
  func closureOfAnAsyncMemberUsesItsOwnFake() async throws {
    let fake = fake
    fake.stub(.count).andReturn(2)
    fake.stub(.load).andDo { _ in
      let count = await fake.count("inner")
      fake.stub(.load).andReturn("stubbed by the stub")
      return "counted \(count)"
    }
    #expect(try await fake.load("1") == "counted 2")
    #expect(try await fake.load("1") == "stubbed by the stub")
    expectHaveReceived(fake, .count, with: "inner")
  }
}
