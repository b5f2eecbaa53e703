#if os(Linux) && canImport(Runtime) && !canImport(Darwin)
  import Foundation
  import Runtime
  import SpryKit

  /// The `Runtime` module of the toolchain follows `await` to the caller, but crashes in a library
  /// without frame pointers, such as Testing.
  extension Backtrace: CallTrace {
    var addresses: [UInt64] {
      frames.compactMap { frame in
        switch frame {
        case .programCounter, .returnAddress, .asyncResumePoint:
          UInt64(frame.adjustedProgramCounter)
        default: nil
        }
      }
    }

    /// Creates a backtrace of addresses in functions.
    ///
    /// `Runtime` has no public initializer for that. But a backtrace is `Codable`, and the encoding
    /// of its addresses is documented: `docs/CompactBacktraceFormat.md` in the repository of Swift.
    init?(of addresses: [UInt64]) {
      let sizeOf64Bits: UInt8 = 0x02
      let absoluteCounterOf8Bytes: UInt8 = 0x1F
      let frames = addresses.flatMap { address in
        [absoluteCounterOf8Bytes] + withUnsafeBytes(of: address.bigEndian) { Array($0) }
      }
      let encoded = Data([sizeOf64Bits] + frames).base64EncodedString()
      let fields = ["architecture": hostArchitecture, "backtrace": encoded]
      guard let data = try? JSONEncoder().encode(fields),
        let trace = try? JSONDecoder().decode(Backtrace.self, from: data)
      else { return nil }
      self = trace
    }
  }

  /// Finds the functions that led to a call to a fake.
  ///
  /// - Parameter isAsync: Whether the member is `async`.
  func traceOfCall(isAsync: Bool) -> (any CallTrace)? {
    isAsync ? traceOfAsyncFunction(limit: 16) : StackTrace(limit: 16)
  }

  /// Finds the functions that are running.
  func traceOfRunningCode() -> (any CallTrace)? {
    let trace = StackTrace(limit: 64)
    // The thread sanitizer has a function of its own in front of `backtrace`.
    let innermost = codeFinder.frames(at: trace.addresses)
      .drop { $0.isOfSystem }.prefix { !$0.isOfSystem }
    return innermost.last?.isOfAsyncFunction == true ? traceOfAsyncFunction(limit: 64) : trace
  }

  /// Finds the callers of an `async` function that is running now, with only functions of Swift in
  /// between.
  private func traceOfAsyncFunction(limit: Int) -> (any CallTrace)? {
    // Without a trace, failures name no callers.
    try? Backtrace.capture(algorithm: .fast, limit: limit, top: 0, images: images)
  }

  /// The code that the process has loaded.
  let images = ImageMap.capture()

  #if arch(x86_64)
    private let hostArchitecture = "x86_64"
  #else
    private let hostArchitecture = "arm64"
  #endif
#endif
