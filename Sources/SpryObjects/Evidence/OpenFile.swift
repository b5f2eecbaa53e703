internal import Foundation
internal import SpryKit

/// An open file. It stays the same file if another one replaces it at its path.
struct OpenFile: ~Copyable {
  private let descriptor: Int32

  /// - Parameter descriptor: the descriptor of an open file, which is closed with this value.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Opens a file to read it; returns nil if there is none. It does not wait for a pipe or a device.
  init?(_ name: String, in folder: borrowing OpenFolder) throws(Misuse.EvidenceFault) {
    let descriptor = openat(
      folder.descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    if descriptor < 0 {
      if errno == ENOENT { return nil }
      throw Misuse.EvidenceFault(errno)
    }
    self.init(descriptor: descriptor)
  }

  /// Makes a new file; throws if there is one.
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

  /// Writes data without copying it.
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

  /// Reads a number of bytes, or fewer at the end of the file.
  ///
  /// The memory comes from `malloc`, which can fail where `Data` would stop the process.
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

  /// Closes the file. Some systems report a full disk only here.
  consuming func finish() throws(Misuse.EvidenceFault) {
    let result = close(descriptor)
    let code = errno
    discard self
    if result != 0, code != EINTR { throw Misuse.EvidenceFault(code) }
  }

  /// The largest number of bytes that every system writes or reads at once.
  private static var largestPart: Int { 1 << 30 }

  deinit {
    close(descriptor)
  }
}
