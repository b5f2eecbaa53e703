// Declarations of Apple's `Darwin`, with the header of the SDK of iOS 17.4 that each is in. On
// Linux, the C library has most of them.
//
// A pointer without nullability is implicitly unwrapped, and the results of C functions can be
// discarded.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
  @_exported public import Glibc

  /// Takes the handle of Apple's platforms that stands for all libraries, -2, for that of Linux.
  public func dlsym(
    _ handle: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>
  ) -> UnsafeMutableRawPointer? {
    Glibc.dlsym(Int(bitPattern: handle) == -2 ? nil : handle, name)
  }
#else
  // `sys/errno.h`. The variable is computed: the module's Swift interface.
  public let EINTR: Int32 = 4
  public var errno: Int32 { 0 }

  // `unistd.h`
  public let STDIN_FILENO: Int32 = 0
  public let STDOUT_FILENO: Int32 = 1
  public let STDERR_FILENO: Int32 = 2
  @discardableResult
  public func write(_: Int32, _: UnsafeRawPointer!, _: Int) -> Int { fatalError() }
  @discardableResult
  public func read(_: Int32, _: UnsafeMutableRawPointer!, _: Int) -> Int { fatalError() }
  @discardableResult public func dup(_: Int32) -> Int32 { 0 }
  @discardableResult public func dup2(_: Int32, _: Int32) -> Int32 { 0 }
  @discardableResult public func getpid() -> pid_t { 0 }

  // `sys/_types/_pid_t.h`
  public typealias pid_t = Int32

  // `string.h`
  @discardableResult
  public func memcmp(_: UnsafeRawPointer!, _: UnsafeRawPointer!, _: Int) -> Int32 { 0 }

  // `stdlib.h`, and `malloc/_malloc.h` for `free`
  public func exit(_: Int32) -> Never { fatalError() }
  @discardableResult public func atexit(_: @convention(c) () -> Void) -> Int32 { 0 }
  public func free(_: UnsafeMutableRawPointer!) {}
  @discardableResult
  public func getenv(_: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { nil }
  @discardableResult
  public func setenv(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!, _: Int32) -> Int32 { 0 }

  // `sys/_pthread/_pthread_types.h`
  public struct _opaque_pthread_t {}
  public struct _opaque_pthread_mutex_t { public init() {} }
  public struct _opaque_pthread_mutexattr_t {}
  public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>
  public typealias pthread_mutex_t = _opaque_pthread_mutex_t
  public typealias pthread_mutexattr_t = _opaque_pthread_mutexattr_t

  // `pthread/sched.h`
  @discardableResult public func sched_yield() -> Int32 { 0 }

  // `pthread.h`, which assumes that pointers aren't null
  @discardableResult public func pthread_self() -> pthread_t { fatalError() }
  @discardableResult public func pthread_equal(_: pthread_t?, _: pthread_t?) -> Int32 { 0 }
  @discardableResult
  public func pthread_mutex_init(
    _: UnsafeMutablePointer<pthread_mutex_t>, _: UnsafePointer<pthread_mutexattr_t>?
  ) -> Int32 { 0 }
  @available(*, noasync) @discardableResult
  public func pthread_mutex_lock(_: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
  @available(*, noasync) @discardableResult
  public func pthread_mutex_unlock(_: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
  @discardableResult
  public func pthread_mutex_destroy(_: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }

  // `dlfcn.h`
  @discardableResult
  public func dlsym(
    _: UnsafeMutableRawPointer!, _: UnsafePointer<CChar>!
  ) -> UnsafeMutableRawPointer! { nil }
#endif

// `pthread.h`. Linux has no function with these names.
@discardableResult
public func pthread_get_stackaddr_np(_: pthread_t) -> UnsafeMutableRawPointer { fatalError() }
@discardableResult public func pthread_get_stacksize_np(_: pthread_t) -> Int { fatalError() }
