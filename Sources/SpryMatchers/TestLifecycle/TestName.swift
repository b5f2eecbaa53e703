import SpryKit
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
      let location = id.lastIndex(ofText: "/\(fileName):"),
      module < location
    else { return nil }
    return String(id[id.index(after: module)..<location])
  }

  /// `UserTests.testLoads`, from XCTest's spelling, which on Apple's platforms is
  /// `-[AppTests.UserTests testLoads]`.
  static func ofXCTest(_ name: String) -> String {
    let parts = name.split { " -[]".contains($0) }
    guard name.hasPrefix("-["), parts.count == 2 else { return name }
    return "\(parts[0].split(separator: ".").last ?? parts[0]).\(parts[1])"
  }

  /// `["Outer.UserTests"]`, the type of a test function, or an empty list for a function that is in
  /// no type.
  static func suites(of test: Test) -> [String] {
    let path = of(test).filter { $0 != "`" }.dropLast(test.name.filter { $0 != "`" }.count)
    return path.isEmpty ? [] : [path.dropLast().split(separator: "/").joined(separator: ".")]
  }

  /// `["UserTests", "BaseTests"]`, the class of a test case and its superclasses.
  static func suites(of testCase: AnyObject) -> [String] {
    sequence(first: Mirror(reflecting: testCase), next: \.superclassMirror).map { mirror in
      // Without the module, the place of a private type, and generic arguments.
      String(reflecting: mirror.subjectType).prefix { $0 != "<" }.split(separator: ".").dropFirst()
        .filter { !$0.hasPrefix("(") }.joined(separator: ".")
    }
  }

  /// `testLoads`.
  static func functionOfXCTest(_ name: String) -> String {
    ofXCTest(name).split(separator: ".").last.map(String.init) ?? name
  }
}
