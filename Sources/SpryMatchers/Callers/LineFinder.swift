#if os(Linux) && canImport(Runtime) && !canImport(Darwin)
  import Foundation
  import Runtime
  import SpryKit

  /// Finds functions and lines with the module `Runtime`, which only the toolchain for Linux has.
  struct LineFinder: CodeFinder {
    /// To find a line takes about 30 ms.
    let mostLines = 15

    func frames(at addresses: [UInt64]) -> [NamedFrame] {
      let trace = Backtrace(of: addresses)?.symbolicated(with: images, options: .useSymbolCache)
      return (trace?.frames ?? []).compactMap { frame in
        guard let symbol = frame.symbol,
          let address = UInt64(frame.captured.adjustedProgramCounter)
        else { return nil }
        return NamedFrame(
          address: address, name: symbol.name, mangledName: symbol.rawName,
          isThunk: symbol.isSwiftThunk,
          isInSystemLibrary: symbol.imageName.hasPrefix("libswift"))
      }
    }

    /// Returns the mangled name of the function at an address, or `nil` if it has none.
    static func mangledName(at address: UInt64) -> String? {
      Backtrace(of: [address])?.symbolicated(with: images, options: .useSymbolCache)?.frames
        .first?.symbol?.rawName
    }

    func line(of frame: NamedFrame) -> Caller? {
      guard let symbol = symbol(at: frame.address), var location = symbol.sourceLocation else {
        return nil
      }
      let function = CallerName.written(symbol.name)
      let name = symbol.rawName
      let isInitializer =
        (name.hasSuffix("fC") || name.hasSuffix("fc"))
        && !["$ss", "$sS"].contains { name.hasPrefix($0) }
      // The compiler releases objects at no line. The code before has one.
      for distance: UInt64 in [8, 16, 32, 64] where location.line == 0 && !isInitializer {
        guard let earlier = self.symbol(at: frame.address - distance), earlier.rawName == name,
          let place = earlier.sourceLocation
        else { break }
        location = place
      }
      let place = SpryLocation(path: location.path, line: location.line)
      guard place != nil || (isInitializer && location.line == 0 && function != nil) else {
        return nil
      }
      return Caller(function: function, location: place)
    }

    private func symbol(at address: UInt64) -> SymbolicatedBacktrace.Symbol? {
      Backtrace(of: [address])?.symbolicated(with: images, options: .showSourceLocations)?.frames
        .first?.symbol
    }
  }
#endif
