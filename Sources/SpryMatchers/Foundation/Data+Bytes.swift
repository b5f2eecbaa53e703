package import Foundation
import SpryKit

extension Data: ByteSequence {
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withUnsafeBytes(body)
  }
}
