internal import CSpryKit

/// Numbers the calls of all fakes, from 1, so that order across fakes is known.
enum CallNumber {
  static func next() -> UInt64 {
    cspry_call_number_next()
  }

  /// The number of the newest call.
  static var newest: UInt64 { cspry_call_number_newest() }
}
