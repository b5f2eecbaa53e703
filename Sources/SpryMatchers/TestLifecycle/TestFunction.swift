import SpryKit
import Testing

/// The name of a test function, which distinguishes the stubs that a test made from the stubs of a
/// shared setup, and the code of a test from other code.
struct TestFunction {
  /// The place where a test function is declared.
  enum Home {
    /// The function is a member of one of these types, such as `Outer.UserTests`. For a class, the
    /// list includes its superclasses. It is empty for a function that is in no type.
    case suites([String])
    /// The function is anywhere in a module.
    case module(String)
  }

  private let name: String
  let home: Home

  /// - Parameter name: `loads(id:)`, as `#function` and Swift Testing spell it, or `testLoads`, as
  ///   XCTest does.
  init(_ name: String, in home: Home = .suites([])) {
    self.name = Self.inCode(Self.normalized(name))
    self.home = home
  }

  init(of test: Test) {
    self.init(test.name, in: .suites(TestName.suites(of: test)))
  }

  /// Returns whether the test function itself made the stub.
  func made(_ stub: EndOfTestIssues.Stub) -> Bool {
    Self.inCode(Self.normalized(stub.maker)) == name
  }

  /// Returns whether code is the test function, or a closure or a function in it.
  ///
  /// - Parameter code: The name of the code: `closure #1 in UserTests.loads(id:)`.
  func contains(_ code: String) -> Bool {
    let code = Self.normalized(code)
    switch home {
    case .suites([]): return code.endsWithWord(name)
    case .suites(let suites):
      return suites.contains { code.endsWithWord("\(Self.inCode($0)).\(name)") }
    case .module: return code.endsWithWord(name) || code.hasSuffix(".\(name)")
    }
  }

  /// Returns whether code is in the suite of the test: in `init`, `setUp`, or another member of it,
  /// except the member that starts the test.
  ///
  /// - Parameter code: The name of the code: `UserTests.init()`.
  func isInSuite(_ code: String) -> Bool {
    guard case .suites(let suites) = home,
      let word = code.filter({ $0 != "`" }).split(separator: " ").last
    else { return false }
    return suites.map(Self.inCode).contains { suite in
      guard word.hasPrefix("\(suite).") else { return false }
      let member = word.dropFirst(suite.count + 1).prefix { $0 != "(" }
      // Not a type in the suite, such as a fake.
      return !member.contains(".") && member != "invokeTest"
    }
  }

  /// XCTest names no parameters, except the parameters that Objective-C adds on Apple's platforms;
  /// `#function` has no backticks.
  private static func normalized(_ name: String) -> String {
    var name = name.filter { $0 != "`" }
    if name.hasSuffix("()") { name.removeLast(2) }
    for suffix in ["WithCompletionHandler:", "AndReturnError:"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
    }
    return name
  }

  /// A raw identifier, as the name of code has it: with no-break spaces.
  private static func inCode(_ name: String) -> String {
    String(name.map { $0 == " " ? "\u{A0}" : $0 })
  }
}

extension String {
  /// Returns whether the last words of the text are these.
  fileprivate func endsWithWord(_ words: String) -> Bool {
    self == words || hasSuffix(" \(words)")
  }
}
