import Foundation
import SpryKit
import Testing

extension Reporter {
  /// Reports the issues at the end of a test.
  static func report(
    _ report: EndOfTestReport,
    failingBy fail: (Finding, SpryLocation) -> Void = { fail($0, at: SourceLocation($1)) }
  ) {
    for entry in report.entries {
      switch entry.severity {
      case .failure: fail(entry.finding, entry.location)
      case .warning: warn(entry.finding.text, at: entry.location)
      case .hint: log("hint", entry.finding.text, entry.location)
      }
    }
  }

  /// Warns of something that fails no test: in Swift Testing as an issue with the severity of a
  /// warning, otherwise in the log.
  static func warn(_ message: String, at location: SpryLocation) {
    #if compiler(>=6.3)
      if Test.current != nil {
        Issue.record(
          Comment(rawValue: message),
          severity: .warning,
          sourceLocation: SourceLocation(location)
        )
        return
      }
    #endif
    log("warning", message, location)
  }

  /// Writes a line in the format that Xcode and other tools parse for a location.
  static func log(_ kind: String, _ message: String, _ location: SpryLocation) {
    let line = "\(location.file):\(location.line): \(kind): \(message)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
