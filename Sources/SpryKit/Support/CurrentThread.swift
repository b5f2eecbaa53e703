import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A thread, to compare it with the current one.
///
/// `@unchecked Sendable`: the thread is only compared.
struct ThreadIdentity: @unchecked Sendable {
  private let thread = pthread_self()

  var isCurrent: Bool { pthread_equal(thread, pthread_self()) != 0 }
}

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
