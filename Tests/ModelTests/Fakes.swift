import SpryMacros

@Spryable
protocol Gadget: AnyObject {
  var title: String { get set }
  func add(_ number: Int, tag: String) -> Int
  func find(_ number: Int?) async throws -> String
  func note(_ text: String)
  static func make(_ number: Int) -> Int
}

extension FakeGadget {
  typealias Function = MemberName
  typealias ClassFunction = MemberName
}

final class HandwrittenGadget: Gadget, Spryable {
  let spryState = SpryState()

  var title: String {
    get { spryify() }
    set { spryify(arguments: newValue) }
  }
  func add(_ number: Int, tag: String) -> Int { spryify(arguments: number, tag) }
  func find(_ number: Int?) async throws -> String {
    try await spryifyThrows(arguments: number)
  }
  func note(_ text: String) { spryify(arguments: text) }
  static func make(_ number: Int) -> Int { spryify(arguments: number) }
}
