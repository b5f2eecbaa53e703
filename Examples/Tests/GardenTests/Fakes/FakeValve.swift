import SpryKit

@testable import Garden

/// A property with writes. Reads and writes have one name, and only a write has an argument.
final class FakeValve: Valve, Spryable {
  enum Function: String, StringRepresentable { case pressure, open, close }

  var pressure: Double {
    get { spryify() }
    set { spryify(arguments: newValue) }
  }

  func open(_ bed: Bed, litres: Int) { spryify(arguments: bed, litres) }
  func close(_ bed: Bed) { spryify(arguments: bed) }
}
