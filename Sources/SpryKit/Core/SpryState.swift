import Dispatch

/// The calls and stubs of one fake, or of one type in one scope.
///
/// If a fake stores its own state, SpryKit doesn't have to look up the state at each call:
///
/// ```swift
/// final class FakeService: Service, Spryable {
///   let spryState = SpryState()
/// }
/// ```
///
/// You can use a state from any thread at any time. No calls are lost.
public final class SpryState: Sendable {
  let contents: StateContents
  /// Whether the state belongs to a type, and not to an instance.
  let isOfType: Bool
  /// The test that owns the state, or `nil` if there is none.
  ///
  /// `nonisolated(unsafe)`: changes only before a test uses the fake; see ``adopt(by:)``.
  nonisolated(unsafe) private(set) var scope: SpryScope?

  /// The names of the members that a spy of `@Spyable` records, separated by `;`, or `nil` if they
  /// are unknown.
  let spyMembers: StaticString?

  /// What is known of the calls to a spied object, or `nil` for a fake.
  let coverage: (any SpyCoverage)?

  /// Creates a state without calls or stubs. The state belongs to the current test if there is one.
  public convenience init() {
    self.init(in: .owner)
  }

  /// Creates the state of a fake that wraps a real object. The object answers unstubbed calls.
  @_documentation(visibility: internal)
  public convenience init(wrapping real: Any) {
    self.init()
    wrapped = real
  }

  /// Creates the state of a spy that `@Spyable` generates.
  ///
  /// - Parameter members: The names of the members that the spy records, separated by `;`.
  @_documentation(visibility: internal)
  public convenience init(spy members: StaticString) {
    self.init(in: .owner, spy: members)
  }

  /// Creates the state of a spy of a real object.
  package convenience init(coverage: any SpyCoverage) {
    self.init(in: .owner, coverage: coverage)
  }

  init(
    in scope: SpryScope?, ofType isOfType: Bool = false, spy members: StaticString? = nil,
    coverage: (any SpyCoverage)? = nil
  ) {
    _ = SpryKitCopy.mistake
    self.scope = scope
    self.isOfType = isOfType
    spyMembers = members
    self.coverage = coverage
    contents = StateContents(isOwned: scope != nil)
    scope?.add(self)
  }

  deinit {
    if let scope {
      scope.add(stubUsage)
    } else if let unchecked = contents.uncheckedExpectation {
      _ = SpryScope.current.reportIfPossible(
        .uncheckedExpectation(unchecked.count, stub: unchecked.stub), at: unchecked.stub)
    }
  }

  /// The real object that the fake wraps, or `nil` if the fake wraps no object.
  @_documentation(visibility: internal)
  public var wrapped: Any? {
    get { contents.withLock { $0.wrapped } }
    // The former object is released after the lock.
    set {
      let former = contents.withLock { contents in
        defer { contents.wrapped = newValue }
        return contents.wrapped
      }
      withExtendedLifetime(former) {}
    }
  }

  /// Keeps the changes to the real object if its type is a structure. The parameter is `inout`, so
  /// that the compiler does not warn about a variable that no `mutating` member changes.
  @_documentation(visibility: internal)
  public func keep<Real>(_ real: inout Real) { wrapped = real }

  /// Gives a state without an owner to a scope that opens after the fake was made and before it is
  /// used.
  ///
  /// XCTest makes the fakes that a test case stores together with the test case, long before the
  /// test. If XCTest repeats the test, the next scope of the test case adopts its fakes anew.
  package func adopt(by scope: SpryScope) {
    let isRepeated = self.scope?.testCase != nil && self.scope?.testCase == scope.testCase
    let isNew = contents.withLock { contents in
      if contents.isOwned && !(isRepeated && contents.scopeEnd != nil) { return false }
      contents.isOwned = true
      contents.beginAgain()
      return true
    }
    guard isNew else { return }
    self.scope = scope
    scope.add(self)
  }

  /// Removes the recorded calls, and releases what they hold.
  package func resetCalls() {
    withExtendedLifetime(contents.withLock { $0.resetCalls() }) {}
  }

  /// Removes the stubs. A stub that still expects calls fails the test at its end.
  func resetStubs() {
    if let scope {
      var issues = EndOfTestIssues()
      // A stub without an answer may still get one.
      issues.mistakenStubs = stubUsage.issues.mistakenStubs.filter {
        $0.misuse.kind == .tooFewCalls
      }
      scope.contents.withLock { $0.add(issues) }
    }
    withExtendedLifetime(contents.withLock { $0.resetStubs() }) {}
  }
}

/// The end of a scope, which a later call to one of its fakes reports.
package final class ScopeEnd: Sendable {
  /// The name of the test of the scope.
  package let test: String
  let isWithSpry: Bool
  private let instant = DispatchTime.now().uptimeNanoseconds

  init(of test: String, isWithSpry: Bool) {
    self.test = test
    self.isWithSpry = isWithSpry
  }

  /// Why one of its fakes takes no stub and records no call.
  var what: String { "but its \(words) has ended" }

  /// What has ended.
  var words: String { isWithSpry ? "'withSpry' in '\(test)'" : "test '\(test)'" }

  /// What to write instead.
  var advice: String {
    isWithSpry ? "use the fake in the closure" : "create a fake in each test"
  }

  /// What to write instead of a check.
  var adviceOfCheck: String { isWithSpry ? "check the calls in the closure" : advice }

  /// The time since the end, in seconds.
  package var age: Double {
    Double(DispatchTime.now().uptimeNanoseconds - instant) / 1e9
  }
}
