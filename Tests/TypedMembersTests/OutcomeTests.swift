import SpryMacros
import SpryMatchers
import TestSupport
import Testing

private struct Offline: Error, Equatable { var code = 1 }
private struct Locked: Error {}
private struct Person: Equatable { var name: String, age: Int }

@Spryable private protocol Directory {
  var size: Int { get }
  func find(_ id: String) throws -> Person
  func load(_ id: String) async throws -> Person
  func open(_ id: Int) throws(Offline)
  func age(of id: String) -> Int?
  func close()
}

private final class FakeLog: Spryable {
  enum Function: String, StringRepresentable { case write = "write(_:)" }

  let spryState = SpryState()
  func write(_ text: String) throws -> Int { try spryifyThrows(arguments: text) }
}

@Suite("Outcomes of calls", .spry(callers: false))
struct OutcomeTests {
  private let directory = FakeDirectory()
  private let ann = Person(name: "Ann", age: 30)

  init() {
    directory.stub.find("ann").andReturn(ann)
    directory.stub.find("bob").andDo { id in Person(name: id, age: 40) }
    directory.stub.find("x").andThrow(Offline(code: 7))
    for id in ["ann", "bob", "x"] { _ = try? directory.find(id) }
  }

  @Test("A check counts only calls that returned a value that matches")
  func returned() {
    expectHaveReceived(directory.calls.find(.any).returned(ann), .once)
    expectHaveReceived(directory.calls.find("bob").returned(.having(\.age, 40)), .once)
    expectHaveReceived(directory.calls.find(.any).returned(.any), .exactly(2))
    expectHaveNotReceived(directory.calls.find("x").returned(.any))
  }

  @Test("A check counts only calls that threw an error that matches")
  func threw() throws {
    expectHaveReceived(directory.calls.find(.any).threw(Offline.self), .once)
    expectHaveReceived(directory.calls.find("x").threw(Offline(code: 7)), .once)
    expectHaveReceived(directory.calls.find("x").threw(.match { ($0 as? Offline)?.code == 7 }))
    expectHaveNotReceived(directory.calls.find(.any).threw(Locked.self))
    expectHaveNotReceived(directory.calls.find("ann").threw(.any))

    directory.stub.open(.any).andThrow(Offline(code: 2))
    #expect(throws: Offline.self) { try directory.open(1) }
    expectHaveReceived(directory.calls.open(1).threw(.having(\.code, 2)), .once)
  }

  @Test("A call that nothing answered returned nothing")
  func unanswered() {
    withKnownIssue { #expect(directory.size == 0) }
    #expect(directory.calls.size.count == 1)
    #expect(directory.calls.size.outcomes.isEmpty)
    expectHaveNotReceived(directory.calls.size.returned(.any))
    directory.strictness = .strict
    withKnownIssue { directory.close() }
    #expect(directory.calls.close().outcomes.isEmpty)
  }

  @Test("Outcomes have the types of the member, one for each call that has ended")
  func outcomes() throws {
    let outcomes = directory.calls.find(.any).outcomes
    #expect(outcomes.count == 3)
    #expect(try outcomes[0].get() == ann)
    #expect(try outcomes[1].get() == Person(name: "bob", age: 40))
    #expect(throws: Offline(code: 7)) { try outcomes[2].get() }

    let age: [Result<Int?, Never>] = directory.calls.age(of: .any).outcomes
    #expect(age.isEmpty)
    directory.stub.age(of: .any).andReturn(nil, 3)
    _ = (directory.age(of: "a"), directory.age(of: "b"))
    #expect(directory.calls.age(of: .any).outcomes == [.success(nil), .success(3)])
    directory.close()
    #expect(directory.calls.close().outcomes.count == 1)
    directory.resetStubs()
    #expect(try directory.calls.find("ann").outcomes.first?.get() == ann)
  }

  @Test("A failure shows what the nearest calls returned or threw")
  func failures() {
    let calls = directory.calls
    directory.stub.size.andReturn(3)
    _ = directory.size
    expectGolden(
      [
        calls.find("ann").returned(.having(\.name, "Bob")).didCall(.once),
        calls.find("ann").threw(Offline.self).didCall(),
        calls.find(.any).threw(Offline(code: 1)).didCall(),
        calls.find("y").threw(Offline.self).didCall(),
        calls.find(.any).threw(Offline.self).didCall(.never),
        calls.size.returned(4).didCall(),
        calls.find("x").returned(.any).didCall(.once),
      ].map { $0.failureDescription ?? "no failure" })
  }

  @Test("An error that nothing compares fails the check")
  func incomparable() {
    expectGolden(
      directory.calls.find(.any).threw(Locked()).didCall(.never).failureDescription)
  }

  @Test("A captor and a check get what matching calls returned")
  func captors() {
    let captor = ArgumentCaptor<Person>()
    expectHaveReceived(directory.calls.find(.any).returned(.capture(captor)), .exactly(2))
    #expect(captor.values.map(\.name) == ["Ann", "bob"])
    expectGolden(
      directory.calls.find("ann").returned(.check { _ in throw Locked() }).didCall()
        .failureDescription)
  }

  @Test("Waits, marks, and the order take outcomes, too")
  func queries() async throws {
    let gate = directory.stub.load(.any).suspend()
    async let loaded = directory.load("ann")
    try await gate.waitForCaller(within: .seconds(10))
    #expect(directory.calls.load(.any).outcomes.isEmpty)
    expectHaveNotReceived(directory.calls.load("ann").returned(.any))
    async let waited = directory.calls.load("ann").returned(ann).wait(within: .seconds(10))
    gate.resume(returning: ann)
    _ = try await (loaded, waited)
    expectInOrder {
      directory.calls.find("x").threw(Offline.self)
      directory.calls.load("ann").returned(ann)
    }
    expectHaveNotReceived(directory.calls.find("x").threw(.any).since(SpryMark()))
  }

  @Test("Closures, and fakes that are written by hand")
  func otherFakes() throws {
    let onDone = SpyClosure<(Int, String), Bool>("onDone")
    onDone.stub().andReturn(true)
    _ = onDone.closure(1, "ok")
    expectHaveReceived(onDone.calls(1, "ok").returned(true), .once)

    let log = FakeLog()
    log.stub(.write).with("a").andReturn(1)
    log.stub(.write).with("b").andThrow(Offline())
    _ = try log.write("a")
    #expect(throws: Offline.self) { try log.write("b") }
    expectHaveReceived(log.called(.write).returned(1), .once)
    expectHaveReceived(log.called(.write, with: "b").threw(Offline.self), .once)
    expectHaveReceived(log.called(.write).threw(Argument.having(\Offline.code, 1)), .once)
    expectHaveNotReceived(log.called(.write).returned(Argument.greaterThan(1)))
  }
}
