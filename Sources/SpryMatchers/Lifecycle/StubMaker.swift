import SpryKit

/// Tells the stubs that a test made itself from those of a shared set-up, by the `#function` of the
/// code that made them.
struct StubMaker {
  private let name: String

  /// - Parameter test: the name of a test function: `loads(id:)`, as `#function` or Swift Testing
  ///   spell it, or `testLoads`, as XCTest does.
  init(test: String) {
    name = Self.plain(test)
  }

  func made(_ stub: ScopeFindings.Stub) -> Bool {
    Self.plain(stub.maker) == name
  }

  /// XCTest names no parameters, but on Apple's platforms those that Objective-C adds; and names in
  /// backticks have none in `#function`.
  private static func plain(_ name: String) -> String {
    var name = name.filter { $0 != "`" }
    if name.hasSuffix("()") { name.removeLast(2) }
    for ending in ["WithCompletionHandler:", "AndReturnError:"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
    }
    return name
  }
}
