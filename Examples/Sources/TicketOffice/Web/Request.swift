/// A request of a client, as a web server passes it on.
struct Request: Equatable, Sendable {
  enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
  }

  var method: Method
  var path: String
  var form: [String: String] = [:]
}

/// The answer to a request.
struct Response: Equatable, Sendable {
  var status = 200
  var body = ""
}
