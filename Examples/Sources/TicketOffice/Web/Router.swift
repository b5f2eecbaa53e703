import Foundation

/// Passes a request on to the handler of its path, turns errors into responses, and keeps the log.
struct Router: Sendable {
  /// The values of the parts of a path with a colon: `["id": "42"]` for `/shows/:id`.
  typealias Parameters = [String: String]
  typealias Handler = @Sendable (Request, Parameters) async throws -> Response

  private struct Route {
    let method: Request.Method
    let parts: [Substring]
    let handler: Handler
  }

  private let log: any RequestLog
  private let clock: any WallClock
  private var routes: [Route] = []

  init(log: any RequestLog, clock: any WallClock) {
    self.log = log
    self.clock = clock
  }

  mutating func on(_ method: Request.Method, _ path: String, perform handler: @escaping Handler) {
    routes.append(Route(method: method, parts: path.split(separator: "/"), handler: handler))
  }

  func respond(to request: Request) async -> Response {
    let start = clock.now
    let response = await answer(request)
    log.record(
      "\(request.method.rawValue) \(request.path)", status: response.status,
      seconds: clock.now.timeIntervalSince(start))
    return response
  }

  private func answer(_ request: Request) async -> Response {
    let matching = routes.compactMap { route in
      parameters(of: request.path, in: route).map { (route, $0) }
    }
    guard let (route, parameters) = matching.first(where: { $0.0.method == request.method }) else {
      return Response(status: matching.isEmpty ? 404 : 405)
    }
    do {
      return try await route.handler(request, parameters)
    } catch let error as OfficeError {
      return Response(status: error.status, body: error.text)
    } catch {
      log.report(error)
      return Response(status: 500, body: "Something went wrong.")
    }
  }

  private func parameters(of path: String, in route: Route) -> Parameters? {
    let parts = path.split(separator: "/")
    guard parts.count == route.parts.count else { return nil }
    var parameters: Parameters = [:]
    for (part, expected) in zip(parts, route.parts) {
      if expected.hasPrefix(":") {
        parameters[String(expected.dropFirst())] = String(part)
      } else if part != expected {
        return nil
      }
    }
    return parameters
  }
}
