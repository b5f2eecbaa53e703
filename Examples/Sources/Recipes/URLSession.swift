import Foundation
import SpryMacros

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests. The app passes `URLSession.shared`.
@Spryable
protocol HTTPClient: Sendable {
  func send(_ request: URLRequest) async throws -> HTTPAnswer
}

struct HTTPAnswer {
  var status: Int
  var body = Data()
}

extension URLSession: HTTPClient {
  func send(_ request: URLRequest) async throws -> HTTPAnswer {
    let (body, response) = try await data(for: request)
    guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    return HTTPAnswer(status: response.statusCode, body: body)
  }
}

struct WeatherService {
  struct Unavailable: Error, Equatable {
    var status: Int
  }

  let client: any HTTPClient

  func temperature(in city: String) async throws -> Double {
    let url = URL(string: "https://weather.example.com/now")!
    let answer = try await client.send(
      URLRequest(url: url.appending(queryItems: [URLQueryItem(name: "city", value: city)])))
    guard answer.status == 200 else { throw Unavailable(status: answer.status) }
    return try JSONDecoder().decode(Report.self, from: answer.body).temperature
  }

  private struct Report: Decodable {
    var temperature: Double
  }
}
