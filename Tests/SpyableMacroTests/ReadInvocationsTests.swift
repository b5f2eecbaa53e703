import SpryMacros
import SpryMatchers
import Testing

@Spyable private protocol Log: AnyObject {
  func note(_ number: Int, text: String)
}

@Suite("The received invocations of a spy, read again and again", .spry)
struct ReadInvocationsTests {
  private let log = LogSpy()

  @Test("They have the calls since the last read")
  func reads() {
    for number in 0..<3 { log.note(number, text: "a") }
    for index in 0..<3 { #expect(log.noteTextReceivedInvocations[index].number == index) }
    log.note(3, text: "b")
    #expect(log.noteTextReceivedInvocations.map(\.number) == [0, 1, 2, 3])
    #expect(log.noteTextReceivedInvocations.last?.text == "b")
  }

  @Test("A reset, and a value that a test sets, count")
  func changes() {
    log.note(1, text: "a")
    #expect(log.noteTextReceivedInvocations.count == 1)
    log.resetCalls()
    #expect(log.noteTextReceivedInvocations.isEmpty)
    log.note(2, text: "b")
    #expect(log.noteTextReceivedInvocations.map(\.number) == [2])
    log.noteTextReceivedInvocations = [(7, "c")]
    #expect(log.noteTextReceivedInvocations.map(\.number) == [7])
    log.note(8, text: "d")
    #expect(log.noteTextReceivedInvocations.map(\.number) == [7, 8])
    log.noteTextReceivedInvocations.removeAll()
    #expect(log.noteTextReceivedInvocations.isEmpty)
  }
}
