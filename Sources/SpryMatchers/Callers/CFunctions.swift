#if !os(Windows) && !os(WASI)
  import Foundation

  /// Returns a function of the libraries that the process has loaded, or `nil` if none has it.
  ///
  /// - Parameter type: The type of the function in C.
  func cFunction<Function>(_ name: String, as type: Function.Type) -> Function? {
    #if canImport(Darwin)
      let anyLibrary = UnsafeMutableRawPointer(bitPattern: -2)
    #else
      let anyLibrary: UnsafeMutableRawPointer? = nil
    #endif
    return dlsym(anyLibrary, name).map { unsafeBitCast($0, to: type) }
  }
#endif
