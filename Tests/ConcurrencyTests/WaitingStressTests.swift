import SpryKit
import Testing

@Suite("Many waiters and many callers at the same time")
struct WaitingStressTests {
  /// A limit that no test reaches.
  private let long = SpryDuration.seconds(600)

  @Test("Every waiter gets its call")
  func manyWaiters() async throws {
    let fake = FakeService()
    let (callers, calls) = (8, 40)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for caller in 0..<callers {
        for number in 0..<calls {
          let value = caller * calls + number
          group.addTask {
            let call = try await fake.called(.save, with: value).wait(within: long)
            #expect(call.arguments[0] as? Int == value)
          }
        }
        group.addTask {
          for number in 0..<calls { fake.save(caller * calls + number) }
        }
      }
      group.addTask {
        let all = try await fake.called(.save).wait(for: .exactly(callers * calls), within: long)
        #expect(Set(all.map(\.number)).count == callers * calls)
      }
      try await group.waitForAll()
    }
    #expect(fake.called(.save).count == callers * calls)
  }

  @Test("Calls, timeouts, and cancellations end many waits")
  func manyEnds() async {
    let fake = FakeService()
    let ends = await withTaskGroup(of: String.self) { group in
      for number in 0..<300 {
        let wait = Task {
          do {
            let time: SpryDuration = number % 3 == 1 ? .zero : long
            try await fake.called(.save, with: number % 3).wait(within: time)
            return "call"
          } catch {
            return error is CancellationError ? "cancellation" : "time-out"
          }
        }
        group.addTask { await wait.value }
        group.addTask {
          if number % 3 == 2 { wait.cancel() } else { fake.save(0) }
          return ""
        }
      }
      return await group.reduce(into: [:]) { counts, end in counts[end, default: 0] += 1 }
    }
    #expect(ends == ["call": 100, "time-out": 100, "cancellation": 100, "": 300])
  }

  @Test("Each answer of a gate goes to one caller while others are cancelled")
  func gates() async throws {
    let fake = FakeService()
    let gate = fake.stub(.load).suspend()
    let count = 300
    let answers = await withTaskGroup(of: String?.self) { group in
      for id in 0..<count {
        let load = Task { try await fake.load(id: id) }
        group.addTask { try? await load.value }
        group.addTask {
          if id.isMultiple(of: 3) { load.cancel() }
          gate.resume(returning: "\(id)")
          return nil
        }
      }
      var answers: [String] = []
      for await answer in group { if let answer { answers.append(answer) } }
      return answers
    }
    // A caller may be answered before its cancellation.
    #expect(answers.count >= count / 3 * 2)
    #expect(Set(answers).count == answers.count)
  }
}
