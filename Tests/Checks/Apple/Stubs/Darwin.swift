/// Stands in for Apple's `Darwin` module: the C library here has the same functions.
@_exported import Glibc

public func pthread_get_stackaddr_np(_ thread: pthread_t) -> UnsafeMutableRawPointer {
  fatalError()
}

public func pthread_get_stacksize_np(_ thread: pthread_t) -> Int { fatalError() }
