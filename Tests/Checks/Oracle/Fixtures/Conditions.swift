// swift-format-ignore-file
// Conditional compilation, and what stands around declarations.

#if DEBUG
  protocol Top {
    #if os(iOS)
      func a()
    #elseif os(macOS) && swift(>=5.9) || canImport(UIKit, _version: 5)
      func b()
      var c: Int { get }
      #if NESTED
        func d()
        #if DEEPER
        #else
          func e()
        #endif
      #endif
    #else
    #endif
    func f()
    #if !EMPTY
    #endif
  }
#endif

class Conditions {
  #if A
    @objc
  #endif
  func a() {}

  #if A
    @objc
    @available(iOS 13, *)
  #elseif B
    @C.D(1)
  #else
    @E
  #endif
  public func b() {}

  @before
  #if compiler(>=5.3) && $Feature
    @unsafe
  #endif
  @after
  var c: Int

  #if A
    #if B
      @objc
    #endif
  #endif
  func d() {}

  #if A
    @objc func e() {}
  #endif

  #if A
    case f
    init() {}
  #else
    deinit {}
  #endif

  #if (A
    && B)
    func g() {}
  #endif

  #if A // comment
    func h() {}
  #endif // A
}

/// A comment with `code {`
/** A block { /* nested */ } */
// } unbalanced
@MainActor /* between */ public /* more } */ protocol /* and */ Commented /* more */ : /* a */ P /* b */ { /* c */
  /* d */ func /* e */ a /* f */ ( /* g */ ) /* h */ async /* i */ -> /* j */ Int /* k */ // l
  // m
} // n

protocol Windows {
  func a()
  var b: Int { get }
}

protocol Empty {}
protocol EmptyLines {

}
struct OneLine { let a = 1; var b: Int { 1 }; func c() {} }
protocol Unicode {
  func grüßen(名前 名: 文字列) -> 🎉
  var 🚀: Int { get }
}
