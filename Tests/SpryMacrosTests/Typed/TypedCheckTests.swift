import SpryMacros
import SpryMatchers
import TestSupport
import Testing

@Spryable private protocol Mailer {
  func send(_ text: String, to address: String) throws
  func ping() async
  func log(_ text: String)
  var host: String { get set }
  subscript(folder: String) -> Int { get set }
  static var limit: Int { get set }
}

// Its members can be named by texts as well.
extension FakeMailer { typealias Function = MemberName }

@Suite("Typed checks")
struct TypedCheckTests {
  private let mailer = FakeMailer()

  init() {
    mailer.stub.host.andReturn("h")
  }

  @Test("A failure names parameters without labels")
  func names() throws {
    try mailer.send("hi", to: "ann")
    mailer.host = "x"
    expectGolden([
      mailer.calls.send("ho", to: "bob").didCall().description,
      mailer.calls.send(.any, to: .any).didCall(.exactly(2)).description,
      mailer.calls.host.set("y").didCall().description,
      mailer.calls.ping().didCall().description,
      mailer.didCall("send(_:to:)", withArguments: ["ho", "ann"]).description,
    ])
  }

  @Test("Calls are a sequence of typed arguments")
  func sequence() throws {
    let mark = SpryMark()
    try mailer.send("hi", to: "ann")
    try mailer.send("ho", to: "bob")
    let calls = mailer.calls.send(.any, to: .any)
    #expect(calls.count == 2)
    #expect(!calls.isEmpty)
    #expect(calls.first?.0 == "hi")
    #expect(calls.last?.1 == "bob")
    #expect(calls[1].0 == "ho")
    #expect(calls.contains { $0.1 == "bob" })
    #expect(calls.since(mark).count == 2)
    #expect(calls.since(SpryMark()).isEmpty)
    #expect(mailer.calls.send(.prefix("h"), to: "bob").map(\.0) == ["ho"])
    try mailer.send("hu", to: "cid")
    #expect(calls.count == 3)
  }

  @Test("A mark and an expected number count for writes, before or behind 'set'")
  func writesSinceAMark() {
    withSpryScope {
      func write() {
        mailer.host = "x"
        mailer["in"] = 1
        FakeMailer.limit = 1
      }
      write()
      let mark = SpryMark()
      func counts() -> [Int] {
        [
          mailer.calls.host.since(mark).set(.any).count,
          mailer.calls.host.set(.any).since(mark).count,
          mailer.calls["in"].since(mark).set(.any).count,
          mailer.calls["in"].set(.any).since(mark).count,
          FakeMailer.calls.limit.since(mark).set(1).count,
        ]
      }
      #expect(counts() == [0, 0, 0, 0, 0])
      write()
      #expect(counts() == [1, 1, 1, 1, 1])
      #expect(mailer.calls.host.times(.exactly(2)).set("x").didCall().success)
      #expect(!mailer.calls["in"].since(mark).times(.exactly(2)).set(1).didCall().success)
    }
  }

  @Test("The failure of a check of a property says that it counts reads")
  func readsOnly() {
    mailer.host = "x"
    expectGolden(mailer.calls.host.didCall().description, "no read")
    _ = mailer.host
    expectGolden(mailer.calls.host.didCall(.exactly(2)).description, "one read")
    expectGolden(mailer.calls.host.set(.any).didCall(.exactly(2)).description, "one write")
  }

  @Test("The table of an order has no names of parameters that the macro wrote")
  func orderOfWrites() {
    mailer.host = "x"
    expectGolden(
      SpryCheck.inOrder {
        mailer.calls.host.set(.any)
        mailer.calls.host.set(.any)
        mailer.calls.log(.any)
      })
  }

  @Test("Waits for typed calls")
  func waits() async throws {
    async let sent: Void = {
      await Task.yield()
      try mailer.send("hi", to: "ann")
      try mailer.send("ho", to: "ann")
    }()
    let (text, _) = try await mailer.calls.send(.any, to: "ann").wait(within: .seconds(60))
    #expect(text == "hi")
    let all = try await mailer.calls.send(.any, to: .any).wait(
      for: .exactly(2), within: .seconds(60))
    #expect(all.map(\.0) == ["hi", "ho"])
    await expectHaveReceived(mailer.calls.send("ho", to: .any), within: .seconds(60))
    await expectHaveReceived(mailer.calls.send("ho", to: .any), .once, within: .seconds(60))
    await expectHaveNotReceived(mailer.calls.ping(), for: .zero)
    try await sent
    _ = await failedWait { try await mailer.calls.ping().wait(within: .zero) }
  }
}
