// The protocols are like those of users, who may not document theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

// The values that the protocols of the corpus are about. They are usable on every actor, also in a module
// whose default isolation is the main actor.

public nonisolated struct User: Equatable, Hashable, Identifiable, Codable, Sendable {
  public var id: String
  public var name: String

  public init(id: String = "1", name: String = "Ann") {
    self.id = id
    self.name = name
  }
}

public nonisolated struct Money: Comparable, Hashable, Codable, Sendable {
  public var cents: Int

  public init(cents: Int) { self.cents = cents }

  public static func < (left: Money, right: Money) -> Bool { left.cents < right.cents }
}

public nonisolated struct Request: Hashable, Sendable {
  public enum Method: String, Sendable { case get, post, put, delete }

  public var path: String
  public var method: Method
  public var body: Data?

  public init(path: String, method: Method = .get, body: Data? = nil) {
    self.path = path
    self.method = method
    self.body = body
  }
}

public nonisolated struct Response: Equatable, Sendable {
  public var status: Int
  public var body: Data

  public init(status: Int = 200, body: Data = Data()) {
    self.status = status
    self.body = body
  }
}

public nonisolated enum NetworkError: Error, Equatable { case offline, status(Int) }

public nonisolated enum StorageError: Error, Equatable { case missing(String), full }

public nonisolated struct Page<Item> {
  public var items: [Item]
  public var next: Int?

  public init(items: [Item], next: Int? = nil) {
    self.items = items
    self.next = next
  }
}

extension Page: Sendable where Item: Sendable {}
extension Page: Equatable where Item: Equatable {}

public nonisolated protocol Event: Sendable {
  var name: String { get }
}

public nonisolated struct Tap: Event, Equatable {
  public let name = "tap"
  public var button: String

  public init(button: String) { self.button = button }
}

/// What a subscription returns. Cancelling is a matter of whoever holds it.
public nonisolated final class Subscription: Sendable {
  public init() {}
  public func cancel() {}
}
