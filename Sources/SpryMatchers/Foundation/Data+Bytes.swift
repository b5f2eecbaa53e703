package import Foundation
import SpryKit

extension Data: ByteSequence {
  package var byteArray: [UInt8] { Array(self) }
}
