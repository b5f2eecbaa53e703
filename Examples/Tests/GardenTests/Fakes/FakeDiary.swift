import SpryKit

@testable import Garden

/// A member that only records, and one with a nonescaping closure, which rethrows.
final class FakeDiary: Diary, Spryable {
  enum Function: String, StringRepresentable { case write, forEachLine }

  func write(_ line: String) { recordCall(arguments: line) }

  func forEachLine(_ body: (String) throws -> Void) rethrows {
    try withoutActuallyEscaping(body) { body in
      try spryify(arguments: NonEscapingArgument(body)) { throw $0 }
    }
  }
}
