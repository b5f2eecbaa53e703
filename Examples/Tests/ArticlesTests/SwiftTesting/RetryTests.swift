import Foundation
import SpryMacros
import SpryMatchers
import Testing

@testable import Articles

@Suite(.spry)
struct RetryTests {
  private let client = FakeHTTPClient()
  private let sleeper = FakeSleeper()
  private let api: ArticleAPI

  init() {
    let tokens = FakeTokenProvider()
    tokens.stub.token().andReturn("r3ader")
    api = ArticleAPI(client: client, tokens: tokens, sleeper: sleeper)
  }

  @Test func triesAgainWhileTheServerIsUnavailable() async throws {
    client.stub.send(.any).andReturn(answer(status: 503), answer(status: 503))
      .andReturn(try delivering(.lighthouses)).afterLast(.fail)

    #expect(try await api.article(id: 42) == .lighthouses)
  }

  @Test func waitsTwiceAsLongBeforeEachAttempt() async {
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

  @Test func givesUpAfterTheThirdAttempt() async {
    client.stub.send(.any).andReturn(answer(status: 503))

    await #expect(throws: ArticleError.unexpectedStatus(503)) {
      try await api.article(id: 42)
    }

    expectHaveReceived(client.calls.send(.any), .exactly(3))
  }

  @Test func stopsWhenTheReaderLeavesDuringTheWait() async {
    client.stub.send(.any).andReturn(answer(status: 503))
    sleeper.stub(.sleep).andThrow(CancellationError())

    await #expect(throws: CancellationError.self) {
      try await api.article(id: 42)
    }

    expectHaveReceived(client.calls.send(.any), .once)
  }

  @Test(arguments: [400, 401, 404, 500])
  func triesOnlyOnceWhenTheServerHasAnswered(status: Int) async {
    client.stub.send(.any).andReturn(answer(status: status))

    _ = try? await api.article(id: 42)

    expectHaveReceived(client.calls.send(.any), .once)
  }
}
