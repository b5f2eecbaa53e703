#if !os(Windows) && !os(WASI)
  import SpryKit

  /// The name of a function in a failure, as it is written in the source.
  enum CallerName {
    /// Returns the function around some code: `Checkout.pay()`, also for code in a closure, in a
    /// local function, or in an initial value.
    ///
    /// - Parameter symbol: The name that the toolchain gives the code.
    /// - Returns: The name; `nil` for a function of a macro, which has no name in the source, and for
    ///   one that the optimizer made of several functions.
    static func written(_ symbol: String) -> String? {
      if symbol.hasPrefix("merged ") { return nil }
      // `innermost #1 () in inner #1 () in Checkout.pay()`.
      let start = symbol.lastIndex(ofText: " in ").map { symbol.index($0, offsetBy: 4) }
      var name = symbol[(start ?? symbol.startIndex)...]
      while let written = withoutStart(name) { name = written }
      // The blanks in a raw identifier are no-break spaces.
      return name.isEmpty || name.includes("$s")
        ? nil : String(name.map { $0 == "\u{A0}" ? " " : $0 })
    }

    /// Returns the name of code that is not in the braces of a function, without one of its starts, or
    /// `nil` if it has none.
    private static func withoutStart(_ name: Substring) -> Substring? {
      let start = starts.first { name.hasPrefix($0) }
      guard let start else { return nil }
      let rest = name.dropFirst(start.count)
      guard start == "default argument " else { return rest }
      return rest.firstIndex(ofText: " of ").map { rest[$0...].dropFirst(4) }
    }

    private static let starts = [
      "variable initialization expression of static ", "variable initialization expression of ",
      "one-time initialization function for ", "property wrapper backing initializer of ",
      "default argument ",
    ]
  }
#endif
