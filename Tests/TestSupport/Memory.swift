import Foundation
import Testing

/// The memory of the process in bytes, on Linux. Elsewhere 0, so that a test of growth checks nothing.
package func residentBytes() throws -> Int {
  #if os(Linux)
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    return pages * Int(getpagesize())
  #else
    return 0
  #endif
}
