import Foundation
import SpryMacros
import SpryMatchers
import Testing

@testable import Recipes

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("URLSession", .spry)
struct URLSessionTests {
  private let client = FakeHTTPClient()

  @Test("The temperature of a city is read from the answer")
  func temperature() async throws {
    let report = Data(#"{"temperature": -3.5}"#.utf8)
    client.stub.send(.any).andReturn(HTTPAnswer(status: 200, body: report))

    #expect(try await WeatherService(client: client).temperature(in: "Oslo") == -3.5)

    expectHaveReceived(client.calls.send(.having(\.url?.query, "city=Oslo")), .once)
  }

  @Test("An answer without a report is an error", arguments: [404, 503])
  func unavailable(status: Int) async {
    client.stub.send(.any).andReturn(HTTPAnswer(status: status))

    await #expect(throws: WeatherService.Unavailable(status: status)) {
      try await WeatherService(client: client).temperature(in: "Oslo")
    }
  }
}
