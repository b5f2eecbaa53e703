import SpryKit
import SpryMatchers
import Testing

/// A failure that an assertion passed to the reporter.
struct Failure {
  let message: String
  let location: SourceLocation
}

extension [Failure] {
  var lines: [Int] { map(\.location.line) }

  /// The messages, for a comparison with a golden text.
  var text: String { map(\.message).joined(separator: "\n\n") }
}

/// Returns the failures that assertions report while the closure runs.
func failures(_ body: () -> Void) -> [Failure] {
  let failures = Failures()
  Reporter.$recorder.withValue(failures.recorder, operation: body)
  return failures.all
}

/// Returns the failures that assertions report while the `async` closure runs.
func failures(
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async -> Void
) async -> [Failure] {
  let failures = Failures()
  await Reporter.$recorder.withValue(failures.recorder, operation: body, isolation: isolation)
  return failures.all
}

/// The recorded failures.
private final class Failures: Sendable {
  private let failures = Locked<[Failure]>([])

  var all: [Failure] { failures.withLock { $0 } }

  var recorder: Reporter.Recorder {
    Reporter.Recorder { message, location in
      self.failures.withLock { $0.append(Failure(message: message, location: location)) }
    }
  }
}
