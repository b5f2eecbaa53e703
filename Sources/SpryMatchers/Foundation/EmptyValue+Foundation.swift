package import Foundation
import SpryKit

// These are here because every build would pay for an import of Foundation in SpryKit.

extension Data: EmptyValued {
  package static var emptyValue: Data? { Data() }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributedString: EmptyValued {}
extension CharacterSet: EmptyValued {}
extension IndexSet: EmptyValued {}
extension IndexPath: EmptyValued {}

extension UUID: EmptyValued {
  package static var emptyValue: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

// MARK: - Numbers

extension Decimal: EmptyValued {}
extension CGFloat: EmptyValued {}

// `zero` is a member of CoreGraphics on Apple's platforms, which this file doesn't import.
extension CGPoint: EmptyValued {
  package static var emptyValue: CGPoint? { CGPoint() }
}

extension CGSize: EmptyValued {
  package static var emptyValue: CGSize? { CGSize() }
}

extension CGRect: EmptyValued {
  package static var emptyValue: CGRect? { CGRect() }
}

// MARK: - Dates: at the start of 1970, in GMT, without a language

extension Date: EmptyValued {
  package static var emptyValue: Date? { Date(timeIntervalSince1970: 0) }
}

extension DateInterval: EmptyValued {
  package static var emptyValue: DateInterval? {
    DateInterval(start: Date(timeIntervalSince1970: 0), duration: 0)
  }
}

extension DateComponents: EmptyValued {
  package static var emptyValue: DateComponents? { DateComponents() }
}

extension Calendar: EmptyValued {
  package static var emptyValue: Calendar? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "")
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar
  }
}

extension TimeZone: EmptyValued {
  package static var emptyValue: TimeZone? { TimeZone(secondsFromGMT: 0) }
}

extension Locale: EmptyValued {
  package static var emptyValue: Locale? { Locale(identifier: "") }
}

// MARK: - URLs

extension URL: EmptyValued {
  package static var emptyValue: URL? { URL(string: "about:blank") }
}

extension URLComponents: EmptyValued {
  package static var emptyValue: URLComponents? { URLComponents() }
}

extension URLQueryItem: EmptyValued {
  package static var emptyValue: URLQueryItem? { URLQueryItem(name: "", value: nil) }
}
