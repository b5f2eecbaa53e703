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

  extension SpryLocation {
    /// The location of a line in a source file. For expanded code, such as `#expect`, this is the
    /// location of the macro.
    init?(path: String, line: Int) {
      guard path.hasSuffix(".swift"), line > 0 else { return nil }
      guard path.includes("@__swiftmacro") else {
        self.init(file: StaticString(path), line: UInt(line))
        return
      }
      // The compiler leaves the text in a file, which ends with the place of the macro:
      // `// original-source-range: /Tests.swift:8:3-8:20`.
      let text = try? String(contentsOfFile: path, encoding: .utf8)
      let place = text?.split(separator: "\n").last { $0.hasPrefix("// original-source-range: ") }
      guard let parts = place?.dropFirst(26).split(separator: ":"), parts.count > 3,
        let line = Int(parts[parts.count - 3])
      else { return nil }
      self.init(path: parts.dropLast(3).joined(separator: ":"), line: line)
    }
  }
#endif
