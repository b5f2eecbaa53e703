public import Foundation
public import SpryKit

// Without these, `localizedDescription` is a general sentence of Foundation.

@_documentation(visibility: internal)
extension Misuse: LocalizedError {
  /// The message of the misuse.
  public var errorDescription: String? { description }
}

@_documentation(visibility: internal)
extension CallWaitError: LocalizedError {
  /// The reason for the failed wait.
  public var errorDescription: String? { description }
}

extension CGFloat: MatchableByFloatLiteral, MatchableByIntegerLiteral {}
extension Decimal: MatchableByFloatLiteral, MatchableByIntegerLiteral {}

extension Data: ByteSequence {
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withUnsafeBytes(body)
  }
}
