extension FakeDiagnosticTests {
  /// Members that the parser does not know, which must not be left out without a word.
  static let unknownMembers = [
    """
    @Spryable protocol P {
      typealias A frob = Int
      frobnicate B
      func f()
    }
    """,
    """
    @Spyable protocol P {
      #if A
        #if B
          associatedtype First
        #else
          func f()
          associatedtype Second
        #endif
      #endif
    }
    """,
    "@Spryable protocol P { var x: Int { get yielding mutate } }",
    "@Spyable protocol P { var x: Int { get yielding mutate } }",
    "@Spryable protocol P { var x: Int { yielding borrow yielding mutate } }",
    "@Spyable protocol P { subscript(x: Int) -> Int { get frobnicate set } }",
    "@Spryable protocol P { func f() throws(A | B) -> Int; func g(_ x: () throws(A, B) -> Int) }",
    "@Spyable protocol P { var x: Int { get set(a b) } }",
    "@Spryable protocol P { var x: Int { read modify }; var y: Int { borrow mutate } }",
    """
    @Spryable protocol P {
      var a: Int { mutating get nonmutating set }
      var b: Int { get async throws(E) }
      subscript(c: Int) -> Int { __consuming get set }
    }
    """,
    """
    @Spryable final class C {
      var x: frob Int?
      #if A
        frobnicate y
      #endif
      typealias A = Int
      struct B {}
      deinit {}
      var z: Int { yielding borrow { yield 1 } }
    }
    """,
  ]

  static let members = [
    "@Spyable protocol P { func use(_ value: borrowing some ~Copyable) }",
    "@Spryable protocol P { func sum(_ list: Span<Int>, in bytes: borrowing RawSpan) }",
    "@Spryable class C { func sum(_ list: Span<Int>); func own(_ list: RawSpan) {} }",
    "@Spyable protocol P { var bytes: RawSpan { get } }",
    "@Spryable protocol P { func cast<SpryRole>(_ role: SpryRole) }",
    "@Spryable class C { func a(_ x: consuming X) { spryify() }; func b(_ x: inout X) {} }",
    "@Spryable class C { func a(_ x: borrowing X, y: Y) { spryify(arguments: y, copy x) } }",
    "@Spryable final class C: P { static func + (left: C, right: Int) -> C }",
    "@Spryable final class C { static prefix func - (value: C) -> C { value } }",
    "@Spyable protocol P { func trace(_ span: Span) -> any Span }",
    "@Spyable protocol P { func all<each T>(_ body: repeat (each T) -> Void) }",
    "@Spyable protocol P { func resetSpy(); var spyMembers: Int { get } }",
    "@Spyable protocol P { associatedtype Function }",
    "@Spyable protocol P { func resetSpy(_ name: String); func spyMembers() }",
  ]

  static let attributes = [
    "@Spyable() protocol P: Q {}",
    "@Spyable protocol P: Hashable {}",
    "@Spyable protocol P: NSObjectProtocol {}",
    "@Spryable protocol P: NSObjectProtocol {}",
    "@Spryable protocol P: LocalizedError, Observable {}",
    #"@Spyable(behindPreprocessorFlag: "DEBUG TEST") protocol P {}"#,
    #"@Spyable(behindPreprocessorFlag: "DEBUG || !(os(iOS) && A1)") protocol P {}"#,
  ]
}
