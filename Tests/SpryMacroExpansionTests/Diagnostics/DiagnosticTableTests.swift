import Testing

@testable import SpryMacroExpansion

@Suite struct DiagnosticTableTests {
  struct Row: CustomTestStringConvertible {
    let macro: String
    let source: String
    let told: [String]
    var fixed: String?

    var testDescription: String { source }
  }

  @Test(arguments: rows) func tells(_ row: Row) {
    let file = AnnotatedFile(row.source, row.macro)
    #expect(file.told == row.told)
    #expect(file.fixed == row.fixed)
  }

  static let rows: [Row] = [
    Row(
      macro: "Spryable",
      source:
        "@Spryable protocol P { func f<each T>(_ b: (repeat each T) -> Int, _ x: repeat each T) }",
      told: [
        "error at '(repeat each T) -> Int': '@Spryable' cannot record 'b', since its type has a "
          + "parameter pack; write this member by hand in a class"
      ]
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable final class C { func f(a _: Int) }",
      told: [
        "error at '_': '@Spryable' cannot record a parameter without a name in a class; name it"
      ],
      fixed: "@Spryable final class C { func f(a argument1: Int) }"
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable final class C { func f(_: Int) }",
      told: [
        "error at '_': '@Spryable' cannot record a parameter without a name in a class; name it"
      ],
      fixed: "@Spryable final class C { func f(_ argument1: Int) }"
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable final class C { var a, b: Int }",
      told: [
        "error at 'var': '@Spryable' cannot fill several properties of one declaration; "
          + "declare each on its own"
      ]
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable protocol P { func f(_ x: [Function]) -> ClassFunction }",
      told: [
        "error at '[Function]': '@Spryable' cannot write the type 'Function' in 'FakeP', "
          + "where it stands for the names of members; use a type alias of another name",
        "error at 'ClassFunction': '@Spryable' cannot write the type 'ClassFunction' in 'FakeP', "
          + "where it stands for the names of members; use a type alias of another name",
      ]
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable protocol P { var spryState: Int { get }; func spryify() }",
      told: [
        "error at 'spryState': '@Spryable' cannot write 'spryState', which is a member of every "
          + "fake; rename it",
        "error at 'spryify': '@Spryable' cannot write 'spryify', which is a member of every fake; "
          + "rename it",
      ]
    ),
    Row(
      macro: "Spryable",
      source: """
        @Spryable protocol P {
          #if A
            associatedtype Item
          #endif
        }
        """,
      told: [
        "error at 'associatedtype Item': '@Spryable' cannot write an associated type under a "
          + "condition"
      ]
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable protocol P { associatedtype S: Sequence where S.Element == Self }",
      told: [
        "error at 'S.Element == Self': '@Spryable' cannot write a requirement that names 'Self'; "
          + "list the members in a class '@Spryable final class FakeP: P' instead"
      ]
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable struct S {}",
      told: [
        "error at 'struct': '@Spryable' can only be applied to a protocol, a class or an actor"
      ],
      fixed: "@Spryable final class S {}"
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable enum E {}",
      told: [
        "error at '@Spryable': '@Spryable' can only be applied to a protocol, a class or an actor"
      ]
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable func f() {}",
      told: [
        "error at '@Spryable': '@Spryable' can only be applied to a protocol, a class or an actor"
      ]
    ),
    Row(
      macro: "Spyable",
      source: "@Spyable final class C {}",
      told: ["error at '@Spyable': '@Spyable' can only be applied to a 'protocol'"]
    ),
    Row(
      macro: "Spyable",
      source: "@Spyable struct S {}",
      told: ["error at '@Spyable': '@Spyable' can only be applied to a 'protocol'"]
    ),
    Row(
      macro: "Spyable",
      source: "@Spyable(behindPreprocessorFlag: flag) protocol P {}",
      told: ["error at 'flag': 'behindPreprocessorFlag' requires a static string literal"]
    ),
    Row(
      macro: "Spyable",
      source: #"@Spyable(behindPreprocessorFlag: "A\(b)") protocol P {}"#,
      told: [#"error at '"A\(b)"': 'behindPreprocessorFlag' requires a static string literal"#]
    ),
    Row(
      macro: "Spryable",
      source: #"@Spryable(behindPreprocessorFlag: "A; import B") protocol P {}"#,
      told: [
        #"error at '"A; import B"': 'behindPreprocessorFlag' requires a compilation condition; "#
          + "'A; import B' is none"
      ]
    ),
    Row(
      macro: "Spryable",
      source: #"@Spryable(behindPreprocessorFlag: "") protocol P {}"#,
      told: [
        #"error at '""': 'behindPreprocessorFlag' requires a compilation condition; '' is none"#
      ]
    ),
    Row(
      macro: "Spyable",
      source: "@Spyable(accessLevel: level) protocol P {}",
      told: [
        "error at 'level': 'accessLevel' requires an access level written out, such as '.public'"
      ]
    ),
    Row(
      macro: "Spyable",
      source: "@Spyable(accessLevel: .open) protocol P {}",
      told: [
        "error at '.open': 'accessLevel' does not know '.open'; "
          + "use '.public', '.package', '.internal', '.fileprivate' or '.private'"
      ]
    ),
    Row(
      macro: "Spyable",
      source: "@Spyable(inheriting: type) protocol P: Q {}",
      told: [
        "error at 'type': 'inheriting' requires a class written out, such as 'ParentSpy.self' "
          + "or '\"ParentSpy\"'"
      ]
    ),
    Row(
      macro: "Spyable",
      source: "@Spyable protocol P: Q {}",
      told: [
        "warning at 'Q': '@Spyable' cannot see the requirements that 'P' inherits from 'Q'; "
          + "add 'inheriting: \"QSpy\"'"
      ],
      fixed: #"@Spyable(inheriting: "QSpy") protocol P: Q {}"#
    ),
    Row(
      macro: "Spyable",
      source: "@Spyable(accessLevel: .public) protocol P: Q {}",
      told: [
        "warning at 'Q': '@Spyable' cannot see the requirements that 'P' inherits from 'Q'; "
          + "add 'inheriting: \"QSpy\"'"
      ],
      fixed: #"@Spyable(accessLevel: .public, inheriting: "QSpy") protocol P: Q {}"#
    ),
    Row(
      macro: "Spyable",
      source: "@Spyable protocol P: Q, R {}",
      told: [
        "warning at 'Q': '@Spyable' cannot see the requirements that 'P' inherits from 'Q'; "
          + "add 'inheriting: \"QSpy\"'",
        "warning at 'R': '@Spyable' cannot see the requirements that 'P' inherits from 'R'; "
          + "write them in an extension of 'PSpy'",
      ],
      fixed: #"@Spyable(inheriting: "QSpy") protocol P: Q, R {}"#
    ),
    Row(
      macro: "Spyable",
      source: "@Spyable(inheriting: nil) protocol P: Q {}",
      told: []
    ),
    Row(
      macro: "Spyable",
      source: "@Spyable(inheriting: QSpy.self) protocol P: Q {}",
      told: []
    ),
    Row(
      macro: "Spyable",
      source: #"@Spyable(inheriting: "QSpy") protocol P: Q {}"#,
      told: []
    ),
    Row(
      macro: "Spyable",
      source: "@Spyable(inheriting: \"Q-Spy\") protocol P {}",
      told: [
        "error at '\"Q-Spy\"': 'inheriting' requires a class written out, "
          + "such as 'ParentSpy.self' or '\"ParentSpy\"'"
      ]
    ),
    Row(
      macro: "Spyable",
      source: "@Spyable(inheriting: \"QSpy\") protocol P: Q, Actor {}",
      told: [
        "error at '\"QSpy\"': 'inheriting' needs a class, "
          + "and what is written for an actor protocol is an actor"
      ]
    ),
    Row(
      macro: "Spryable",
      source: """
        @Spryable
        protocol P: Q {
          func load(id: Int) throws -> String
          var name: String { get }
        }
        """,
      told: [
        "warning at 'Q': '@Spryable' cannot see the requirements that 'P' inherits from 'Q'; "
          + "attach it to a class 'FakeP: P' that lists all requirements instead"
      ],
      fixed: """

        protocol P: Q {
          func load(id: Int) throws -> String
          var name: String { get }
        }

        @Spryable
        final class FakeP: P {
          // and the requirements of 'Q'
          func load(id: Int) throws -> String
          var name: String
        }

        """
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable protocol P: AnyObject, Swift.Sendable, Error & Identifiable {}",
      told: []
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable protocol P: DistributedActor {}",
      told: ["error at 'DistributedActor': '@Spryable' cannot write a distributed actor"]
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable protocol P { func take<T: ~Copyable>(_ value: consuming T) }",
      told: [
        "error at 'consuming T': '@Spryable' cannot record 'value', since 'T' may be noncopyable; "
          + "write this member by hand in a class"
      ]
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable protocol P { func make<T>(_ type: T.Type) -> T where T: ~Copyable }",
      told: [
        "error at 'T.Type': '@Spryable' cannot record 'type', since 'T.Type' may be noncopyable; "
          + "write this member by hand in a class",
        "error at 'T': '@Spryable' cannot answer 'make(_:)', since its result may be noncopyable; "
          + "write this member by hand in a class",
      ]
    ),
    Row(
      macro: "Spyable",
      source: "@Spyable protocol P { var size: Int { borrow } }",
      told: ["error at 'borrow': '@Spyable' cannot write the accessor 'borrow'"]
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable protocol P { var size { get } }",
      told: ["error at 'size': '@Spryable' needs the type of 'size' to be written"]
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable(accessLevel: .public) final class FakeP: P {}",
      told: [
        "error at '.public': 'accessLevel' is for protocols; "
          + "a class says it in its own declaration"
      ]
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable final class FakeP: P { init(name: String) }",
      told: [
        "error at 'init': '@Spryable' cannot fill an initializer of a class; write its body"
      ],
      fixed: "@Spryable final class FakeP: P { init(name: String) {} }"
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable final class FakeP: P { subscript(index: Int) -> String }",
      told: [
        "error at 'subscript': '@Spryable' cannot fill a subscript of a class; write its body"
      ],
      fixed: "@Spryable final class FakeP: P { "
        + "subscript(index: Int) -> String { spryify(arguments: index) } }"
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable final class FakeP: P { var token: String { get async throws } }",
      told: [
        "error at 'get': '@Spryable' cannot fill the accessor 'get' of a class; write its body"
      ],
      fixed: "@Spryable final class FakeP: P { "
        + "var token: String { get async throws { try await stubbedValueThrows() } } }"
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable final class FakeP: P { var name: String { get set } }",
      told: [
        "error at 'get': '@Spryable' cannot fill the accessor 'get' of a class; write its body"
      ],
      fixed: "@Spryable final class FakeP: P { var name: String  }"
    ),
    Row(
      macro: "Spryable",
      source: "@Spryable protocol P { func }",
      told: ["error at 'func': '@Spryable' cannot read this member"]
    ),
  ]
}
