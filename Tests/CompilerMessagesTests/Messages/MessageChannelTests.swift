import Foundation
import Testing

@testable import CompilerMessages

@Suite("The channel to the compiler", .timeLimit(.minutes(1))) struct MessageChannelTests {
  private let toPlugin = Pipe()
  private let fromPlugin = Pipe()

  private func channel() -> MessageChannel {
    MessageChannel(
      input: toPlugin.fileHandleForReading.fileDescriptor,
      output: fromPlugin.fileHandleForWriting.fileDescriptor
    )
  }

  private func send(_ bytes: [UInt8]) { toPlugin.fileHandleForWriting.write(Data(bytes)) }
  private func hangUp() { toPlugin.fileHandleForWriting.closeFile() }

  private func header(_ length: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
  }

  @Test("Messages arrive in order")
  func messagesArriveInOrder() throws {
    let channel = channel()
    send(header(3) + Array("abc".utf8) + header(1) + Array("d".utf8))
    #expect(try channel.receive() == Array("abc".utf8))
    #expect(try channel.receive() == Array("d".utf8))
    hangUp()
    #expect(try channel.receive() == nil)
  }

  @Test("A length of zero is the end")
  func zeroIsTheEnd() throws {
    let channel = channel()
    send(header(0) + header(1) + [1])
    #expect(try channel.receive() == nil)
  }

  @Test("A message that arrives in parts is received whole")
  func partsAreJoined() throws {
    let channel = channel()
    let message = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    let frame = header(UInt64(message.count)) + message
    let writer = toPlugin.fileHandleForWriting
    // A thread, as a task could wait for the one that waits for it here.
    Thread.detachNewThread {
      for part in [0..<3, 3..<8, 8..<9, 9..<frame.count] {
        writer.write(Data(frame[part]))
        Thread.sleep(forTimeInterval: 0.002)
      }
    }
    #expect(try channel.receive() == message)
  }

  @Test(
    "The end of the input is the end, unless it is within a length",
    arguments: [[], [1], [5, 0, 0, 0, 0, 0, 0]] as [[UInt8]])
  func endOfInput(start: [UInt8]) throws {
    let channel = channel()
    send(start)
    hangUp()
    if start.isEmpty {
      #expect(try channel.receive() == nil)
    } else {
      #expect(throws: MessageFailure.truncated) { try channel.receive() }
    }
  }

  /// The last length would not fit into memory: a buffer grows with what arrives.
  @Test(
    "A message that is cut off is refused", arguments: [(5, 0), (5, 1), (5, 4), (1 << 31, 3)])
  func truncatedMessages(length: UInt64, count: Int) throws {
    let channel = channel()
    send(header(length) + Array(repeating: 0x61, count: count))
    hangUp()
    #expect(throws: MessageFailure.truncated) { try channel.receive() }
  }

  @Test(
    "A length that no message has is refused",
    arguments: [(1 << 31) + 1, 1 << 62, 1 << 63, UInt.max] as [UInt])
  func absurdLengths(length: UInt) throws {
    let channel = channel()
    send(header(UInt64(length)) + [1, 2, 3])
    #expect(throws: MessageFailure.tooLong(length)) { try channel.receive() }
  }

  @Test("An answer follows its length")
  func answersFollowTheirLength() {
    #expect(channel().send([:]))
    fromPlugin.fileHandleForWriting.closeFile()
    #expect(
      fromPlugin.fileHandleForReading.readDataToEndOfFile()
        == Data([2, 0, 0, 0, 0, 0, 0, 0] + Array("{}".utf8))
    )
  }

  @Test("An answer can be larger than a pipe holds")
  func largeAnswers() {
    let answer = JSONValue.string(String(repeating: "a", count: 1_000_000))
    let writer = fromPlugin.fileHandleForWriting
    Thread.detachNewThread {
      _ = MessageChannel(input: -1, output: writer.fileDescriptor).send(answer)
      writer.closeFile()
    }
    #expect(fromPlugin.fileHandleForReading.readDataToEndOfFile().count == 8 + 1_000_000 + 2)
  }
}
