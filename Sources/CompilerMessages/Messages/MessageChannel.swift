#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Carries messages between the compiler and the plugin. Each message follows its length, which is
/// 8 bytes, the least significant first.
struct MessageChannel {
  /// The maximum length, in bytes. No source file is longer, so a greater number is not a length.
  static let longestMessage: UInt = 0x8000_0000

  let input: CInt
  let output: CInt

  /// The standard input and output. What anything else prints goes to the standard error from now
  /// on.
  static func standard() -> MessageChannel {
    let output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return MessageChannel(input: STDIN_FILENO, output: output)
  }

  /// Waits for the next message.
  ///
  /// - Returns: The message, or `nil` when the compiler is done.
  func receive() throws(MessageFailure) -> [UInt8]? {
    guard let header = try receive(8) else { return nil }
    let length = header.reversed().reduce(UInt(0)) { $0 << 8 | UInt($1) }
    guard length <= Self.longestMessage else { throw .tooLong(length) }
    if length == 0 { return nil }
    guard let message = try receive(Int(length)) else { throw .truncated }
    return message
  }

  /// Sends an answer.
  ///
  /// - Returns: Whether the compiler still listens.
  func send(_ answer: JSONValue) -> Bool {
    let text = Array(answer.text.utf8)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: text.count >> ($0 * 8)) }
    var rest = (header + text)[...]
    while !rest.isEmpty {
      let count = write(output, Array(rest), rest.count)
      if count > 0 { rest = rest.dropFirst(count) }
      guard count > 0 || errno == EINTR else { return false }
    }
    return true
  }

  /// Reads exactly this number of bytes.
  ///
  /// - Returns: The bytes, or `nil` if the input ends before the first one.
  private func receive(_ count: Int) throws(MessageFailure) -> [UInt8]? {
    var received: [UInt8] = []
    // The memory grows with the received bytes, not with the announced length.
    var chunk = [UInt8](repeating: 0, count: min(count, 65_536))
    while received.count < count {
      let size = read(input, &chunk, min(count - received.count, chunk.count))
      if size < 0, errno == EINTR { continue }
      guard size > 0 else {
        if received.isEmpty { return nil }
        throw .truncated
      }
      received += chunk[..<size]
    }
    return received
  }
}
