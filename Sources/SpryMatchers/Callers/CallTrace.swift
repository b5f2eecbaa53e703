#if !os(Windows) && !os(WASI)
  import Foundation
  import SpryKit

  /// The functions that led to a call.
  protocol CallTrace: Sendable {
    /// Addresses in the code of the functions, the innermost first.
    var addresses: [UInt64] { get }
  }

  /// The functions on the stack of a thread, which the C library finds.
  ///
  /// On Apple's platforms, the trace follows `await` to the caller. On Linux, the C library reads
  /// the tables of exceptions, which takes 0.3 µs a function.
  struct StackTrace: CallTrace {
    let returnAddresses: [UInt]

    /// Finds the functions that are running, or none if the C library cannot.
    init(limit: Int) {
      let addresses = UnsafeMutablePointer<UInt>.allocate(capacity: limit)
      defer { addresses.deallocate() }
      var count = 0
      if let backtrace = Self.backtraceAsync {
        count = backtrace(addresses, limit, nil)
      } else if let backtrace = Self.backtrace {
        count = Int(backtrace(addresses, CInt(limit)))
      }
      returnAddresses = Array(UnsafeBufferPointer(start: addresses, count: count))
    }

    // A return address may belong to the next line.
    var addresses: [UInt64] { returnAddresses.map { UInt64($0) - 1 } }

    // `Glibc` leaves out these functions of the C library, and old systems have only the second.
    private static let backtraceAsync = cFunction(
      "backtrace_async",
      as: (@convention(c) (UnsafeMutablePointer<UInt>, Int, UnsafeMutablePointer<UInt32>?) -> Int)
        .self)
    private static let backtrace = cFunction(
      "backtrace", as: (@convention(c) (UnsafeMutablePointer<UInt>, CInt) -> CInt).self)
  }

  #if !os(Linux) || !canImport(Runtime) || canImport(Darwin)
    /// Finds the functions that led to a call to a fake.
    ///
    /// - Parameter isAsync: Whether the member is `async`.
    func traceOfCall(isAsync: Bool) -> (any CallTrace)? { StackTrace(limit: 24) }

    /// Finds the functions that are running.
    func traceOfRunningCode() -> (any CallTrace)? { StackTrace(limit: 64) }
  #endif
#endif
