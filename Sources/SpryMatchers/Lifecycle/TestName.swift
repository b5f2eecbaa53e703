import Testing

/// What a test is called in messages.
enum TestName {
  /// `UserTests/loads()`: without the module, and without the place.
  static func of(_ test: Test) -> String {
    short(test.id.description, fileName: test.sourceLocation.fileName) ?? test.name
  }

  /// Shortens the text of an identifier, `AppTests.UserTests/loads()/UserTests.swift:4:2`.
  static func short(_ id: String, fileName: String) -> String? {
    guard let module = id.firstIndex(of: "."),
      let place = id.ranges(of: "/\(fileName):").last,
      module < place.lowerBound
    else { return nil }
    return String(id[id.index(after: module)..<place.lowerBound])
  }

  /// `UserTests.testLoads`, of how XCTest spells it: `-[AppTests.UserTests testLoads]`, or so.
  static func ofXCTest(_ name: String) -> String {
    let parts = name.split { " -[]".contains($0) }
    guard name.hasPrefix("-["), parts.count == 2 else { return name }
    return "\(parts[0].split(separator: ".").last ?? parts[0]).\(parts[1])"
  }

  /// `testLoads`.
  static func functionOfXCTest(_ name: String) -> String {
    ofXCTest(name).split(separator: ".").last.map(String.init) ?? name
  }
}
