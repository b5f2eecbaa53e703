import SpryKit
import SpryMatchers

/// A failure that an assertion handed to the reporter.
struct Failure: Equatable {
  let message: String
  let file: String
  let fileID: String
  let line: UInt
  let column: UInt
}

/// Returns the failures that assertions report while the closure runs.
func failures(_ body: () -> Void) -> [Failure] {
  let failures = Failures()
  Reporter.$recorder.withValue(
    Reporter.Recorder { message, location in failures.append(message, location) },
    operation: body
  )
  return failures.all
}

/// Returns the failures that assertions report while the `async` closure runs.
func failures(
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async -> Void
) async -> [Failure] {
  let failures = Failures()
  await Reporter.$recorder.withValue(
    Reporter.Recorder { message, location in failures.append(message, location) },
    operation: body,
    isolation: isolation
  )
  return failures.all
}

/// Filled by the recorder on the thread of the test that reads it.
private final class Failures: @unchecked Sendable {
  private(set) var all: [Failure] = []

  func append(_ message: String, _ location: SpryLocation) {
    all.append(
      Failure(
        message: message,
        file: location.file.description,
        fileID: location.fileID,
        line: location.line,
        column: location.column
      )
    )
  }
}
