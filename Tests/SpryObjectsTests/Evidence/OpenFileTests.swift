import Foundation
import SpryKit
import Testing

@testable import SpryObjects

@Suite("Errors of the system")
struct OpenFileTests {
  @Test(
    "An error of the system is one of the known faults",
    arguments: [
      (ENOSPC, Misuse.EvidenceFault.noRoom), (EDQUOT, .noRoom), (EFBIG, .noRoom),
      (EACCES, .forbidden), (EPERM, .forbidden), (EROFS, .forbidden), (EISDIR, .folder),
      (EIO, .failed("Input/output error")),
    ])
  func errors(code: Int32, fault: Misuse.EvidenceFault) {
    #expect(Misuse.EvidenceFault(code) == fault)
  }
}
