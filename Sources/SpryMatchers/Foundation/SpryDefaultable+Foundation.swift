public import Foundation
public import SpryKit

// These are here because every build would pay for an import of Foundation in SpryKit.

extension Data: SpryDefaultable {
  /// No bytes.
  public static var spryDefault: Data { Data() }
}

extension Date: SpryDefaultable {
  /// The start of 1970.
  public static var spryDefault: Date { Date(timeIntervalSince1970: 0) }
}

extension UUID: SpryDefaultable {
  /// All zeros.
  public static var spryDefault: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

extension Decimal: SpryDefaultable {}
