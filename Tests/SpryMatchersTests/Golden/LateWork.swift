/// Work that a test starts, and that goes on only when a later test says so.
actor LateWork {
  private var isFree = false
  private var waiting: CheckedContinuation<Void, Never>?
  private var task: Task<Void, Never>?

  /// Keeps a task, to be awaited by the later test.
  func keep(_ task: Task<Void, Never>) {
    self.task = task
  }

  /// Waits for the later test.
  func wait() async {
    if !isFree { await withCheckedContinuation { waiting = $0 } }
  }

  /// Lets the work go on, and waits for its end.
  func finish() async {
    isFree = true
    waiting?.resume()
    await task?.value
  }
}
