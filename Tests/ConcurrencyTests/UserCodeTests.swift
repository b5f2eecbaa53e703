import Dispatch
import Foundation
import SpryKit
import TestSupport
import Testing

private final class FakeStore: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case save = "save(_:)"
    case count
  }

  func save<Value>(_ value: Value) -> Int { spryify(arguments: value) }
  func save<Value>(_ value: Value, or fallback: () -> Int) -> Int {
    spryify("save(_:)", arguments: value, fallbackValue: fallback())
  }
  var count: Int { spryify() }
}

/// The work of user code while the library runs it: it waits for a thread that uses this fake and
/// another one. The thread would wait forever if the library held a lock.
private final class Probe: @unchecked Sendable {
  let fake = FakeStore()
  private let other = FakeStore()
  private let lock = NSLock()
  private var isRunning = false
  private var runs = 0

  var hasRun: Bool { lock.withLock { runs > 0 } }

  func run() {
    // The other thread may come here again.
    let isFirst = lock.withLock {
      defer { isRunning = true }
      return !isRunning
    }
    guard isFirst else { return }
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [fake, other] in
      for fake in [fake, other] {
        fake.stub(.count).andReturn(7).lenient()
        _ = fake.count
        _ = fake.didCall(.count, withArguments: [[]])
        _ = fake.recordedCalls.map(\.outcome.description)
        fake.resetCalls()
      }
      done.signal()
    }
    done.wait()
    lock.withLock { (isRunning, runs) = (false, runs + 1) }
  }

  func run<Value>(_ value: Value) -> Value {
    run()
    return value
  }
}

/// A value whose every use is user code.
private struct Nosy: Equatable, Hashable, CustomStringConvertible {
  let probe: Probe
  let number: Int

  static func == (first: Nosy, second: Nosy) -> Bool {
    first.probe.run(first.number == second.number)
  }

  func hash(into hasher: inout Hasher) {
    probe.run()
    hasher.combine(number)
  }

  var description: String {
    probe.run("nosy \(number)")
  }

  var computed: Int {
    probe.run(number)
  }
}

/// A value that compares itself with strings.
private struct NosyName: SpryEquatable {
  let probe: Probe

  func isEqualArgument(to other: Any) -> Bool {
    probe.run(other is String)
  }
}

/// An object whose deinit is user code.
private final class LastWords: Sendable {
  let probe: Probe
  init(_ probe: Probe) { self.probe = probe }
  deinit { probe.run() }
}

private struct NosyError: Error, CustomStringConvertible {
  let probe: Probe
  var description: String {
    probe.run("nosy error")
  }
}

@Suite("User code may wait for a thread that uses the fake", .serialized, .endsHanging)
struct UserCodeTests {
  fileprivate struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let run: @Sendable (FakeStore, Probe) -> Void

    init(_ name: String, _ run: @escaping @Sendable (FakeStore, Probe) -> Void) {
      (testDescription, self.run) = (name, run)
    }
  }

  @Test("The library holds no lock while user code runs", arguments: rows)
  fileprivate func row(_ row: Row) {
    let probe = Probe()
    withSpryScope(misuse: .report { misuse, _ in _ = misuse.description }) {
      row.run(probe.fake, probe)
    }
    #expect(probe.hasRun)
  }

  fileprivate static let rows = [
    Row("== of a stub's argument") { fake, probe in
      fake.stub(.save).with(Nosy(probe: probe, number: 1)).andReturn(1)
      #expect(fake.save(Nosy(probe: probe, number: 1)) == 1)
    },
    Row("== or hash among many stubs") { fake, probe in
      for number in 0..<20 {
        fake.stub(.save).with(Nosy(probe: probe, number: number)).andReturn(number)
      }
      #expect(fake.save(Nosy(probe: probe, number: 3)) == 3)
    },
    Row("the rule of an argument, against a stub with a string") { fake, probe in
      fake.stub(.save).with("one").andReturn(1)
      #expect(fake.save(NosyName(probe: probe)) == 1)
    },
    Row("the rule of an argument, behind one that is compared without user code") { fake, probe in
      fake.stub(.save).with(2).andReturn(2)
      fake.stub(.save).with("one").andReturn(1)
      #expect(fake.save(NosyName(probe: probe)) == 1)
    },
    Row("== of a check") { fake, probe in
      _ = fake.save(Nosy(probe: probe, number: 1))
      _ = fake.didCall(.save, withArguments: [Nosy(probe: probe, number: 1)])
    },
    Row("a predicate of a stub") { fake, probe in
      fake.stub(.save).with(Argument.pass { _ in probe.run(true) }).andReturn(1)
      #expect(fake.save(1) == 1)
    },
    Row("a predicate of a check") { fake, probe in
      fake.stub(.save).andReturn(1)
      _ = fake.save(1)
      let match = Argument.match("a nosy match") { (_: Int) in probe.run(true) }
      _ = fake.didCall(.save, withArguments: [match])
    },
    Row("a key path") { fake, probe in
      fake.stub(.save).with(Argument.having(\Nosy.computed, 1)).andReturn(1)
      #expect(fake.save(Nosy(probe: probe, number: 1)) == 1)
    },
    Row("a description in a failed check") { fake, probe in
      fake.stub(.save).andReturn(1)
      _ = fake.save(Nosy(probe: probe, number: 1))
      #expect(
        fake.didCall(.save, withArguments: ["text"]).failureDescription?.contains("nosy 1") == true)
    },
    Row("a description in misuse") { fake, probe in
      _ = fake.save(Nosy(probe: probe, number: 1))
    },
    Row("a description of a list of calls") { fake, probe in
      fake.stub(.save).andReturn(1)
      _ = fake.save(Nosy(probe: probe, number: 1))
      #expect(fake.recordedCalls.map(\.description) == ["save(nosy 1)"])
    },
    Row("a description of a thrown error") { fake, probe in
      fake.stub(.save).andThrow(NosyError(probe: probe))
      _ = fake.save(1)
    },
    Row("an answer") { fake, probe in
      fake.stub(.save).andDo { _ in probe.run(1) }
      #expect(fake.save(1) == 1)
    },
    Row("a fallback") { fake, probe in
      #expect(fake.save(1) { probe.run(5) } == 5)
    },
    Row("a handler of misuse") { fake, probe in
      let handler = MisuseHandler.report { _, _ in probe.run() }
      withSpryScope(misuse: handler) { _ = fake.save(1) }
    },
    Row("the end of an argument, by a reset") { fake, probe in
      fake.stub(.save).andReturn(1)
      _ = fake.save(LastWords(probe))
      fake.resetCalls()
    },
    Row("the end of an argument that is only passed on") { fake, probe in
      fake.stub(.save).andReturn(1)
      let answer: Int = fake.stubbedValue("save(_:)", arguments: LastWords(probe))
      #expect(answer == 1)
    },
    Row("the end of an expected argument") { fake, probe in
      fake.stub(.save).with(LastWords(probe)).andReturn(1)
      fake.resetStubs()
    },
    Row("the end of the later answers") { fake, probe in
      fake.stub(.save).andReturn(1).andReturn(LastWords(probe))
      fake.resetStubs()
    },
    Row("the end of a thrown error") { fake, probe in
      struct Failure: Error { let words: LastWords }
      fake.stub(.save).andThrow(Failure(words: LastWords(probe)))
      _ = fake.save(1)
      fake.resetStubs()
      fake.resetCalls()
    },
    Row("the end of a captured argument") { fake, probe in
      let captor = Argument.captor()
      fake.stub(.save).with(captor).andReturn(1)
      _ = fake.save(LastWords(probe))
      fake.resetCallsAndStubs()
      captor.reset()
    },
  ]
}
