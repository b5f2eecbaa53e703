/// A check of an argument, or of the outcome of a call, that threw; see ``Argument/check(_:)``.
struct FailedCheck {
  /// The number of the call, or `nil` if it is not recorded.
  let call: UInt64?
  /// The index of the argument, from 0, or `nil` for the outcome.
  let index: Int?
  let error: any Error
}
