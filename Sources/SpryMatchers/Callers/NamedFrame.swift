#if !os(Windows) && !os(WASI)
  import SpryKit

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
      let isInitializer = mangledName.hasSuffix("fC") && !name.includes("__allocating_init")
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
    var isOfPeerMacro: Bool { mangledName.includes("fMp_") }

    /// Whether the function is in an extension of a protocol: `$s4Shop4TillPAAE6charge…`.
    ///
    /// The module of the extension follows the `P` of the protocol. `AA` is the module of the
    /// protocol. Generic constraints end with `l`.
    var isOfProtocolExtension: Bool {
      func startsMember(_ text: Substring) -> Bool {
        text.first == "E" && text.dropFirst().first?.isNumber == true
      }
      return mangledName.indices.dropFirst(3).contains { index in
        guard mangledName[index] == "P" else { return false }
        let module = mangledName[index...].dropFirst()
        guard module.hasPrefix("AA") else {
          return module.first?.isNumber == true
            && module.indices.contains { startsMember(module[$0...]) }
        }
        let member = module.dropFirst(2)
        return startsMember(member)
          || member.indices.contains {
            member[$0] == "l" && startsMember(member[$0...].dropFirst())
          }
      }
    }

    /// Whether the function continues an `async` function.
    var isOfAsyncFunction: Bool {
      guard mangledName.hasSuffix("_") else { return false }
      let kind = mangledName.dropLast().reversed().drop(while: \.isNumber).prefix(2)
      return ["QT", "YT"].contains(String(kind))
    }

    /// Returns whether the function is the function of a test, or is inside it.
    func isPart(of test: TestFunction) -> Bool {
      guard test.contains(name) else { return false }
      guard case .module(let module) = test.home else { return true }
      return mangledName.hasPrefix("$s\(module.utf8.count)\(module)")
    }
  }
#endif
