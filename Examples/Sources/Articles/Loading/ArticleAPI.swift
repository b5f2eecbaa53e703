import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Loads articles from the server, and tries again while it is unavailable.
struct ArticleAPI: Sendable {
  static let baseURL = URL(string: "https://api.example.com/v1/articles/")!

  let client: any HTTPClient
  let tokens: any TokenProvider
  let sleeper: any Sleeper
  var retry = RetryPolicy()

  func article(id: Article.ID) async throws -> Article {
    let request = try await request(forArticle: id)
    let (data, response) = try await send(request)
    switch response.statusCode {
    case 200: return try JSONDecoder().decode(Article.self, from: data)
    case 404: throw ArticleError.notFound(id)
    case let status: throw ArticleError.unexpectedStatus(status)
    }
  }

  private func request(forArticle id: Article.ID) async throws -> URLRequest {
    var request = URLRequest(url: Self.baseURL.appendingPathComponent(String(id)))
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    request.setValue("Bearer \(try await tokens.token())", forHTTPHeaderField: "Authorization")
    return request
  }

  private func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
    var attempt = 1
    while true {
      let answer = try await client.send(request)
      guard answer.1.statusCode == 503, let delay = retry.delay(afterAttempt: attempt) else {
        return answer
      }
      try await sleeper.sleep(for: delay)
      attempt += 1
    }
  }
}

/// The reason why an article could not be loaded.
enum ArticleError: Error, Equatable {
  case notFound(Article.ID)
  case unexpectedStatus(Int)
}
