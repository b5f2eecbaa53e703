import Foundation

@testable import Articles

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What an `HTTPClient` returns.
typealias HTTPAnswer = (Data, HTTPURLResponse)

/// The answer that delivers an article.
func delivering(_ article: Article) throws -> HTTPAnswer {
  (try JSONEncoder().encode(article), response(status: 200))
}

/// An answer without a body.
func answer(status: Int) -> HTTPAnswer {
  (Data(), response(status: status))
}

private func response(status: Int) -> HTTPURLResponse {
  HTTPURLResponse(
    url: ArticleAPI.baseURL,
    statusCode: status,
    httpVersion: "HTTP/1.1",
    headerFields: nil
  )!
}
