// Declarations of Apple's `Darwin`. On Linux, the C library has most of them.
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
  public struct FILE {}
  public struct pthread_mutex_t { public init() {} }
  public struct Dl_info {
    public var dli_fname: UnsafePointer<CChar>?
    public var dli_fbase: UnsafeMutableRawPointer?
    public var dli_sname: UnsafePointer<CChar>?
    public var dli_saddr: UnsafeMutableRawPointer?
    public init() {}
  }
  public typealias pid_t = Int32
  public typealias pthread_t = UnsafeMutableRawPointer

  public nonisolated(unsafe) var errno: Int32 = 0
  public nonisolated(unsafe) var stderr = UnsafeMutablePointer<FILE>.allocate(capacity: 1)
  public let STDIN_FILENO: Int32 = 0
  public let STDOUT_FILENO: Int32 = 1
  public let STDERR_FILENO: Int32 = 2
  public let EINTR: Int32 = 4

  public func write(_: Int32, _: UnsafeRawPointer?, _: Int) -> Int { fatalError() }
  public func read(_: Int32, _: UnsafeMutableRawPointer?, _: Int) -> Int { fatalError() }
  @discardableResult
  public func fputs(_: UnsafePointer<CChar>?, _: UnsafeMutablePointer<FILE>?) -> Int32 { 0 }
  public func memcmp(_: UnsafeRawPointer?, _: UnsafeRawPointer?, _: Int) -> Int32 { 0 }
  public func dup(_: Int32) -> Int32 { 0 }
  @discardableResult public func dup2(_: Int32, _: Int32) -> Int32 { 0 }
  @discardableResult public func close(_: Int32) -> Int32 { 0 }
  public func exit(_: Int32) -> Never { fatalError() }
  @discardableResult public func atexit(_: (@convention(c) () -> Void)!) -> Int32 { 0 }
  public func free(_: UnsafeMutableRawPointer?) {}
  public func getenv(_: UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>? { nil }
  @discardableResult
  public func setenv(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!, _: Int32) -> Int32 { 0 }
  public func getpid() -> pid_t { 0 }
  @discardableResult public func usleep(_: UInt32) -> Int32 { 0 }

  public func pthread_self() -> pthread_t { fatalError() }
  public func pthread_equal(_: pthread_t?, _: pthread_t?) -> Int32 { 0 }
  public func pthread_main_np() -> Int32 { 0 }
  @discardableResult
  public func pthread_mutex_init(
    _: UnsafeMutablePointer<pthread_mutex_t>, _: UnsafeRawPointer?
  ) -> Int32 { 0 }
  @discardableResult
  public func pthread_mutex_lock(_: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
  @discardableResult
  public func pthread_mutex_unlock(_: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
  @discardableResult
  public func pthread_mutex_destroy(_: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }

  public func backtrace(_: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _: Int32) -> Int32 { 0 }
  public func dladdr(_: UnsafeRawPointer?, _: UnsafeMutablePointer<Dl_info>?) -> Int32 { 0 }
  public func dlsym(
    _: UnsafeMutableRawPointer?, _: UnsafePointer<CChar>?
  ) -> UnsafeMutableRawPointer? { nil }
#endif

// Linux has no function with these names.
public func pthread_get_stackaddr_np(_: pthread_t) -> UnsafeMutableRawPointer { fatalError() }
public func pthread_get_stacksize_np(_: pthread_t) -> Int { fatalError() }
