import Dispatch
import SpryMacros
import SpryMatchers
import Testing

/// Each test waits for the call that it expects, and ends as soon as the call was made.
@Suite("Expected calls of work that no test awaits", .spry)
struct ExpectedCallTests {
  private let repository = FakeRepository()
  private var cleaner: Cleaner { Cleaner(repository: repository) }

  @Test("In a task")
  func inATask() async throws {
    repository.stub.delete(1).andReturn().expected(.once)
    cleaner.delete(1)
    try await repository.calls.delete(1).wait(within: limit)
  }

  @Test("Of a member that is not async")
  func synchronousMember() async throws {
    repository.stub.count().andReturn(3).expected(.once)
    cleaner.count()
    try await repository.calls.count().wait(within: limit)
  }

  @Test("Answered after a delay")
  func delayed() async throws {
    repository.stub.delete(1).delayed(by: .milliseconds(1)).andReturn().expected(.once)
    cleaner.delete(1)
    try await repository.calls.delete(1).wait(within: limit)
  }

  @Test("Answered by a closure that takes longer than the test")
  func longAnswer() async throws {
    repository.stub.delete(.any).andDo { _ in try await Task.sleep(for: .milliseconds(20)) }
      .expected(.once)
    cleaner.delete(1)
    try await repository.calls.delete(1).wait(within: limit)
  }

  @Test("With an error as the answer")
  func error() async throws {
    repository.stub.delete(1).andThrow(Offline()).expected(.once)
    cleaner.delete(1)
    try await repository.calls.delete(1).wait(within: limit)
  }

  @Test("A used stub where unused stubs fail", .spry(unusedStubs: .fail))
  func strict() async throws {
    repository.stub.delete(1).andReturn()
    cleaner.delete(1)
    try await repository.calls.delete(1).wait(within: limit)
  }

  @Test("In a detached task")
  func detached() async throws {
    repository.stub.count().andReturn(3).expected(.once)
    cleaner.countDetached()
    try await repository.calls.count().wait(within: limit)
  }

  @Test("On a queue")
  func queue() async throws {
    repository.stub.count().andReturn(3).expected(.once)
    cleaner.countOnAQueue()
    try await repository.calls.count().wait(within: limit)
  }

  @Test("In order, of two fakes")
  func twoFakes() async throws {
    let (repository, mailer) = (repository, FakeMailer())
    repository.stub.delete(1).andReturn().expected(.once)
    mailer.stub.send("deleted").andReturn().expected(.once)
    Task {
      try await repository.delete(1)
      await mailer.send("deleted")
    }
    try await mailer.calls.send("deleted").wait(within: limit)
    expectInOrder {
      repository.calls.delete(1)
      mailer.calls.send("deleted")
    }
  }

  @Test("In a closure of withSpry", .spry)
  func inWithSpry() async throws {
    try await withSpry {
      let repository = FakeRepository()
      repository.stub.delete(1).andReturn().expected(.once)
      Cleaner(repository: repository).delete(1)
      try await repository.calls.delete(1).wait(within: limit)
    }
  }
}

@Suite("Expected calls of fakes without typed members", .spry)
struct OtherFakeTests {
  @Test("A hand-written fake")
  func handWritten() async throws {
    let disk = FakeDisk()
    disk.stub(.read).with("a").andReturn("text").expected(.once)
    Task { _ = await disk.read("a") }
    _ = try await disk.called(.read, with: "a").wait(within: limit)
  }

  @Test("A hand-written fake that only records")
  func recording() async throws {
    let disk = FakeDisk()
    Task { disk.close() }
    _ = try await disk.called(.close).wait(within: limit)
    expectHaveReceived(disk, .close, countSpecifier: .once)
  }

  @Test("A closure")
  func closure() async throws {
    let onDone = SpyClosure<String, Bool>("onDone")
    onDone.stub("ok").andReturn(true).expected(.once)
    let done: @Sendable (String) -> Bool = onDone.closure
    DispatchQueue.global().async { _ = done("ok") }
    try await onDone.calls("ok").wait(within: limit)
  }

  @Test("A spy")
  func spy() async {
    let scale = ScaleSpy()
    scale.weighReturnValue = 3
    let weights = await withTaskGroup(of: Int.self) { group in
      for number in 1...100 { group.addTask { scale.weigh("\(number)") } }
      return await group.reduce(0, +)
    }
    #expect(weights == 300)
    #expect(scale.weighCallsCount == 100)
  }
}

@Spyable protocol Scale: Sendable { func weigh(_ item: String) -> Int }

private final class FakeDisk: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case read = "read(_:)"
    case close = "close()"
  }

  let spryState = SpryState()

  func read(_ name: String) async -> String { await spryify(arguments: name) }
  func close() { recordCall() }
}
