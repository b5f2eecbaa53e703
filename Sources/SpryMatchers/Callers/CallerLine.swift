#if !os(Windows) && !os(WASI)
  import SpryKit

  /// The line of the source that made a call, and the function around it.
  struct CallerLine {
    /// The function with its type, also for a line in a closure: `Checkout.pay()`, or `nil` if it
    /// has no name.
    let function: String?
    /// The file and the line, or `nil` if the platform does not know them, or for the initial value
    /// of a property in an initializer, because the compiler keeps no line of it.
    let place: (path: String, line: Int)?

    var location: SpryLocation? {
      place.map { SpryLocation(file: StaticString($0.path), line: UInt($0.line)) }
    }
  }
#endif
