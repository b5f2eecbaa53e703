import Testing

@testable import SpryKit

@Suite("The calls of a spy's member") struct SpyCallOrderTests {
  @Test("A call that another thread overtook does not become the last one")
  func overtaken() {
    let contents = SpryState().contents
    let member = contents.withLock { $0.addMember(key: "load(id:)") }
    let calls = SpyMemberState(SpyMemberKey(names: ObjectIdentifier(Self.self), number: 0))
    for number in [1, 5, 3] as [UInt64] { calls.addCall(number, of: member) }
    #expect(calls.lastCall == 5)
    calls.addCall(6, of: member)
    #expect(calls.lastCall == 6)
  }
}
