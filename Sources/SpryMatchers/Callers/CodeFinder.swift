#if !os(Windows) && !os(WASI)
  import Foundation
  import SpryKit

  /// Finds the source code of addresses.
  protocol CodeFinder: Sendable {
    /// The number of frames whose lines a test looks for.
    var mostLines: Int { get }

    /// Returns the frames of functions that have names.
    func frames(at addresses: [UInt64]) -> [NamedFrame]

    /// Returns the line of a frame in the source and the function around it, or `nil` if the code is
    /// generated.
    func line(of frame: NamedFrame) -> Caller?
  }

  /// The finder of this platform.
  let codeFinder: any CodeFinder = {
    #if os(Linux) && canImport(Runtime) && !canImport(Darwin)
      // Tests set the variable, because the other finder is the one of Apple's platforms.
      let isForced = ProcessInfo.processInfo.environment["SPRY_CALLERS"] == "names"
      return isForced ? NameFinder() : LineFinder()
    #else
      return NameFinder()
    #endif
  }()
#endif
