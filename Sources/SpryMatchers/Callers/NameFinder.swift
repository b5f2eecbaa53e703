#if canImport(Darwin) || (os(Linux) && canImport(Runtime))
  import Foundation

  /// Finds functions without lines, with the C library and the demangler of the standard library.
  ///
  /// It finds nothing where one of their functions is missing.
  struct NameFinder: CodeFinder {
    func frames(at addresses: [UInt64]) -> [NamedFrame] {
      guard let demangle, let isThunk else { return [] }
      return addresses.compactMap { address in
        guard let symbol = Symbol(at: address) else { return nil }
        let name = demangle(symbol.name, symbol.name.utf8.count, nil, nil).map { name in
          defer { free(name) }
          return String(cString: name)
        }
        return NamedFrame(
          address: address, name: name ?? symbol.name, mangledName: symbol.name,
          isThunk: isThunk(symbol.name),
          isInSystemLibrary: librariesOfSystem.contains { symbol.library.contains($0) })
      }
    }

    func line(of frame: NamedFrame) -> CallerLine? {
      CallerName.written(frame.name).map { CallerLine(function: $0, place: nil) }
    }

    private let demangle = cFunction(
      "_swift_backtrace_demangle",
      as: (@convention(c) (
        UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?
      ) -> UnsafeMutablePointer<CChar>?).self)
    private let isThunk = cFunction(
      "_swift_backtrace_isThunkFunction", as: (@convention(c) (UnsafePointer<CChar>) -> Bool).self)

    /// Parts of the paths of libraries that belong to the system or to a toolchain.
    private let librariesOfSystem = [
      "/usr/lib/", "/System/Library/", ".platform/Developer/", "/CommandLineTools/",
    ]
  }

  /// The mangled name of a function.
  private struct Symbol {
    let name: String
    /// The path of the library that has the function.
    let library: String

    init?(at address: UInt64) {
      // `Dl_info`: the path of the library, its address, the name of the symbol, and its address.
      var info: [UnsafePointer<CChar>?] = [nil, nil, nil, nil]
      guard let dladdr = Self.dladdr, let pointer = UnsafeRawPointer(bitPattern: UInt(address)),
        dladdr(pointer, &info) != 0, let library = info[0]
      else { return nil }
      if let name = info[2] {
        self.name = String(cString: name)
      } else {
        #if canImport(Runtime)
          // On Linux, `dladdr` knows only the functions that other libraries can use.
          guard let name = LineFinder.mangledName(at: address) else { return nil }
          self.name = name
        #else
          return nil
        #endif
      }
      self.library = String(cString: library)
    }

    private static let dladdr = cFunction(
      "dladdr", as: (@convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CInt).self)
  }
#endif
