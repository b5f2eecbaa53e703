import Bottom
import Foundation
import SpryMatchers
import Testing

@Suite("Typed fakes of networking and storage", .spry) struct NetworkingTests {
  let request = Request(path: "/users")

  @Test("HTTPClient: async throws, tuples, and a settable property")
  func httpClient() async throws {
    let fake = FakeHTTPClient()
    let url = try #require(URL(string: "https://example.com"))
    fake.stub.send(.having(\.path, .prefix("/"))).andReturn(Response(status: 201))
    fake.stub.data(from: url).andReturn((Data([1]), 200))
    fake.stub.baseURL.andReturn(url)
    let client: any HTTPClient = fake
    #expect(try await client.send(request).status == 201)
    #expect(try await client.data(from: client.baseURL).1 == 200)
    fake.headers = ["a": "b"]
    #expect(fake.calls.send(request).count == 1)
    #expect(fake.calls.headers.set(["a": "b"]).count == 1)
    #expect(fake.calls.baseURL.get().count == 1)
  }

  @Test("TypedClient: typed throws and generic results")
  func typedClient() async throws {
    let fake = FakeTypedClient()
    fake.stub.get("/1", as: User.self).andReturn(User(id: "1"))
    fake.stub.get("/2", as: Int.self).andThrow(.offline)
    #expect(try await fake.get("/1", as: User.self).id == "1")
    await #expect(throws: NetworkError.offline) { try await fake.get("/2", as: Int.self) }
    fake.stub.send(.any).andThrow(.status(404))
    await #expect(throws: NetworkError.status(404)) { try await fake.send(request) }
    fake.stub.post(.any(Int.self), to: .any).andReturn()
    try await fake.post(3, to: "/3")
    #expect(fake.calls.post(3, to: "/3").count == 1)
    #expect(fake.calls.post(.any(String.self), to: .any).isEmpty)
  }

  @Test("CallbackClient: completions, required and optional")
  func callbackClient() {
    let fake = FakeCallbackClient()
    fake.stub.load(.any, completion: .any).andDo { _, completion in
      completion(.failure(.offline))
    }
    nonisolated(unsafe) var results: [Result<Response, NetworkError>] = []
    fake.load(request) { results.append($0) }
    #expect(results == [.failure(.offline)])
    let subscription = Subscription()
    fake.stub.load(path: "/a", on: .any, completion: .any).andReturn(subscription)
    #expect(fake.load(path: "/a", on: nil, completion: nil) === subscription)
    fake.stub.cancelAll().andReturn()
    fake.cancelAll()
    #expect(fake.calls.cancelAll().count == 1)
  }

  @Test("RequestInterceptor: an inout argument of an async member")
  func interceptor() async throws {
    let fake = FakeRequestInterceptor()
    fake.stub.adapt(.any).andDo { (request: inout Request) in request.path += "?key=1" }
    fake.stub.retry(.any, after: .any, attempt: .lessThan(3)).andReturn(true)
    var changed = request
    try await fake.adapt(&changed)
    #expect(changed.path == "/users?key=1")
    #expect(await fake.retry(request, after: NetworkError.offline, attempt: 2))
    #expect(fake.calls.adapt(.any).first?.path == "/users")
  }

  @Test("RequestSigner: consumed and borrowed arguments, and a static member")
  func signer() throws {
    FakeRequestSigner.stub.fingerprint(of: "k").andReturn("f")
    let fake = FakeRequestSigner()
    fake.stub.sign(request, with: "k").andReturn(Request(path: "/signed"))
    #expect(try fake.sign(request, with: "k").path == "/signed")
    #expect(FakeRequestSigner.fingerprint(of: "k") == "f")
  }

  @Test("Socket: closures in properties, variadics, and overloads by type")
  func socket() throws {
    let fake = FakeSocket()
    let url = try #require(URL(string: "ws://a"))
    fake.stub.isOpen.andReturn(false, true)
    #expect(!fake.isOpen && fake.isOpen)
    fake.stub.open(url: .any, protocols: .any).andReturn()
    fake.stub.write(.any(String.self), completion: .any).andReturn()
    fake.stub.write(.any(Data.self), completion: .any).andReturn()
    fake.open(url: url, protocols: "a", "b")
    fake.write("x", completion: nil)
    fake.write(Data([1]), completion: nil)
    #expect(fake.calls.open(url: url, protocols: "a", "b").count == 1)
    #expect(fake.calls.write(.equal("x"), completion: .any).count == 1)
    #expect(fake.calls.write(.equal(Data([1])), completion: .any).count == 1)
  }

  @Test("EventStream: effects of properties")
  func eventStream() async throws {
    let fake = FakeEventStream()
    fake.stub.isConnected.andReturn(true)
    fake.stub.latest.andThrow(NetworkError.offline)
    #expect(await fake.isConnected)
    await #expect(throws: NetworkError.offline) { try await fake.latest }
    #expect(fake.calls.latest.count == 1)
  }

  @Test("Endpoint and Router: associated types")
  func associatedTypes() async throws {
    let endpoint = FakeEndpoint<Int, NetworkError>()
    endpoint.stub.decode(.any).andReturn(3)
    endpoint.stub.failure(for: .in(500..<600)).andReturn(.offline)
    #expect(try endpoint.decode(Data()) == 3)
    #expect(endpoint.failure(for: 503) == .offline)
    let router = FakeRouter<String>()
    router.stub.handle("home").andReturn(true)
    #expect(await router.handle("home"))
    router.stub.register(.any, handler: .any).andReturn()
    router.register("a", "b") { _ in }
    #expect(router.calls.register(.equal(["a", "b"]), handler: .any).count == 1)
  }

  @Test("ResponseCache: subscripts, rethrows, and an autoclosure")
  func responseCache() throws {
    let fake = FakeResponseCache()
    fake.stub[request].andReturn(Response(status: 304))
    fake.stub[path: .any, version: 2].andReturn(nil)
    fake.stub.response(for: .any, default: .any).andDo { _, other in other }
    fake.stub.removeAll(where: .any).andDo { shouldRemove in
      _ = try shouldRemove(request, Response())
    }
    #expect(fake[request]?.status == 304)
    #expect(fake[path: "a", version: 2] == nil)
    fake[request] = Response(status: 1)
    #expect(fake.response(for: request, default: Response(status: 9)).status == 9)
    #expect(throws: NetworkError.offline) {
      try fake.removeAll { _, _ in throw NetworkError.offline }
    }
    #expect(fake.calls[request].set(Response(status: 1)).count == 1)
  }

  @Test("KeyValueStore: generic members beside plain overloads")
  func keyValueStore() throws {
    let fake = FakeKeyValueStore()
    fake.stub.value(forKey: "a").andReturn(3 as Int?)
    fake.stub.integer(forKey: .any).andReturn(4)
    fake.stub["x"].andReturn(5)
    let value: Int? = try fake.value(forKey: "a")
    #expect(value == 3)
    #expect(fake.integer(forKey: "b") == 4)
    #expect(fake["x"] as? Int == 5)
    fake.stub.set(.some(.prefix("t")), forKey: .any).andReturn()
    fake.set("text" as String?, forKey: "c")
    #expect(fake.calls.set(.equal("text" as String?), forKey: .equal("c")).count == 1)
  }

  @Test("FileSystem: inout, and a nonescaping closure that changes its argument")
  func fileSystem() throws {
    let fake = FakeFileSystem()
    fake.stub.exists("/a", isDirectory: .any).andDo { (_: String, isDirectory: inout Bool) in
      isDirectory = true
      return true
    }
    fake.stub.walk(.any, .any).andDo { path, body in
      var stop = false
      try body(path + "/1", &stop)
    }
    fake.stub.temporaryDirectory.andThrow(StorageError.full)
    var isDirectory = false
    #expect(fake.exists("/a", isDirectory: &isDirectory) && isDirectory)
    var entries: [String] = []
    fake.walk("/b") { entry, stop in
      entries.append(entry)
      stop = true
    }
    #expect(entries == ["/b/1"])
    #expect(throws: StorageError.full) { try fake.temporaryDirectory }
  }

  @Test("Cache: rethrows, and a subscript with an autoclosure")
  func cache() {
    let fake = FakeCache<String, Int>()
    fake.stub.value(for: "a").andReturn(1)
    fake.stub.value(for: .any, orInsert: .any).andDo { _, make in try make() }
    fake.stub["b", default: 7].andReturn(8)
    #expect(fake.value(for: "a") == 1)
    #expect(fake.value(for: "z", orInsert: { 5 }) == 5)
    #expect(fake["b", default: 7] == 8)
    fake["c"] = 3
    #expect(fake.calls["c"].set(3).count == 1)
  }
}
