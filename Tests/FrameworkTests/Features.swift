import SpryMacros
import SpryMatchers
import Testing

extension Feature {
  /// Uses a feature that needs no `async` test.
  func useNow(beside ferry: FakeFerry) {
    switch self {
    case .throwing:
      ferry.stub.sail().andThrow(Sunk())
      #expect(throws: Sunk.self) { try ferry.sail() }
      ferry.crossOrFail()
    case .knownIssue:
      withKnownIssue { _ = ferry.cross(13) }
      ferry.crossOrFail()
    case .knownIssuesInALoop:
      for _ in 1...3 { withKnownIssue { _ = ferry.cross(13) } }
      ferry.crossOrFail()
    case .requirement:
      ferry.stub.sail().andReturn(1)
      withKnownIssue { try #require(try ferry.sail() == 2) }
      ferry.crossOrFail()
    default: ferry.crossOrFail()
    }
    expectHaveReceived(ferry.calls.board(.any), .once)
  }

  /// Uses a feature.
  func use(beside ferry: FakeFerry) async {
    switch self {
    case .confirmation:
      await Testing.confirmation { confirm in
        ferry.stub.dock().andDo {
          confirm()
          return 1
        }
        _ = await ferry.dock()
        ferry.crossOrFail()
      }
    case .exitTest:
      await #expect(processExitsWith: .success) {
        try withSpry {
          let ferry = FakeFerry()
          ferry.stub.sail().andReturn(1)
          let days = try ferry.sail()
          #expect(days == 1)
        }
      }
      ferry.crossOrFail()
    case .group:
      await withTaskGroup(of: Void.self) { group in
        group.addTask { ferry.crossOrFail() }
        group.addTask { await Task.yield() }
      }
    case .detachedTask:
      await Task.detached { ferry.crossOrFail() }.value
    case .cancelledTask:
      ferry.stub.dock().suspendForever()
      let task = Task { await ferry.dock() }
      _ = try? await ferry.calls.dock().wait(within: .seconds(60))
      task.cancel()
      #expect(await task.value == 0)
      ferry.crossOrFail()
    case .cancelledTest:
      let gate = ferry.stub.dock().suspend()
      let task = Task.detached { await ferry.dock() }
      await gate.waitForCaller()
      ferry.crossOrFail()
      // As a time limit does.
      withUnsafeCurrentTask { $0?.cancel() }
      #expect(await task.value == 0)
    case .wait:
      let task = Task { ferry.crossOrFail() }
      _ = try? await ferry.calls.board(.any).wait(within: .seconds(60))
      await task.value
    case .gate:
      let gate = ferry.stub.dock().suspend()
      async let docked = ferry.dock()
      await gate.waitForCaller()
      ferry.crossOrFail()
      gate.resume(returning: 2)
      #expect(await docked == 2)
    case .unusedStub:
      ferry.stub.cross(1).andReturn(1).lenient()
      ferry.crossOrFail()
    default: return useNow(beside: ferry)
    }
    expectHaveReceived(ferry.calls.board(.any), .once)
  }
}
