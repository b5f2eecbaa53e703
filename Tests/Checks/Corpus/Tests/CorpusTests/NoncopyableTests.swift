import SpryMatchers
import Testing

@testable import Top

@Suite("Members with noncopyable arguments", .spry) struct NoncopyableTests {
  @Test("Only the other members have typed members")
  func usher() {
    let fake = FakeUsher()
    fake.stub("take(_:)").andReturn(2)
    fake.stub("use(_:)").andReturn(4)
    fake.stub.seat("Ann").andReturn(5)
    fake.stub.count(of: 1).andReturn(6)
    #expect(fake.take(Ticket()) == 2)
    var ticket = Ticket()
    fake.look(at: ticket, from: 7)
    fake.stamp(&ticket)
    #expect(fake.use(ticket) == 4)
    #expect(fake.seat("Ann") == 5)
    #expect(fake.count(of: 1) == 6)
    expectHaveReceived(fake, "look(at:from:)", with: 7)
    expectHaveReceived(fake, "stamp(_:)")
    expectHaveReceived(fake.calls.seat("Ann"), .once)
  }
}
