internal import Foundation
internal import SpryKit

/// A file, held open: it stays what it is when another takes its place.
struct OpenFile: ~Copyable {
  private let descriptor: Int32

  /// - Parameter descriptor: an open file's, which is closed at the end.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Opens a file to be read; nil where there is none. What is no file is not waited for.
  init?(_ name: String, in folder: borrowing OpenFolder) throws(Misuse.EvidenceFault) {
    let descriptor = openat(
      folder.descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    if descriptor < 0 {
      if errno == ENOENT { return nil }
      throw Misuse.EvidenceFault(errno)
    }
    self.init(descriptor: descriptor)
  }

  /// Makes a file that is not there yet.
  init(new name: String, in folder: borrowing OpenFolder) throws(Misuse.EvidenceFault) {
    let descriptor = openat(
      folder.descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw Misuse.EvidenceFault(errno) }
    self.init(descriptor: descriptor)
  }

  /// The size in bytes.
  func size() throws(Misuse.EvidenceFault) -> Int {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw Misuse.EvidenceFault(errno) }
    return Int(info.st_size)
  }

  /// Writes data from where it lies.
  func write(_ data: Data) throws(Misuse.EvidenceFault) {
    let failure = data.withUnsafeBytes { bytes -> Int32? in
      var rest = bytes[...]
      while !rest.isEmpty, let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress {
        let count = Foundation.write(descriptor, start, min(rest.count, Self.largestPart))
        if count < 0, errno != EINTR { return errno }
        rest = rest.dropFirst(max(count, 0))
      }
      return nil
    }
    if let failure { throw Misuse.EvidenceFault(failure) }
  }

  /// Reads up to so many bytes, as far as the file goes, into memory that becomes the data's own.
  func read(_ count: Int, from offset: Int = 0) throws(Misuse.EvidenceFault) -> Data {
    guard count > 0 else { return Data() }
    guard let memory = malloc(count) else { throw Misuse.EvidenceFault(ENOMEM) }
    var done = 0
    while done < count {
      let part = min(count - done, Self.largestPart)
      let got = pread(descriptor, memory + done, part, off_t(offset + done))
      if got == 0 { break }
      if got < 0, errno != EINTR {
        let code = errno
        free(memory)
        throw Misuse.EvidenceFault(code)
      }
      done += max(got, 0)
    }
    return Data(bytesNoCopy: memory, count: done, deallocator: .free)
  }

  /// Closes the file; some systems find only then that there is no room.
  consuming func finish() throws(Misuse.EvidenceFault) {
    let result = close(descriptor)
    let code = errno
    discard self
    if result != 0, code != EINTR { throw Misuse.EvidenceFault(code) }
  }

  /// What no system refuses to write or read at once.
  private static var largestPart: Int { 1 << 30 }

  deinit {
    close(descriptor)
  }
}
