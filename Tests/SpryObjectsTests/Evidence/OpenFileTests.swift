import Foundation
import SpryKit
import Testing

@testable import SpryObjects

@Suite struct OpenFileTests {
  #if os(Linux)
    @Test("A disk that is full")
    func full() throws {
      let descriptor = open("/dev/full", O_WRONLY)
      try #require(descriptor >= 0)
      #expect(throws: Misuse.EvidenceFault.noRoom) {
        let file = OpenFile(descriptor: descriptor)
        try file.write(Data([1]))
      }
    }
  #endif

  @Test(
    "Errors of the system",
    arguments: [
      (ENOSPC, Misuse.EvidenceFault.noRoom), (EDQUOT, .noRoom), (EFBIG, .noRoom),
      (EACCES, .forbidden), (EPERM, .forbidden), (EROFS, .forbidden), (EISDIR, .folder),
      (EIO, .failed("Input/output error")),
    ])
  func errors(code: Int32, fault: Misuse.EvidenceFault) {
    #expect(Misuse.EvidenceFault(code) == fault)
  }
}
