import SpryMacros
import SpryMatchers
import TestSupport
import Testing

@testable import SpryKit

struct Lost: Error, Equatable {}

@Spryable protocol Gadget: AnyObject {
  var title: String { get set }
  func ping() -> Int
  func pin(_ count: Int) -> Int
  func plain(_ count: Int, tag: String) -> Int
  func load(_ id: Int) throws -> Int
  func list(_ items: [Int])
  func add(_ items: Int...)
  func file(_ labels: [String: Int])
  func note(_ text: String)
  static func make() -> Int
}

final class HandGadget: Spryable {
  var title: String {
    get { spryify() }
    set { spryify(arguments: newValue) }
  }
  func ping() -> Int { spryify() }
  func pin(_ count: Int) -> Int { spryify(arguments: count) }
  func plain(_ count: Int, tag: String) -> Int { spryify(arguments: count, tag) }
  func load(_ id: Int) throws -> Int { try spryifyThrows(arguments: id) }
  func note(_ text: String) { spryify(arguments: text) }
  static func make() -> Int { spryify() }
}

/// Runs a test in a scope of its own. Returns the misuse, the mistaken stubs, and the lines of the unused
/// stubs.
func runTest(
  _ body: () -> Void
) -> (misuse: [Misuse], mistaken: [String], unused: [Int]) {
  let misuses = Misuses()
  let scope = SpryScope(ofTest: "a test", misuse: misuses.handler)
  scope.run(body)
  let issues = scope.end()
  return (
    misuses.all, issues.mistakenStubs.map(\.misuse.description),
    issues.stubs.filter { !$0.countsAsUsed }.map { Int($0.location.line) }
  )
}
