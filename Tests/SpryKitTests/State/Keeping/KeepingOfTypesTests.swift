import Dispatch
import Testing

@testable import SpryKit

@Suite struct KeepingOfTypesTests {
  @Test func isOfTheScope() {
    withSpryScope {
      FakeDesk.keep(.counts)
      FakeDesk.open(1)
      #expect(FakeDesk.calls(to: .open).isEmpty)
      #expect(FakeDesk.didCall(.open, countSpecifier: .once).success)
      withSpryScope {
        FakeDesk.open(2)
        #expect(FakeDesk.didCall(.open, with: 2).success)
      }
    }
  }

  @Test func mayChange() {
    let fake = FakeDesk()
    fake.log("a")
    fake.keep(.text)
    fake.log("b")
    fake.keep(.counts)
    fake.log("c")
    fake.keep(.everything)
    fake.log("d")
    #expect(fake.calls(to: .log).map(\.description) == ["log(\"a\")", "log(\"b\")", "log(\"d\")"])
    #expect(fake.didCall(.log, countSpecifier: .exactly(4)).success)
    #expect(fake.spryState.tables.withLock { $0.needsCare } == false)
  }
}

@Suite struct KeepingConcurrentlyTests {
  @Test(arguments: [RecordingDepth.counts, .text, .weakObjects])
  func nothingIsLost(_ depth: RecordingDepth) {
    let fake = FakeDesk(depth)
    fake.stub(.send).with("a", Argument.anything).andReturn(true)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<200 {
        _ = fake.send("a", to: number)
        if number.isMultiple(of: 50) { _ = fake.didCall(.send, with: "a", number) }
      }
    }
    #expect(fake.didCall(.send, countSpecifier: .exactly(1_600)).success)
    let calls = fake.calls(to: .send)
    #expect(calls.count == (depth == .counts ? 0 : 1_600))
    #expect(calls.allSatisfy { $0.outcome.description == "returned" })
    #expect(zip(calls, calls.dropFirst()).allSatisfy { $0.number < $1.number })
  }
}
