#if os(Linux) && canImport(Runtime)
  import Foundation
  import Runtime

  /// A line of the source, and the function in which it is.
  struct SourceLine {
    /// The function with its type, also for a line in a closure: `Checkout.pay()`.
    let function: String
    let path: String
    let number: Int

    /// Finds the line at an address; nil if the code there has none.
    init?(at address: UInt64, in architecture: String, _ images: ImageMap) {
      guard let trace = Backtrace(at: address, in: architecture),
        let named = trace.symbolicated(with: images, options: .showSourceLocations),
        let symbol = named.frames.first?.symbol, let location = symbol.sourceLocation
      else { return nil }
      function = String(symbol.name.trimmingPrefix(#/(closure #\d+ in )+/#))
      path = location.path
      number = location.line
    }

    var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Whether a person wrote the line, and not the compiler or a macro.
    var isInSource: Bool {
      number > 0 && path.hasSuffix(".swift") && !path.contains("@__swiftmacro")
    }
  }

  extension Backtrace {
    /// Creates a backtrace of one address.
    ///
    /// `Runtime` has no public initializer for that. But a backtrace is `Codable`, and the encoding of its
    /// addresses is documented: `docs/CompactBacktraceFormat.md` in the repository of Swift.
    fileprivate init?(at address: UInt64, in architecture: String) {
      let addresses64Bit: UInt8 = 0x02
      let absoluteCounterOf8Bytes: UInt8 = 0x1F
      let bytes = withUnsafeBytes(of: address.bigEndian) { Array($0) }
      let encoded = Data([addresses64Bit, absoluteCounterOf8Bytes] + bytes).base64EncodedString()
      let fields = ["architecture": architecture, "backtrace": encoded]
      guard let data = try? JSONEncoder().encode(fields),
        let trace = try? JSONDecoder().decode(Backtrace.self, from: data)
      else { return nil }
      self = trace
    }
  }
#endif
