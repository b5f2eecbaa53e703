import SpryKit

/// Keeps the misuse that a scope reported.
final class Reports: @unchecked Sendable {
  private(set) var all: [Misuse] = []
  private(set) var locations: [SpryLocation] = []

  func append(_ misuse: Misuse, at location: SpryLocation = SpryLocation()) {
    all.append(misuse)
    locations.append(location)
  }
}
