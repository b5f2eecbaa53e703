// The app of the probes. `../volunteer` copies it into a package like a user's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import SpryMacros

@Spryable
public protocol Service: AnyObject {  // <- Service
  func load(id: String) -> Int
  func fetch(id: String) async throws -> Int
  func note(_ value: Any?)
  func close()
}

public struct Greeter {
  let service: any Service
  public init(service: any Service) { self.service = service }
  public func greet(_ id: String) -> Int { service.load(id: id) }
  public func greetLater(_ id: String) async throws -> Int { try await service.fetch(id: id) }
}

/// Calls a service when it is deallocated, as a view controller does.
public final class Subscriber {
  let service: any Service
  public init(_ service: any Service) { self.service = service }
  deinit { service.close() }
}
