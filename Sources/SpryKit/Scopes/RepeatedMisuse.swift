/// Misuse that a test reports once, however often it happens: a loop may call a fake without a stub
/// until the test is stopped.
package struct RepeatedMisuse: Sendable {
  /// What two reports of the same misuse have in common.
  struct Identity: Hashable {
    private let kind: Misuse.Kind
    private let location: SpryLocation
    /// The member and the code that called it, or else the whole text.
    private let text: String

    init(of misuse: Misuse, at location: SpryLocation) {
      kind = misuse.kind
      self.location = location
      text =
        if let call = misuse.call, let caller = call.caller {
          "\(call.fake) \(call.member) \(caller)"
        } else {
          misuse.description
        }
    }
  }

  package let misuse: Misuse
  package let location: SpryLocation
  /// The number of reports that were left out.
  package var count = 0
}
