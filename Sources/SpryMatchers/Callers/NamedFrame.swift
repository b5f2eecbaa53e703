#if !os(Windows) && !os(WASI)
  /// A frame of a trace, and its function.
  struct NamedFrame {
    let address: UInt64
    /// `closure #1 in Checkout.pay()`.
    let name: String
    /// Whether the compiler made the function to adapt one function to another.
    let isThunk: Bool
    private let mangledName: String
    private let isInSystemLibrary: Bool

    init(
      address: UInt64, name: String, mangledName: String, isThunk: Bool, isInSystemLibrary: Bool
    ) {
      self.address = address
      self.name = name
      self.mangledName = mangledName
      self.isInSystemLibrary = isInSystemLibrary
      // The initializer of a structure counts as a thunk, as `__allocating_init` of a class does,
      // which is one.
      let isInitializer = mangledName.hasSuffix("fC") && !name.contains("__allocating_init")
      self.isThunk = isThunk && !isInitializer
    }

    /// Whether the function is in a module of this library.
    var isOfLibrary: Bool {
      ["7SpryKit", "12SpryMatchers", "11SpryObjects", "10SpryMacros"]
        .contains { mangledName.hasPrefix("$s\($0)") }
    }

    /// Whether the function is in a library of the system, in Testing, or not of Swift.
    ///
    /// The name of an extension of `Array` begins like a name of the standard library, whichever
    /// module has it.
    var isOfSystem: Bool {
      !mangledName.hasPrefix("$s") || isInSystemLibrary
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
#endif
