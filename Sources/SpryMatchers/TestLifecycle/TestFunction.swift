import SpryKit

/// The name of a test function, which distinguishes the stubs that a test made from those of a shared
/// set-up.
struct TestFunction {
  private let name: String

  /// - Parameter name: `loads(id:)`, as `#function` and Swift Testing spell it, or `testLoads`, as
  ///   XCTest does.
  init(_ name: String) {
    self.name = Self.normalized(name)
  }

  /// Whether the test function itself made the stub.
  func made(_ stub: EndOfTestIssues.Stub) -> Bool {
    Self.normalized(stub.maker) == name
  }

  /// XCTest names no parameters, except those that Objective-C adds on Apple's platforms; `#function`
  /// has no backticks.
  private static func normalized(_ name: String) -> String {
    var name = name.filter { $0 != "`" }
    if name.hasSuffix("()") { name.removeLast(2) }
    for suffix in ["WithCompletionHandler:", "AndReturnError:"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
    }
    return name
  }
}
