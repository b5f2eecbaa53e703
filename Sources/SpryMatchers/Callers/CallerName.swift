#if !os(Windows) && !os(WASI)
  /// The name of a function in a failure, as it is written in the source.
  enum CallerName {
    /// Returns the function around some code: `Checkout.pay()`, also for code in a closure, in a
    /// local function, or in an initial value.
    ///
    /// - Parameter symbol: The name that the toolchain gives the code.
    /// - Returns: The name, or `nil` for a function of a macro, which has no name in the source.
    static func written(_ symbol: String) -> String? {
      // `innermost #1 () in inner #1 () in Checkout.pay()`.
      let outermost = symbol.split(separator: " in ").last ?? ""
      let name = outermost.trimmingPrefix(writtenByTheCompiler)
      return name.isEmpty || name.contains("$s") ? nil : String(name)
    }

    /// The start of the name of code that is not in the braces of a function.
    ///
    /// `nonisolated(unsafe)`: a `Regex` is not `Sendable`, and this one never changes.
    private nonisolated(unsafe) static let writtenByTheCompiler =
      #/
        (variable\ initialization\ expression\ of\ (static\ )?
        |one-time\ initialization\ function\ for\ 
        |property\ wrapper\ backing\ initializer\ of\ 
        |default\ argument\ \d+\ of\ )+
      /#
  }
#endif
