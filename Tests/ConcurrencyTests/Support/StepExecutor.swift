import Foundation

/// Runs the jobs of an actor one at a time, at the request of a test.
final class StepExecutor: SerialExecutor, @unchecked Sendable {
  private let lock = NSLock()
  private var jobs: [UnownedJob] = []
  private var watcher: CheckedContinuation<Void, Never>?

  // `ExecutorJob` needs macOS 14.
  func enqueue(_ job: UnownedJob) {
    let watcher = lock.withLock {
      jobs.append(job)
      defer { self.watcher = nil }
      return self.watcher
    }
    watcher?.resume()
  }

  /// Waits until there is a job to run.
  func waitForJob() async {
    await withCheckedContinuation { continuation in
      let isThere = lock.withLock {
        if jobs.isEmpty { watcher = continuation }
        return !jobs.isEmpty
      }
      if isThere { continuation.resume() }
    }
  }

  /// Waits for a job and runs it until it suspends.
  func step() async {
    await waitForJob()
    let job = lock.withLock { jobs.removeFirst() }
    job.runSynchronously(on: asUnownedSerialExecutor())
  }
}
