extension FakeDiagnosticTests {
  static let members = [
    "@Spyable protocol P { func use(_ value: borrowing some ~Copyable) }",
    "@Spryable protocol P { func sum(_ list: Span<Int>, in bytes: borrowing RawSpan) }",
    "@Spryable class C { func sum(_ list: Span<Int>); func own(_ list: RawSpan) {} }",
    "@Spyable protocol P { var bytes: RawSpan { get } }",
    "@Spyable protocol P { func trace(_ span: Span) -> any Span }",
    "@Spyable protocol P { func all<each T>(_ body: repeat (each T) -> Void) }",
    "@Spyable protocol P { func resetSpy(); var spyStorage: Int { get } }",
    "@Spyable protocol P { func resetSpy(_ name: String); func spyStorage() }",
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
