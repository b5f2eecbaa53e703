// Everything that SpryKit uses from the C library, whose name differs on each system.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

#if !os(Windows) && !os(WASI)
  /// Returns a function from the libraries that the process has loaded, or `nil` if none of them
  /// has it.
  ///
  /// - Parameter type: The type of the function in C.
  package func cFunction<Function>(_ name: String, as type: Function.Type) -> Function? {
    #if canImport(Darwin)
      let anyLibrary = UnsafeMutableRawPointer(bitPattern: -2)
    #else
      let anyLibrary: UnsafeMutableRawPointer? = nil
    #endif
    return dlsym(anyLibrary, name).map { unsafeBitCast($0, to: type) }
  }
#endif

/// Returns the path of the library or program that has the code or data at an address, or `nil` if it is
/// unknown.
package func libraryPath(at address: UnsafeRawPointer) -> String? {
  // `Dl_info`: the path of the library, its address, the name of the function, and its address.
  var info: [UnsafePointer<CChar>?] = [nil, nil, nil, nil]
  guard let findLibrary, findLibrary(address, &info) != 0 else { return nil }
  return info[0].map { String(cString: $0) }
}

private let findLibrary = cFunction(
  "dladdr", as: (@convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CInt).self)

/// The identifier of the process.
var processIdentifier: Int { Int(getpid()) }

/// Returns a variable of the process's environment, or `nil` if it is not set.
func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// Sets a variable of the process's environment.
func setEnvironmentVariable(_ name: String, to value: String) { setenv(name, value, 1) }

/// The number of bytes left on this thread's stack, or `nil` if the number is unknown.
var bytesLeftOnStack: Int? {
  #if canImport(Darwin)
    let thread = pthread_self()
    let start: Int? =
      Int(bitPattern: pthread_get_stackaddr_np(thread)) - pthread_get_stacksize_np(thread)
  #elseif os(Windows) || os(WASI)
    let start: Int? = nil
  #else
    let start = getThread?() == getpid() ? startOfMainStack : startOfStack
  #endif
  var here = 0
  return withUnsafePointer(to: &here) { here in start.map { Int(bitPattern: here) - $0 } }
}

#if !canImport(Darwin) && !os(Windows) && !os(WASI)
  /// The lowest address of this thread's stack, or `nil` if the address is unknown.
  private var startOfStack: Int? {
    guard let getAttributes else { return nil }
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    guard getAttributes(pthread_self(), attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(attributes) }
    var start: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_attr_getstack(attributes, &start, &size) == 0 else { return nil }
    return Int(bitPattern: start)
  }

  /// The lowest address of the main thread's stack, which that thread asks for. For it, the C library reads a
  /// file, which takes 0.7 ms.
  private let startOfMainStack = startOfStack

  // The module Glibc leaves out these functions.
  private let getThread = cFunction("gettid", as: (@convention(c) () -> CInt).self)
  private let getAttributes = cFunction(
    "pthread_getattr_np",
    as: (@convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt).self)
#endif

/// Lets other threads run.
func yieldThread() { sched_yield() }

/// A POSIX lock, which every system has.
///
/// It is not a `Mutex`, which needs macOS 15, and on whose values the thread sanitizer of Swift 6.3
/// reports races. No issue is filed. To see it, guard a value with a `Mutex` here, and run
/// ConcurrencyTests with `--sanitize=thread`.
struct Lock {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
  }

  func destroy() {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func lock() { pthread_mutex_lock(mutex) }

  func unlock() { pthread_mutex_unlock(mutex) }
}

/// A thread, to compare it with the current one.
///
/// `@unchecked Sendable`: the thread is only compared.
struct ThreadIdentity: @unchecked Sendable {
  private let thread = pthread_self()

  var isCurrent: Bool { pthread_equal(thread, pthread_self()) != 0 }
}

/// Writes a line to standard error, without Foundation.
@Sendable func writeToStandardError(_ line: String) {
  var text = line + "\n"
  _ = text.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}

/// Runs a function when the process ends.
func atEndOfProcess(_ body: @convention(c) () -> Void) { atexit(body) }

/// Ends the process with a failure. At the end of the process, the remaining functions of
/// ``atEndOfProcess(_:)`` still run, such as the function that writes code coverage.
func failProcess() -> Never { exit(1) }

/// Returns whether two sequences of bytes are equal.
func areEqual(_ bytes: UnsafeRawPointer, _ others: UnsafeRawPointer, _ count: Int) -> Bool {
  memcmp(bytes, others, count) == 0
}
