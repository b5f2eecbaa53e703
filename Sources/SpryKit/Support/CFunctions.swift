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
  /// Returns a function of the libraries that the process has loaded, or `nil` if none has it.
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

/// The number of bytes that are left on the stack of this thread, or `nil` if that is unknown.
var bytesLeftOnStack: Int? {
  #if canImport(Darwin)
    let thread = pthread_self()
    let start: Int? =
      Int(bitPattern: pthread_get_stackaddr_np(thread)) - pthread_get_stacksize_np(thread)
  #elseif os(Windows) || os(WASI)
    let start: Int? = nil
  #else
    let start = startOfStack
  #endif
  var here = 0
  return withUnsafePointer(to: &here) { here in start.map { Int(bitPattern: here) - $0 } }
}

#if !canImport(Darwin) && !os(Windows) && !os(WASI)
  /// The lowest address of the stack of this thread, or `nil` if that is unknown.
  private var startOfStack: Int? {
    guard let getAttributes else { return nil }
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    guard getAttributes(pthread_self(), attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(attributes) }
    var start: UnsafeMutableRawPointer?
    var size = 0
    return pthread_attr_getstack(attributes, &start, &size) == 0 ? Int(bitPattern: start) : nil
  }

  // The module Glibc leaves out this function.
  private let getAttributes = cFunction(
    "pthread_getattr_np",
    as: (@convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt).self)
#endif
