import Foundation
import Testing
import XCTest

/// The numbers of the lines of a source file that end with a marker, such as `// <- pays`.
///
/// A test that expects a line in a failure marks that line. So an edit above it changes no test.
///
/// - Parameters:
///   - marker: The text after the arrow. Several lines may have it.
///   - path: The absolute path of the file, which is the file of the test if you leave it out.
package func lines(of marker: String, in path: String = #filePath) -> [Int] {
  let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.indices.filter { lines[$0].hasSuffix("  // <- \(marker)") }.map { $0 + 1 }
}

/// The number of the line with a marker, which only one line may have.
package func line(of marker: String, in path: String = #filePath) -> Int {
  let lines = lines(of: marker, in: path)
  if lines.count != 1 {
    Issue.record("\(lines.count) lines of \(path) end with '  // <- \(marker)'")
  }
  return lines.first ?? 0
}

/// Whether failures name the lines of callers: on Apple's platforms, if XCTest finds lines; on Linux, unless
/// `SPRY_CALLERS=names` is in the environment.
package let callersHaveLines: Bool = {
  #if !canImport(Darwin)
    ProcessInfo.processInfo.environment["SPRY_CALLERS"] != "names"
  #else
    XCTSourceCodeContext(location: nil).callStack.contains {
      (try? $0.symbolInfo())?.location != nil
    }
  #endif
}()

/// A function with the line that its name marks, as a failure names a caller:
/// `Till.open() (TillTests.swift:7)`.
package func place(of function: String, in path: String = #filePath) -> String {
  guard callersHaveLines else { return function }
  let file = path.split(separator: "/").last ?? ""
  return "\(function) (\(file):\(line(of: function, in: path)))"
}
