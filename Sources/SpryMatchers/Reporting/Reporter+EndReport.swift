import Foundation
import SpryKit
import Testing

extension Reporter {
  /// Says what there is to say at the end of a test.
  static func report(
    _ report: EndReport,
    failingBy fail: (String, SpryLocation) -> Void = { fail($0, at: $1) }
  ) {
    for entry in report.entries {
      switch entry.weight {
      case .failure: fail(entry.message, entry.location)
      case .warning: warn(entry.message, at: entry.location)
      case .hint: log("hint", entry.message, entry.location)
      }
    }
  }

  /// Warns of something that fails no test: in Swift Testing as one of its own warnings, else in the
  /// log.
  private static func warn(_ message: String, at location: SpryLocation) {
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

  /// Writes a line such as Xcode and other tools find the place in.
  static func log(_ kind: String, _ message: String, _ location: SpryLocation) {
    let line = "\(location.file):\(location.line): \(kind): \(message)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}

extension SourceLocation {
  init(_ location: SpryLocation) {
    self.init(
      fileID: location.fileID,
      filePath: location.file.description,
      line: Int(location.line),
      column: Int(location.column)
    )
  }
}
