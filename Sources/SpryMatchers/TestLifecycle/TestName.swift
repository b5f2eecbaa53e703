import Testing

/// The names that messages give tests.
enum TestName {
  /// `UserTests/loads()`: without the module and the location.
  static func of(_ test: Test) -> String {
    short(test.id.description, fileName: test.sourceLocation.fileName) ?? test.name
  }

  /// Shortens the text of an identifier, `AppTests.UserTests/loads()/UserTests.swift:4:2`.
  static func short(_ id: String, fileName: String) -> String? {
    guard let module = id.firstIndex(of: "."),
      let location = id.ranges(of: "/\(fileName):").last,
      module < location.lowerBound
    else { return nil }
    return String(id[id.index(after: module)..<location.lowerBound])
  }

  /// `UserTests.testLoads`, from XCTest's spelling, which on Apple's platforms is
  /// `-[AppTests.UserTests testLoads]`.
  static func ofXCTest(_ name: String) -> String {
    let parts = name.split { " -[]".contains($0) }
    guard name.hasPrefix("-["), parts.count == 2 else { return name }
    return "\(parts[0].split(separator: ".").last ?? parts[0]).\(parts[1])"
  }

  /// `AppTests`, the module of a test case.
  static func module(of testCase: any Any.Type) -> String {
    String(String(reflecting: testCase).prefix { $0 != "." })
  }

  /// `testLoads`.
  static func functionOfXCTest(_ name: String) -> String {
    ofXCTest(name).split(separator: ".").last.map(String.init) ?? name
  }
}
