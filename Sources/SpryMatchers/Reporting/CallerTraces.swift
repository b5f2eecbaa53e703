import SpryKit

/// Returns what finds the callers of a test's fakes; nil on platforms that do not know them.
///
/// - Parameter testModule: The module of the test.
func callerFinder(testModule: String) -> (any CallerFinder)? {
  #if os(Linux) && canImport(Runtime)
    CallerTraces(testModule: testModule)
  #else
    nil
  #endif
}

#if os(Linux) && canImport(Runtime)
  /// Finds the callers of fakes in the traces of their calls.
  ///
  /// To find the line of an address takes about 30 ms, so this looks for few lines, and only when a failure is
  /// printed.
  final class CallerTraces: CallerFinder {
    /// The number of calls of a test that are traced.
    private static let mostCalls = 1000
    /// The number of lines that a test looks for.
    private static let mostLines = 15

    private let testModule: String
    private let traces = Locked<[UInt64: CallTrace]>([:])
    private let lineCount = Locked(0)

    init(testModule: String) {
      self.testModule = testModule
    }

    func note(call number: UInt64, isAsync: Bool) {
      guard traces.withLock({ $0.count < Self.mostCalls }) else { return }
      let trace = isAsync ? CallTrace.ofAsyncFunction(frames: 16) : .ofThread(frames: 24)
      guard let trace else { return }
      traces.withLock { $0[number] = trace }
    }

    func caller(ofCall number: UInt64, of member: String?) -> String? {
      guard let trace = traces.withLock({ $0[number] }) else { return nil }
      var frames = trace.frames[...].drop { $0.isOfLibrary || $0.isThunk }
      if let base = member?.prefix(while: { $0 != "(" }), let first = frames.first,
        first.name.contains(".\(base)")
      {
        frames.removeFirst()
      }
      for frame in frames where !(frame.isOfLibrary || frame.isThunk || frame.isOfSystem) {
        if frame.isOfPeerMacro { continue }
        if let line = line(at: frame.address) { return line.description }
      }
      return nil
    }

    func lineOfTest() -> SpryLocation? {
      // The outermost function of the test's module is the test.
      let frames = CallTrace.ofRunningCode(frames: 64)?.frames ?? []
      for frame in frames.reversed() where frame.isWritten(in: testModule) {
        if let place = line(at: frame.address)?.place {
          return SpryLocation(file: StaticString(place.path), line: UInt(place.line))
        }
      }
      return nil
    }

    /// Returns the line at an address; nil if there is none, or if the test has looked for too many.
    private func line(at address: UInt64) -> SourceLine? {
      if let known = knownLines.withLock({ $0[address] }) { return known }
      let isAllowed = lineCount.withLock { count in
        count += 1
        return count <= Self.mostLines
      }
      guard isAllowed else { return nil }
      let line = SourceLine(at: address)
      knownLines.withLock { $0[address] = .some(line) }
      return line
    }
  }

  /// The lines that were looked for, by their addresses; nil for code without lines.
  private let knownLines = Locked<[UInt64: SourceLine?]>([:])
#endif
