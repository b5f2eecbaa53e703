import SpryKit

#if os(Linux) && canImport(Runtime)
  import Runtime

  /// Finds the callers of fakes in backtraces, which the `Runtime` module of the toolchain captures.
  ///
  /// A capture takes 5 µs. The names of its functions take microseconds as well, but a line of the source takes
  /// about 30 ms, so this looks for few lines, and only when a failure is printed.
  final class CallerTraces: CallerFinder {
    /// The number of calls of a test that are captured.
    private static let mostCalls = 1000
    /// The number of lines that a test looks for.
    private static let mostLines = 15

    private let testModule: String
    private let traces = Locked<[UInt64: Backtrace]>([:])
    private let lineCount = Locked(0)

    /// - Parameter testModule: The module of the test.
    init(testModule: String) {
      self.testModule = testModule
    }

    func note(call number: UInt64) {
      guard traces.withLock({ $0.count < Self.mostCalls }), let trace = capture(frames: 24) else {
        return
      }
      traces.withLock { $0[number] = trace }
    }

    func caller(ofCall number: UInt64, of member: String) -> String? {
      traces.withLock { $0[number] }.flatMap { caller(in: $0, of: member) }
    }

    func caller(of member: String) -> String? {
      capture(frames: 24).flatMap { caller(in: $0, of: member) }
    }

    func lineOfTest() -> SpryLocation? {
      guard let trace = capture(frames: 64) else { return nil }
      for frame in trace.namedFrames.reversed() where frame.isWritten(in: testModule) {
        if let line = line(at: frame.address, trace.architecture), line.isInSource {
          return SpryLocation(file: StaticString(line.path), line: UInt(line.number))
        }
      }
      return nil
    }

    private func capture(frames limit: Int) -> Backtrace? {
      // A platform that cannot capture says nothing of callers.
      try? Backtrace.capture(algorithm: .fast, limit: limit, top: 0, images: images)
    }

    /// The first function outside the library that is not the member itself.
    private func caller(in trace: Backtrace, of member: String) -> String? {
      let base = member.prefix { $0 != "(" }
      var frames = trace.namedFrames[...].drop { $0.isOfLibrary || $0.isThunk }
      if let first = frames.first, first.name.contains(".\(base)") { frames.removeFirst() }
      for frame in frames where !frame.isOfLibrary && !frame.isThunk && !frame.isOfSystem {
        if let line = line(at: frame.address, trace.architecture), line.isInSource {
          return "\(line.function) (\(line.fileName):\(line.number))"
        }
      }
      return nil
    }

    /// Returns the line at an address; nil if there is none, or if the test has looked for too many.
    private func line(at address: UInt64, _ architecture: String) -> SourceLine? {
      if let known = knownLines.withLock({ $0[address] }) { return known }
      let isAllowed = lineCount.withLock { count in
        count += 1
        return count <= Self.mostLines
      }
      guard isAllowed else { return nil }
      let line = SourceLine(at: address, in: architecture, images)
      knownLines.withLock { $0[address] = .some(line) }
      return line
    }
  }

  /// The code that the process has loaded.
  private let images = ImageMap.capture()
  /// The lines that were looked for, by their addresses; nil for code without lines.
  private let knownLines = Locked<[UInt64: SourceLine?]>([:])

  /// A frame of a backtrace, and the mangled name of its function.
  private struct NamedFrame {
    let address: UInt64
    let mangledName: String
    let name: String
    let isThunk: Bool

    /// Whether it is in a module of this library.
    var isOfLibrary: Bool {
      ["7SpryKit", "12SpryMatchers", "11SpryObjects", "10SpryMacros"]
        .contains { mangledName.hasPrefix("$s\($0)") }
    }

    /// Whether it is in the standard library, or has no name.
    var isOfSystem: Bool {
      mangledName.hasPrefix("$ss") || mangledName.hasPrefix("$sS") || !mangledName.hasPrefix("$s")
    }

    /// Whether the function is in a module, and no macro wrote it.
    func isWritten(in module: String) -> Bool {
      mangledName.hasPrefix("$s\(module.utf8.count)\(module)") && !isThunk
        && !mangledName.contains("fMp_") && !name.hasPrefix("implicit closure")
    }
  }

  extension Backtrace {
    /// The frames that have functions with names, the innermost first.
    fileprivate var namedFrames: [NamedFrame] {
      (symbolicated(with: images, options: .useSymbolCache)?.frames ?? []).compactMap { frame in
        guard let symbol = frame.symbol, let address = frame.captured.address else { return nil }
        return NamedFrame(
          address: address, mangledName: symbol.rawName, name: symbol.name,
          isThunk: symbol.isSwiftThunk)
      }
    }
  }

  extension Backtrace.Frame {
    /// The address of the call; nil for a frame that was left out.
    fileprivate var address: UInt64? {
      switch self {
      case .programCounter, .returnAddress, .asyncResumePoint: UInt64(adjustedProgramCounter)
      case .omittedFrames, .truncated: nil
      @unknown default: nil
      }
    }
  }
#endif

/// Returns what finds the callers of a test's fakes; nil on platforms that do not know them.
func callerFinder(testModule: String) -> (any CallerFinder)? {
  #if os(Linux) && canImport(Runtime)
    CallerTraces(testModule: testModule)
  #else
    nil
  #endif
}
