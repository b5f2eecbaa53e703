import SpryKit

/// Returns an object that finds the callers of a test's fakes, or `nil` on platforms that do not
/// record callers.
///
/// - Parameter test: The test function, or `nil` if it is unknown.
func callerRecorder(of test: TestFunction?) -> (any CallerRecorder)? {
  #if !os(Windows) && !os(WASI)
    CallerTraces(of: test)
  #else
    nil
  #endif
}

#if !os(Windows) && !os(WASI)
  /// Finds the callers of fakes in the traces of their calls, when a failure is printed.
  final class CallerTraces: CallerRecorder {
    /// The number of calls of a test that are traced.
    private static let mostCalls = 1000

    private let test: TestFunction?
    private let traces = Locked<[UInt64: any CallTrace]>([:])
    private let lineCount = Locked(0)

    init(of test: TestFunction?) {
      self.test = test
    }

    func note(call number: UInt64, isAsync: Bool) {
      guard traces.withLock({ $0.count < Self.mostCalls }) else { return }
      guard let trace = traceOfCall(isAsync: isAsync) else { return }
      traces.withLock { $0[number] = trace }
    }

    func caller(ofCall number: UInt64, of member: String?) -> Caller? {
      guard let trace = traces.withLock({ $0[number] }) else { return nil }
      return caller(in: frames(of: trace, outside: member))
    }

    func runningCode(of member: String?) -> RunningCode {
      guard let trace = traceOfRunningCode() else {
        return RunningCode(lineOfTest: nil, caller: nil)
      }
      let frames = frames(of: trace, outside: member)
      return RunningCode(lineOfTest: lineOfTest(in: frames), caller: caller(in: frames))
    }

    func lineOfTest() -> LineOfTest? {
      traceOfRunningCode().map { trace in
        LineOfTest { self.lineOfTest(in: self.frames(of: trace, outside: nil)) }
      }
    }

    /// Returns the frames of written code and of the system, without the frame of the called
    /// member.
    private func frames(of trace: any CallTrace, outside member: String?) -> [NamedFrame] {
      // The thread sanitizer has a function of its own in front of `backtrace`.
      var frames = codeFinder.frames(at: trace.addresses)
        .filter { !$0.isOfLibrary && !$0.isThunk }.drop { $0.isOfSystem }
      // A typed member, and what it records, may have a number after the name.
      if let name = member?.prefix(while: { $0 != "(" }),
        let base = name.lastIndex(where: { !$0.isNumber }).map({ name[...$0] })
      {
        func isMember(_ frame: NamedFrame) -> Bool { frame.name.includes(".\(base)") }
        // A member with a closure that does not escape calls from a closure of its own.
        let body = frames.drop { $0.name.hasPrefix("closure #") && isMember($0) }
        if let member = body.first, isMember(member) { frames = body.dropFirst() }
      }
      return Array(frames)
    }

    /// Returns the caller of a member. A function in an extension of a protocol, which may only
    /// forward to the member, is followed by its own caller.
    private func caller(in frames: [NamedFrame]) -> Caller? {
      let frames = frames.filter { !$0.isOfSystem && !$0.isOfPeerMacro }
      guard let line = firstLine(of: frames) else { return nil }
      let others = frames.drop(while: \.isOfProtocolExtension)
      let origin = others.count < frames.count ? firstLine(of: Array(others)) : nil
      return Caller(
        function: line.function, location: line.location, from: origin?.description)
    }

    /// Returns the innermost line of the test function, or else of its suite.
    private func lineOfTest(in frames: [NamedFrame]) -> SpryLocation? {
      guard let test else { return nil }
      let written = frames.filter { !$0.isOfPeerMacro }
      let line =
        firstLine(of: written.filter { $0.isPart(of: test) }, hasLocation: true)
        ?? firstLine(of: written.filter { test.isInSuite($0.name) }, hasLocation: true)
      return line?.location
    }

    /// Returns the line of the innermost frame that has one, or `nil` if the test has looked for
    /// too many.
    ///
    /// - Parameter hasLocation: Whether its file and number must be known.
    private func firstLine(of frames: [NamedFrame], hasLocation: Bool = false) -> Caller? {
      for frame in frames {
        // Not the line of the next frame, which would be wrong.
        guard let line = line(of: frame) else { return nil }
        if let line, line.location != nil || !hasLocation { return line }
      }
      return nil
    }

    /// Returns the line of a frame, or `nil` in it for generated code. Returns `nil` if the test has
    /// looked for too many.
    private func line(of frame: NamedFrame) -> Caller?? {
      if let known = knownLines.withLock({ $0[frame.address] }) { return known }
      let isAllowed = lineCount.withLock { count in
        count += 1
        return count <= codeFinder.mostLines
      }
      guard isAllowed else { return nil }
      let line = codeFinder.line(of: frame)
      knownLines.withLock { $0[frame.address] = .some(line) }
      return .some(line)
    }
  }

  /// The lines that were looked for, by their addresses. A line is `nil` for code without lines.
  private let knownLines = Locked<[UInt64: Caller?]>([:])
#endif
