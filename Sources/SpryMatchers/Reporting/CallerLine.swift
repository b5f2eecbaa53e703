#if os(Linux) && canImport(Runtime)
  import Foundation
  import Runtime
  import SpryKit

  /// The line of the source that made a call, and the function around it.
  struct CallerLine {
    /// The function with its type, also for a line in a closure: `Checkout.pay()`, or `nil` if it
    /// has no name.
    let function: String?
    /// The file and the line, or `nil` for the initial value of a property in an initializer,
    /// because the compiler keeps no line of it.
    let place: (path: String, line: Int)?

    /// Finds the line at an address, or `nil` if the code there is generated.
    init?(at address: UInt64) {
      let trace = Backtrace(of: [address])?
        .symbolicated(with: images, options: .showSourceLocations)
      guard let symbol = trace?.frames.first?.symbol, let location = symbol.sourceLocation else {
        return nil
      }
      function = CallerName.written(symbol.name)
      place = Self.place(path: location.path, line: location.line)
      let name = symbol.rawName
      let isInitializer =
        (name.hasSuffix("fC") || name.hasSuffix("fc"))
        && !["$ss", "$sS"].contains { name.hasPrefix($0) }
      guard place != nil || (isInitializer && location.line == 0 && function != nil) else {
        return nil
      }
    }

    var location: SpryLocation? {
      place.map { SpryLocation(file: StaticString($0.path), line: UInt($0.line)) }
    }

    /// The location in the source file. For expanded code, such as `#expect`, this is the location
    /// of the macro.
    private static func place(path: String, line: Int) -> (path: String, line: Int)? {
      guard path.hasSuffix(".swift"), line > 0 else { return nil }
      guard path.contains("@__swiftmacro") else { return (path, line) }
      // The compiler leaves the text in a file, which ends with the place of the macro.
      guard let text = try? String(contentsOfFile: path, encoding: .utf8),
        let range = text.matches(of: #/\/\/ original-source-range: (.+):(\d+):\d+-\d+:\d+/#).last,
        let line = Int(range.2)
      else { return nil }
      return place(path: String(range.1), line: line)
    }
  }
#endif
