/// Misuse that a test reports once, however often it happens: a loop may call a fake without a stub
/// until the test is stopped.
package struct RepeatedMisuse: Sendable {
  /// What two reports of the same misuse have in common.
  struct Identity: Hashable {
    private let location: SpryLocation
    /// The kind of misuse, the member, and the code that called it, or else the whole text.
    private let text: String

    init(of misuse: Misuse, at location: SpryLocation) {
      self.location = location
      guard let call = misuse.call, let caller = call.caller else {
        text = misuse.description
        return
      }
      let kind = Mirror(reflecting: misuse).children.first?.label ?? ""
      text = [kind, call.fake, call.member, caller].joined(separator: " ")
    }
  }

  package let misuse: Misuse
  package let location: SpryLocation
  /// The number of reports that were left out.
  package var count = 0
}
