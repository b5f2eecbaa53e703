import Foundation

@testable import Articles

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The result of an `HTTPClient`.
typealias HTTPAnswer = (Data, HTTPURLResponse)

/// A response with an article.
func delivering(_ article: Article) throws -> HTTPAnswer {
  (try JSONEncoder().encode(article), response(status: 200))
}

/// A response without a body.
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
