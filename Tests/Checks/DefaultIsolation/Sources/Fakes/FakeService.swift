import SpryKit

package struct Failed: Error {
  package init() {}
}

package protocol Service: AnyObject {
  var name: String { get set }
  func load(_ id: Int) -> String
  func refresh() async -> Int
  func fetch(_ id: Int) async throws -> String
  func run()
  static var level: Int { get }
  static func make(_ name: String) async throws -> Int
}

package final class FakeService: Service, Spryable {
  package enum ClassFunction: String, StringRepresentable {
    case level
    case make = "make(_:)"
  }

  package enum Function: String, StringRepresentable {
    case name
    case load = "load(_:)"
    case refresh = "refresh()"
    case fetch = "fetch(_:)"
    case run = "run()"
  }

  package init() {}

  package var name: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  package func load(_ id: Int) -> String { spryify(arguments: id) }
  package func refresh() async -> Int { await spryify() }
  package func fetch(_ id: Int) async throws -> String { try await spryifyThrows(arguments: id) }
  package func run() { spryify() }
  package static var level: Int { stubbedValue() }
  package static func make(_ name: String) async throws -> Int {
    try await spryifyThrows(arguments: name)
  }
}
