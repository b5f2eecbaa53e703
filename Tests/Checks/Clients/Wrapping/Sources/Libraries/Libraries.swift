import Archives
import SpryMacros
import Stores

/// An archive that lends its items.
@Spryable(accessLevel: .public, wraps: true)
public protocol Library<Item>: Archive {
  associatedtype Item
  var onLend: ((String) -> Void)? { get set }
  func lend(_ id: String, to reader: String) async throws(Closed) -> Item
  func log(_ text: @autoclosure () -> String) -> Int
  func `return`(_ item: consuming Item)
}

/// A gauge with a limit.
@Spryable(accessLevel: .public, wraps: true)
public protocol LimitedGauge: MarkedGauge {
  mutating func fill(_ jugs: inout [Int]) throws -> Int
  func isFull(at limit: Int) -> Bool
}
