package import SpryKit

extension SpryCheck {
  /// The text of the failure of calls that were not made in an order, or `nil` if they were.
  package static func inOrder(
    exactly: Bool = false, since mark: SpryMark = .start,
    @ExpectedCallsBuilder _ calls: () -> [CallQuery]
  ) -> String? {
    orderFailure(exactly: exactly, since: mark, calls)?.text
  }
}
