import SpryMacros
import SpryMatchers
import Testing

@Spryable
private protocol Router: AnyObject {
  func url(host: String, path: String, query: [String: String], port: Int) -> String
  func open(_ url: String) async throws
  func close()
  func move(to step: Int)
  func move()
  func find(by name: String)
  func find(at index: Int)
  func visit(_ places: String...) -> Int
  func each(_ body: (Int) -> Void, name: String)
  static func make(a: Int, b: Int) -> Int
  init(host: String, port: Int)
}

@Spryable
private protocol DeepRouter: Router {
  func close(force: Bool)
  func move(by step: Int, twice: Bool)
  func jump(from: Int, to: Int)
}

@Suite("A member without arguments", .spry) struct AnyArgumentsTests {
  private let router = FakeRouter()

  @Test("A stub and a check for any arguments need none")
  func anyArguments() async throws {
    router.stub.url().andReturn("x")
    router.stub.open().andDo { url in #expect(url == "y") }
    router.stub.each().andDo { body, name in body(3) }
    FakeRouter.stub.make().andReturn(7)
    FakeRouter.stub.initializer().andReturn()
    #expect(router.url(host: "a", path: "b", query: [:], port: 80) == "x")
    try await router.open("y")
    router.each({ #expect($0 == 3) }, name: "n")
    #expect(FakeRouter.make(a: 1, b: 2) == 7)
    _ = FakeRouter(host: "h", port: 1)
    expectHaveReceived(router.calls.url(), .once)
    expectHaveReceived(router.calls.open(), .once)
    #expect(router.calls.url().map(\.0) == ["a"])
    #expect(FakeRouter.calls.make().count == 1)
    #expect(FakeRouter.calls.initializer().count == 1)
  }

  @Test("A member without parameters, and without values of a variadic one, stays what it is")
  func otherMembers() {
    router.stub.visit(.any).andReturn(1)
    router.move(to: 3)
    #expect(router.visit("a") == 1)
    expectHaveNotReceived(router.calls.move())
    expectHaveReceived(router.calls.move(to: 3), .once)
    expectHaveNotReceived(router.calls.visit())
    router.move()
    expectHaveReceived(router.calls.move(), .once)
  }

  @Test("A parent's member without parameters is not hidden")
  func parents() {
    let deep = FakeDeepRouter()
    deep.close(force: true)
    deep.move(by: 1, twice: true)
    deep.jump(from: 1, to: 2)
    expectHaveNotReceived(deep.calls.close())
    expectHaveNotReceived(deep.calls.move())
    expectHaveReceived(deep.calls.jump(), .once)
    deep.close()
    expectHaveReceived(deep.calls.close(), .once)
  }
}
