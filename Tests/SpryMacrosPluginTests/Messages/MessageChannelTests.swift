import Foundation
import Testing

@testable import SpryMacrosPlugin

@Suite(.timeLimit(.minutes(1))) struct MessageChannelTests {
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

  @Test func receivesInOrder() throws {
    var channel = channel()
    send(header(3) + Array("abc".utf8) + header(1) + Array("d".utf8))
    #expect(try channel.receive().map(Array.init) == Array("abc".utf8))
    #expect(try channel.receive().map(Array.init) == Array("d".utf8))
    hangUp()
    #expect(try channel.receive() == nil)
  }

  @Test func takesALengthOfZeroForTheEnd() throws {
    var channel = channel()
    send(header(0) + header(1) + [1])
    #expect(try channel.receive() == nil)
  }

  @Test func waitsForTheRest() throws {
    var channel = channel()
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
    #expect(try channel.receive().map(Array.init) == message)
  }

  @Test(arguments: [[], [1], [5, 0, 0, 0, 0, 0, 0]] as [[UInt8]])
  func endsWithTheInput(start: [UInt8]) throws {
    var channel = channel()
    send(start)
    hangUp()
    if start.isEmpty {
      #expect(try channel.receive() == nil)
    } else {
      #expect(throws: MessageFailure.truncated) { try channel.receive() }
    }
  }

  @Test(arguments: [0, 1, 4])
  func refusesAMessageThatIsCutOff(count: Int) throws {
    var channel = channel()
    send(header(5) + Array(repeating: 0x61, count: count))
    hangUp()
    #expect(throws: MessageFailure.truncated) { try channel.receive() }
  }

  @Test(arguments: [(1 << 31) + 1, 1 << 62, 1 << 63, UInt.max] as [UInt])
  func refusesAbsurdLengths(length: UInt) throws {
    var channel = channel()
    send(header(UInt64(length)) + [1, 2, 3])
    #expect(throws: MessageFailure.tooLong(length)) { try channel.receive() }
  }

  @Test func takesNoMemoryForWhatDoesNotCome() throws {
    var channel = channel()
    send(header(1 << 31) + [1, 2, 3])
    hangUp()
    #expect(throws: MessageFailure.truncated) { try channel.receive() }
  }

  @Test func sendsTheLengthFirst() {
    #expect(channel().send(Array("{}".utf8)))
    fromPlugin.fileHandleForWriting.closeFile()
    #expect(
      fromPlugin.fileHandleForReading.readDataToEndOfFile()
        == Data([2, 0, 0, 0, 0, 0, 0, 0] + Array("{}".utf8))
    )
  }

  @Test func sendsMoreThanAPipeHolds() {
    let answer = [UInt8](repeating: 0x61, count: 1_000_000)
    let writer = fromPlugin.fileHandleForWriting
    Thread.detachNewThread {
      _ = MessageChannel(input: -1, output: writer.fileDescriptor).send(answer)
      writer.closeFile()
    }
    #expect(fromPlugin.fileHandleForReading.readDataToEndOfFile().count == answer.count + 8)
  }
}
