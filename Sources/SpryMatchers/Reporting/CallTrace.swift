#if os(Linux) && canImport(Runtime)
  import Foundation
  import Runtime
  import SpryKit

  /// The addresses of the functions that led to a call, the innermost first.
  ///
  /// The `Runtime` module of the toolchain follows `await` to the caller, but crashes in a library
  /// without frame pointers, such as Testing. `backtrace` of the C library reads the tables of
  /// exceptions instead, which every library has, and does not follow `await`. Both take 5 µs.
  enum CallTrace: Sendable {
    case ofThread([UInt64])
    case ofTask(Backtrace)

    /// The trace of a function that is not `async`. It ends at the first `async` function.
    static func ofThread(frames limit: Int) -> CallTrace? {
      guard let backtrace else { return nil }
      return .ofThread(
        withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: limit) {
          frames in
          let count = backtrace(frames.baseAddress!, CInt(limit))
          // A return address may belong to the next line.
          return frames.prefix(Int(count)).map { UInt64(UInt(bitPattern: $0)) - 1 }
        })
    }

    /// The trace of an `async` function that is running now, with only functions of Swift in
    /// between.
    static func ofAsyncFunction(frames limit: Int) -> CallTrace? {
      // Without a trace, failures name no callers.
      (try? Backtrace.capture(algorithm: .fast, limit: limit, top: 0, images: images)).map {
        .ofTask($0)
      }
    }

    /// The trace of the running code.
    static func ofRunningCode(frames limit: Int) -> CallTrace? {
      guard let trace = ofThread(frames: limit) else { return nil }
      let isOfTask = trace.frames.prefix { !$0.isOfSystem }.last?.isOfAsyncFunction ?? false
      return isOfTask ? ofAsyncFunction(frames: limit) : trace
    }

    /// The frames that have functions with names.
    var frames: [NamedFrame] {
      let trace =
        switch self {
        case .ofThread(let addresses): Backtrace(of: addresses)
        case .ofTask(let backtrace): backtrace
        }
      return (trace?.symbolicated(with: images, options: .useSymbolCache)?.frames ?? [])
        .compactMap(NamedFrame.init)
    }
  }

  /// A frame of a trace, and its function.
  struct NamedFrame {
    let address: UInt64
    let name: String
    /// Whether the compiler made the function to adapt one function to another.
    let isThunk: Bool
    private let mangledName: String
    private let imageName: String?

    fileprivate init?(_ frame: SymbolicatedBacktrace.Frame) {
      guard let symbol = frame.symbol else { return nil }
      switch frame.captured {
      case .programCounter, .returnAddress, .asyncResumePoint: break
      default: return nil
      }
      guard let address = UInt64(frame.captured.adjustedProgramCounter) else { return nil }
      self.address = address
      name = symbol.name
      mangledName = symbol.rawName
      imageName = symbol.imageName
      // The initializer of a structure counts as a thunk, as `__allocating_init` of a class does,
      // which is one.
      let isInitializer = mangledName.hasSuffix("fC") && !name.contains("__allocating_init")
      isThunk = symbol.isSwiftThunk && !isInitializer
    }

    /// Whether the function is in a module of this library.
    var isOfLibrary: Bool {
      ["7SpryKit", "12SpryMatchers", "11SpryObjects", "10SpryMacros"]
        .contains { mangledName.hasPrefix("$s\($0)") }
    }

    /// Whether the function is in the standard library, in Testing, or not of Swift.
    ///
    /// The name of an extension of `Array` begins like a name of the standard library, whichever
    /// module has it.
    var isOfSystem: Bool {
      !mangledName.hasPrefix("$s") || imageName?.hasPrefix("libswift") == true
        || ["7Testing", "6XCTest"].contains { mangledName.hasPrefix("$s\($0)") }
    }

    /// Whether a macro made the function beside a declaration, as `@Test` does.
    var isOfPeerMacro: Bool { mangledName.contains("fMp_") }

    /// Whether the function is in an extension of a protocol: `$s4Shop4TillPAAE6charge…`.
    ///
    /// The module of the extension follows the `P` of the protocol. `AA` is the module of the
    /// protocol. Generic constraints end with `l`.
    var isOfProtocolExtension: Bool {
      mangledName.contains(#/^\$s\w+?P(AA|\d\w*?)(\w*?l)?E\d/#)
    }

    /// Whether the function continues an `async` function.
    var isOfAsyncFunction: Bool {
      mangledName.hasSuffix("_") && mangledName.contains(#/T[QY]\d*_$/#)
    }

    /// Returns whether the function is the function of a test, or is inside it.
    func isPart(of test: TestFunction) -> Bool {
      guard test.contains(name) else { return false }
      guard case .module(let module) = test.home else { return true }
      return mangledName.hasPrefix("$s\(module.utf8.count)\(module)")
    }
  }

  extension Backtrace {
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

  private typealias BacktraceFunction =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, CInt) -> CInt

  /// `backtrace` of the C library, whose header the module `Glibc` leaves out, or `nil` if the
  /// library has none.
  private let backtrace = dlsym(nil, "backtrace").map {
    unsafeBitCast($0, to: BacktraceFunction.self)
  }

  /// The code that the process has loaded.
  let images = ImageMap.capture()

  #if arch(x86_64)
    private let hostArchitecture = "x86_64"
  #else
    private let hostArchitecture = "arm64"
  #endif
#endif
