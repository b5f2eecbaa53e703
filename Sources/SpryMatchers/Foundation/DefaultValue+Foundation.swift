package import Foundation
import SpryKit

// These are here because every build would pay for an import of Foundation in SpryKit.

extension Data: DefaultValued {
  package static var defaultValue: Data? { Data() }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributedString: DefaultValued {}
extension CharacterSet: DefaultValued {}
extension IndexSet: DefaultValued {}
extension IndexPath: DefaultValued {}

extension UUID: DefaultValued {
  package static var defaultValue: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

// MARK: - Numbers

extension Decimal: DefaultValued {}
extension CGFloat: DefaultValued {}

// `zero` is a member of CoreGraphics on Apple's platforms, which this file doesn't import.
extension CGPoint: DefaultValued {
  package static var defaultValue: CGPoint? { CGPoint() }
}

extension CGSize: DefaultValued {
  package static var defaultValue: CGSize? { CGSize() }
}

extension CGRect: DefaultValued {
  package static var defaultValue: CGRect? { CGRect() }
}

// MARK: - Dates: at the start of 1970, in GMT, without a language

extension Date: DefaultValued {
  package static var defaultValue: Date? { Date(timeIntervalSince1970: 0) }
}

extension DateInterval: DefaultValued {
  package static var defaultValue: DateInterval? {
    DateInterval(start: Date(timeIntervalSince1970: 0), duration: 0)
  }
}

extension DateComponents: DefaultValued {
  package static var defaultValue: DateComponents? { DateComponents() }
}

extension Calendar: DefaultValued {
  package static var defaultValue: Calendar? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "")
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar
  }
}

extension TimeZone: DefaultValued {
  package static var defaultValue: TimeZone? { TimeZone(secondsFromGMT: 0) }
}

extension Locale: DefaultValued {
  package static var defaultValue: Locale? { Locale(identifier: "") }
}

// MARK: - URLs

extension URL: DefaultValued {
  package static var defaultValue: URL? { URL(string: "about:blank") }
}

extension URLComponents: DefaultValued {
  package static var defaultValue: URLComponents? { URLComponents() }
}

extension URLQueryItem: DefaultValued {
  package static var defaultValue: URLQueryItem? { URLQueryItem(name: "", value: nil) }
}
