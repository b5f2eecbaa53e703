import Testing

@testable import SpryMacrosPlugin

@Suite struct JSONTests {
  @Test func reads() {
    #expect(Conversation.protocolVersion == 7)
  }
}
