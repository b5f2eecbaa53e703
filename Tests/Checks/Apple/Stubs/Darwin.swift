/// Stands in for Apple's `Darwin` module: the C library here has the same functions.
@_exported import Glibc

/// The highest address of the stack of a thread.
public func pthread_get_stackaddr_np(_ thread: pthread_t) -> UnsafeMutableRawPointer {
  fatalError()
}

/// The size of the stack of a thread, in bytes.
public func pthread_get_stacksize_np(_ thread: pthread_t) -> Int { fatalError() }
