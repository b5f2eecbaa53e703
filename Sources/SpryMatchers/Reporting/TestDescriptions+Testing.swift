package import SpryKit
import Testing

extension TestDescriptions: DescribesForTests {
  package static func description(of value: Any) -> String? {
    (value as? any CustomTestStringConvertible)?.testDescription
  }
}
