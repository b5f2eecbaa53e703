import Foundation
import SpryMacros
import SpryMatchers
import Testing

@testable import Articles

@Suite("A server that is unavailable", .spry)
struct RetryTests {
  private let client = FakeHTTPClient()
  private let sleeper = FakeSleeper()
  private let api: ArticleAPI

  init() {
    let tokens = FakeTokenProvider()
    tokens.stub.token().andReturn("r3ader")
    api = ArticleAPI(client: client, tokens: tokens, sleeper: sleeper)
  }

  @Test("Each wait is twice as long as the last one")
  func waitsTwiceAsLongBeforeEachAttempt() async {
    client.stub.send(.any).andReturn(answer(status: 503))

    _ = try? await api.article(id: 42)

    expectInOrder {
      client.calls.send(.any)
      sleeper.called(.sleep, with: Duration.milliseconds(200))
      client.calls.send(.any)
      sleeper.called(.sleep, with: Duration.milliseconds(400))
      client.calls.send(.any)
    }
  }

  @Test("Nothing is sent after the reader has left")
  func stopsWhenTheReaderLeavesDuringTheWait() async {
    client.stub.send(.any).andReturn(answer(status: 503))
    sleeper.stub(.sleep).andThrow(CancellationError())

    await #expect(throws: CancellationError.self) {
      try await api.article(id: 42)
    }

    expectHaveReceived(client.calls.send(.any), .once)
  }
}
