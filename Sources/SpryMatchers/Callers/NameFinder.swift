#if !os(Windows) && !os(WASI)
  import Foundation
  import SpryKit
  import XCTest

  /// Finds functions with the C library and the demangler of the standard library, and their lines with
  /// Apple's XCTest.
  ///
  /// It finds nothing where a function of the first two is missing, and no lines without debug
  /// information, as on a device.
  struct NameFinder: CodeFinder {
    let mostLines = Int.max

    func frames(at addresses: [UInt64]) -> [NamedFrame] {
      guard let demangle, let isThunk else { return [] }
      var frames: [NamedFrame] = []
      for address in addresses {
        guard let symbol = Symbol(at: address) else { break }
        let isInSystemLibrary = librariesOfSystem.contains { symbol.library.includes($0) }
        guard let mangledName = symbol.name else {
          if isInSystemLibrary { continue }
          // Not the function around it, which did not call.
          break
        }
        let name = demangle(mangledName, mangledName.utf8.count, nil, nil).map { name in
          defer { free(name) }
          return String(cString: name)
        }
        frames.append(
          NamedFrame(
            address: address, name: name ?? mangledName, mangledName: mangledName,
            isThunk: isThunk(mangledName), isInSystemLibrary: isInSystemLibrary))
      }
      return frames
    }

    func line(of frame: NamedFrame) -> Caller? {
      CallerName.written(frame.name).map { Caller(function: $0, location: location(of: frame)) }
    }

    /// XCTest looks up the lines of each failure's call stack in the same way.
    private func location(of frame: NamedFrame) -> SpryLocation? {
      #if canImport(Darwin)
        let symbol = try? XCTSourceCodeFrame(address: frame.address).symbolInfo()
        return (symbol?.location).flatMap {
          SpryLocation(path: $0.fileURL.path, line: $0.lineNumber)
        }
      #else
        nil
      #endif
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
      "/usr/lib/", "/usr/libexec/", "/System/Library/", ".platform/Developer/",
      "/CommandLineTools/",
    ]
  }

  /// A function, as the C library knows it.
  private struct Symbol {
    /// The mangled name, or `nil` if the function has none.
    let name: String?
    /// The path of the library that has the function.
    let library: String

    /// Finds the function at an address, or returns `nil` if no library is there.
    init?(at address: UInt64) {
      // `Dl_info`: the path of the library, its address, the name of the function, and its address.
      var info: [UnsafePointer<CChar>?] = [nil, nil, nil, nil]
      guard let dladdr = Self.dladdr, let pointer = UnsafeRawPointer(bitPattern: UInt(address)),
        dladdr(pointer, &info) != 0, let library = info[0]
      else { return nil }
      self.library = String(cString: library)
      let exportedName = info[2].map { String(cString: $0) }
      #if os(Linux) && canImport(Runtime) && !canImport(Darwin)
        // On Linux, `dladdr` knows only the functions that other libraries can use.
        name = exportedName ?? LineFinder.mangledName(at: address)
      #else
        // The nearest function before the address. In a stripped library, that may be any.
        let start = UInt64(UInt(bitPattern: info[3]))
        name = address - start < Self.longestFunction ? exportedName : nil
      #endif
    }

    /// The number of bytes that a function has at most.
    private static let longestFunction: UInt64 = 1 << 16

    private static let dladdr = cFunction(
      "dladdr", as: (@convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CInt).self)
  }
#endif
