internal import CSpryMacrosPlugin

/// Carries messages between the compiler and the plugin: 8 bytes that tell the length, the least
/// significant first, and then the message.
struct MessageChannel {
  /// More than any source file has. A greater length is noise, not a length.
  static let longestMessage = 0x8000_0000

  private let input: CInt
  private let output: CInt
  private var buffer: UnsafeMutableRawBufferPointer

  init(input: CInt, output: CInt) {
    self.input = input
    self.output = output
    buffer = .allocate(byteCount: 65_536, alignment: 16)
  }

  /// The standard input and output; what is printed from now on goes to the standard error.
  static func standard() -> MessageChannel {
    MessageChannel(input: 0, output: cspry_take_output())
  }

  /// Waits for the next message, which stays where it is until this is called again.
  mutating func receive() throws(MessageFailure) -> UnsafeRawBufferPointer? {
    guard try read(8) else { return nil }
    let length = cspry_length(buffer.baseAddress!)
    if length == 0 { return nil }
    // What an `Int` has no place for is negative.
    guard length > 0, length <= MessageChannel.longestMessage else {
      throw .tooLong(UInt(bitPattern: length))
    }
    guard try read(length) else { throw .truncated }
    return UnsafeRawBufferPointer(start: buffer.baseAddress, count: length)
  }

  /// Sends an answer, and tells whether the compiler is still there.
  func send(_ answer: [UInt8]) -> Bool {
    var frame = [UInt8](repeating: 0, count: 8)
    cspry_put_length(answer.count, &frame)
    frame += answer
    return frame.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = cspry_write(output, bytes.baseAddress! + sent, bytes.count - sent)
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }

  /// Fills the start of the buffer; false at the end of the input.
  private mutating func read(_ count: Int) throws(MessageFailure) -> Bool {
    var received = 0
    while received < count {
      // The buffer grows with what comes, not with what is announced.
      if received == buffer.count { grow() }
      let wanted = min(count, buffer.count) - received
      let new = cspry_read(input, buffer.baseAddress! + received, wanted)
      guard new > 0 else {
        if received == 0 { return false }
        throw .truncated
      }
      received += new
    }
    return true
  }

  private mutating func grow() {
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: buffer.count * 2,
      alignment: 16
    )
    larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
    buffer.deallocate()
    buffer = larger
  }
}
