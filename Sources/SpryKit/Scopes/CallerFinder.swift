/// Finds out which code calls the fakes of a test.
///
/// SpryMatchers implements it: the module of the toolchain that knows the callers belongs in tests only.
package protocol CallerFinder: AnyObject, Sendable {
  /// Remembers the code that is making a call.
  ///
  /// - Parameter isAsync: whether the member is `async`.
  func note(call number: UInt64, isAsync: Bool)

  /// Returns the code that made a call, `Checkout.pay() (Checkout.swift:88)`; nil if that is unknown.
  ///
  /// - Parameter member: the name of the member that the code calls, as `#function` spells it; nil for a
  ///   closure, which has no function of its own.
  func caller(ofCall number: UInt64, of member: String?) -> String?

  /// The line of the test that is running the current code; nil if that is unknown.
  func lineOfTest() -> SpryLocation?
}

extension SpryState {
  /// Returns the code that made a call, `Checkout.pay() (Checkout.swift:88)`; nil if that is unknown.
  func caller(ofCall number: UInt64, of member: String) -> String? {
    guard let callers = scope?.callers else { return nil }
    let isClosure = tables.withLock { $0.name.isClosure }
    return callers.caller(ofCall: number, of: isClosure ? nil : member)
  }

  /// Returns the words for the code that made a call: `by Checkout.pay() (Checkout.swift:88)`; empty if that
  /// is unknown.
  func callerWords(ofCall number: UInt64, of member: String) -> String {
    caller(ofCall: number, of: member).map { "by \($0)" } ?? ""
  }
}
