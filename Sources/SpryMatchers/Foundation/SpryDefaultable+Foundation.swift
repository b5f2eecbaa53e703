public import Foundation
public import SpryKit

// These are here because every build would pay for an import of Foundation in SpryKit.

extension Data: SpryDefaultable {
  /// No bytes.
  public static var spryDefault: Data { Data() }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributedString: SpryDefaultable {
  /// The empty text.
  public static var spryDefault: AttributedString { AttributedString() }
}

extension CharacterSet: SpryDefaultable {
  /// No characters.
  public static var spryDefault: CharacterSet { CharacterSet() }
}

extension IndexSet: SpryDefaultable {
  /// No indices.
  public static var spryDefault: IndexSet { IndexSet() }
}

extension IndexPath: SpryDefaultable {
  /// No indices.
  public static var spryDefault: IndexPath { IndexPath() }
}

extension UUID: SpryDefaultable {
  /// All zeros.
  public static var spryDefault: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

// MARK: - Numbers

extension Decimal: SpryDefaultable {}
extension CGFloat: SpryDefaultable {}

extension CGPoint: SpryDefaultable {
  /// Zero.
  public static var spryDefault: CGPoint { .zero }
}

extension CGSize: SpryDefaultable {
  /// Zero.
  public static var spryDefault: CGSize { .zero }
}

extension CGRect: SpryDefaultable {
  /// Zero.
  public static var spryDefault: CGRect { .zero }
}

// MARK: - Dates

extension Date: SpryDefaultable {
  /// The start of 1970.
  public static var spryDefault: Date { Date(timeIntervalSince1970: 0) }
}

extension DateInterval: SpryDefaultable {
  /// No time, at the start of 1970.
  public static var spryDefault: DateInterval { DateInterval(start: .spryDefault, duration: 0) }
}

extension DateComponents: SpryDefaultable {
  /// No components.
  public static var spryDefault: DateComponents { DateComponents() }
}

extension Calendar: SpryDefaultable {
  /// The Gregorian calendar in GMT, with the empty locale.
  public static var spryDefault: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = .spryDefault
    calendar.timeZone = .spryDefault
    return calendar
  }
}

extension TimeZone: SpryDefaultable {
  /// GMT.
  public static var spryDefault: TimeZone { TimeZone(secondsFromGMT: 0)! }
}

extension Locale: SpryDefaultable {
  /// The locale without a language or a region.
  public static var spryDefault: Locale { Locale(identifier: "") }
}

// MARK: - URLs

extension URL: SpryDefaultable {
  /// `about:blank`.
  public static var spryDefault: URL { URL(string: "about:blank")! }
}

extension URLComponents: SpryDefaultable {
  /// No components.
  public static var spryDefault: URLComponents { URLComponents() }
}

extension URLQueryItem: SpryDefaultable {
  /// The empty name, without a value.
  public static var spryDefault: URLQueryItem { URLQueryItem(name: "", value: nil) }
}
