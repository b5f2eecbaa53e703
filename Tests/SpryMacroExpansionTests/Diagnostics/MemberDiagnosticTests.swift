import Testing

@testable import SpryMacroExpansion

/// What is told of single members, and of the arguments of an attribute that are nearly right.
@Suite struct MemberDiagnosticTests {
  typealias Row = DiagnosticTableTests.Row

  @Test(arguments: members + attributes) func tells(_ row: Row) {
    let file = AnnotatedFile(row.source, row.macro)
    #expect(file.told == row.told)
    if let fixed = row.fixed { #expect(file.fixed == fixed) }
  }

  static let members: [Row] = [
    Row(
      macro: "Spyable",
      source: "@Spyable protocol P { func use(_ value: borrowing some ~Copyable) }",
      told: [
        "error at 'borrowing some ~Copyable': '@Spyable' cannot record 'value', since "
          + "'some ~Copyable' may be noncopyable; write this member by hand in a class"
      ]
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable protocol P { func sum(_ list: Span<Int>, in bytes: borrowing RawSpan) }",
      told: [
        "error at 'Span<Int>': '@Spryable' cannot record 'list', since 'Span<Int>' cannot outlive "
          + "the call; write this member by hand in a class",
        "error at 'borrowing RawSpan': '@Spryable' cannot record 'bytes', since 'RawSpan' cannot "
          + "outlive the call; write this member by hand in a class",
      ]
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable class C { func sum(_ list: Span<Int>); func own(_ list: RawSpan) {} }",
      told: [
        "error at 'Span<Int>': '@Spryable' cannot record 'list', since 'Span<Int>' cannot outlive "
          + "the call; write this member by hand in a class"
      ]
    ),
    Row(
      macro: "Spyable",
      source: "@Spyable protocol P { var bytes: RawSpan { get } }",
      told: [
        "error at 'RawSpan': '@Spyable' cannot answer 'bytes', since its result cannot be stored; "
          + "write this member by hand in a class"
      ]
    ),
    Row(
      macro: "Spyable",
      source: "@Spyable protocol P { func trace(_ span: Span) -> any Span }",
      told: []
    ),
    Row(
      macro: "Spyable",
      source: "@Spyable protocol P { func all<each T>(_ body: repeat (each T) -> Void) }",
      told: [
        "error at 'repeat (each T) -> Void': '@Spyable' cannot record 'body', since its type has a "
          + "parameter pack; write this member by hand in a class"
      ]
    ),
    Row(
      macro: "Spyable",
      source: "@Spyable protocol P { func resetSpy(); var spyMemory: Int { get } }",
      told: [
        "error at 'resetSpy': '@Spyable' cannot write 'resetSpy', which is a member of every spy; "
          + "rename it",
        "error at 'spyMemory': '@Spyable' cannot write 'spyMemory', which is a member of every "
          + "spy; rename it",
      ]
    ),
    Row(
      macro: "Spyable",
      source: "@Spyable protocol P { func resetSpy(_ name: String); func spyMemory() }",
      told: []
    ),
  ]

  static let attributes: [Row] = [
    Row(
      macro: "Spyable",
      source: "@Spyable() protocol P: Q {}",
      told: [
        "warning at 'Q': '@Spyable' cannot see the requirements that 'P' inherits from 'Q'; "
          + "add 'inheriting: \"QSpy\"'"
      ],
      fixed: #"@Spyable(inheriting: "QSpy") protocol P: Q {}"#
    ),
    Row(
      macro: "Spyable",
      source: "@Spyable protocol P: Hashable {}",
      told: [
        "warning at 'Hashable': '@Spyable' cannot see the requirements that 'P' inherits from "
          + "'Hashable'; write them in an extension of 'PSpy'"
      ],
      fixed: "@Spyable(inheriting: nil) protocol P: Hashable {}"
    ),
    Row(
      macro: "Spyable",
      source: "@Spyable protocol P: NSObjectProtocol {}",
      told: [
        "warning at 'NSObjectProtocol': '@Spyable' cannot see the requirements that 'P' inherits "
          + "from 'NSObjectProtocol'; add 'inheriting: NSObject.self'"
      ],
      fixed: "@Spyable(inheriting: NSObject.self) protocol P: NSObjectProtocol {}"
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable protocol P: NSObjectProtocol {}",
      told: [
        "warning at 'NSObjectProtocol': '@Spryable' cannot see the requirements that 'P' inherits "
          + "from 'NSObjectProtocol'; attach it to a class 'FakeP: NSObject, P' that lists all "
          + "requirements instead"
      ],
      fixed: """
         protocol P: NSObjectProtocol {}

        @Spryable
        final class FakeP: NSObject, P {
          // and the requirements of 'NSObjectProtocol'
        }

        """
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable protocol P: LocalizedError, Observable {}",
      told: []
    ),
    Row(
      macro: "Spyable",
      source: #"@Spyable(behindPreprocessorFlag: "DEBUG TEST") protocol P {}"#,
      told: [
        #"error at '"DEBUG TEST"': 'behindPreprocessorFlag' requires a compilation condition; "#
          + "'DEBUG TEST' is none"
      ]
    ),
    Row(
      macro: "Spyable",
      source: #"@Spyable(behindPreprocessorFlag: "DEBUG || !(os(iOS) && A1)") protocol P {}"#,
      told: []
    ),
  ]
}
