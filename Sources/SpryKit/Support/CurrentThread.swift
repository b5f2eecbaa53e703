import Dispatch

/// Whether the current code runs in a task.
var isInTask: Bool { withUnsafeCurrentTask { $0 != nil } }

/// Whether the current code runs on the main thread, or on the main queue, which other threads can
/// serve on Linux.
var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueKey) != nil }

private let mainQueueKey: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()
