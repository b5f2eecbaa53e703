import Foundation
package import SpryKit
import Testing

extension TestDescriptions: DescribesForTests {
  package static func description(of value: Any) -> String? {
    if let value = value as? any CustomTestStringConvertible { return value.testDescription }
    // `URLError` and its like only show the `NSError` inside.
    guard let error = value as? any CustomNSError, !(type(of: value) is AnyClass),
      String(describing: value).includes("Error Domain=")
    else { return nil }
    return "\(typeName(of: value))(code: \(error.errorCode))"
  }
}
