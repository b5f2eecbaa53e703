import Testing

@testable import SpryMacroExpansion

@Suite struct SpiedDiagnosticTests {
  struct Row: CustomTestStringConvertible {
    let source: String
    var context = ["class View {}"]
    /// The body's, for what has one; else the other, which only tells.
    var role = MacroRequest.Role.body
    let told: [String]
    var fixed: String?

    var testDescription: String { "\(source) in \(context)" }
  }

  @Test(arguments: places + declarations + members) func tells(_ row: Row) {
    let file = AnnotatedFile(row.source, "Spied", in: row.context)
    #expect(file.told(row.role) == row.told)
    #expect(file.fixed(row.role) == row.fixed)
    // The compiler takes the body as it is.
    #expect(file.expand(row.role).text == "")
    // What has a body is told of once.
    if row.role == .body { #expect(file.told(.peer) == []) }
  }

  static let places = [
    Row(
      source: "@Spied func area() -> Int { 1 }",
      context: ["public struct Rect {}"],
      told: [
        "error at '@Spied': '@Spied' can only be applied to a member of a class or an actor; "
          + "'Rect' is a struct"
      ]
    ),
    Row(
      source: "@Spied get { 1 }",
      context: ["enum Way {}"],
      told: [
        "error at '@Spied': '@Spied' can only be applied to a member of a class or an actor; "
          + "'Way' is an enum"
      ]
    ),
    Row(
      source: "@Spied get { 1 }",
      context: ["subscript(i: Int) -> Int", "struct Counter {}"],
      told: [
        "error at '@Spied': '@Spied' can only be applied to a member of a class or an actor; "
          + "'Counter' is a struct"
      ]
    ),
    Row(
      source: "@Spied func load()",
      context: ["protocol Loading {}"],
      told: [
        "error at '@Spied': '@Spied' can only be applied to a member of a class or an actor; "
          + "'Loading' is a protocol"
      ]
    ),
    Row(
      source: "@Spied func free() {}",
      context: [],
      told: ["error at '@Spied': '@Spied' can only be applied to a member of a class or an actor"]
    ),
    Row(
      source: "@Spied func local() {}",
      context: ["func around()", "class View {}"],
      told: ["error at '@Spied': '@Spied' can only be applied to a member of a class or an actor"]
    ),
    Row(
      source: "@Spied var side: Int { 1 }",
      context: ["struct Rect {}"],
      role: .peer,
      told: [
        "error at '@Spied': '@Spied' can only be applied to a member of a class or an actor; "
          + "'Rect' is a struct"
      ]
    ),
  ]

  static let declarations = [
    Row(
      source: "@Spied var title: String { label.text }",
      role: .peer,
      told: [
        "error at 'var': '@Spied' cannot be applied to a whole 'var'; attach it to its accessors"
      ],
      fixed: "var title: String { @Spied get { label.text } }"
    ),
    Row(
      source: """
        @Spied(behindPreprocessorFlag: "DEBUG") var title: String {
          get { text }
          set { text = newValue }
        }
        """,
      role: .peer,
      told: [
        "error at 'var': '@Spied' cannot be applied to a whole 'var'; attach it to its accessors"
      ],
      fixed: """
        var title: String {
          @Spied(behindPreprocessorFlag: "DEBUG") get { text }
          @Spied(behindPreprocessorFlag: "DEBUG") set { text = newValue }
        }
        """
    ),
    Row(
      source: "@Spied subscript(i: Int) -> Int { i }",
      role: .peer,
      told: [
        "error at 'subscript': '@Spied' cannot be applied to a whole 'subscript'; "
          + "attach it to its accessors"
      ],
      fixed: "subscript(i: Int) -> Int { @Spied get { i } }"
    ),
    Row(
      source: "@Spied var title: String { _read { yield text } }",
      role: .peer,
      told: [
        "error at 'var': '@Spied' cannot be applied to a whole 'var'; attach it to its accessors"
      ]
    ),
    Row(
      source: "@Spied let name: String",
      role: .peer,
      told: [
        "error at 'let': '@Spied' cannot be applied to a stored property; give it accessors, "
          + "and attach it to those"
      ]
    ),
    Row(
      source: "@Spied var name = \"\" { didSet {} }",
      role: .peer,
      told: [
        "error at 'var': '@Spied' cannot be applied to a stored property; give it accessors, "
          + "and attach it to those"
      ]
    ),
    Row(
      source: "@Spied typealias Name = String",
      role: .peer,
      told: [
        "error at 'typealias': '@Spied' cannot be applied to 'typealias'; "
          + "only methods, accessors and initializers can be spied on"
      ]
    ),
    Row(
      source: "@Spied final class Inner {}",
      role: .peer,
      told: [
        "error at 'class': '@Spied' cannot be applied to 'class'; "
          + "only methods, accessors and initializers can be spied on"
      ]
    ),
    Row(
      source: "@Spied deinit {}",
      told: [
        "error at 'deinit': '@Spied' cannot be applied to 'deinit'; "
          + "only methods, accessors and initializers can be spied on"
      ]
    ),
    Row(
      source: "@Spied didSet {}",
      told: [
        "error at 'didSet': '@Spied' cannot be applied to 'didSet'; "
          + "only 'get' and 'set' can be spied on"
      ]
    ),
    Row(
      source: "@Spied ???",
      told: ["error at '': '@Spied' cannot read this declaration"]
    ),
  ]

  static let members = [
    Row(
      source: "@Spied func draw() -> Int ",
      told: ["error at 'draw': '@Spied' cannot be applied to 'draw' without a body; write it"],
      fixed: "@Spied func draw() -> Int {} "
    ),
    Row(
      source: "@Spied get",
      told: ["error at 'get': '@Spied' cannot be applied to 'get' without a body; write it"],
      fixed: "@Spied get {}"
    ),
    Row(
      source: "@Spied func draw(in _: Rect) {}",
      told: [
        "error at '_': '@Spied' cannot record a parameter without a name in a class; name it"
      ],
      fixed: "@Spied func draw(in argument1: Rect) {}"
    ),
    Row(
      source: "@Spied get { 1 }",
      context: ["subscript(_: Int) -> Int", "class View {}"],
      told: [
        "error at '@Spied': '@Spied' cannot record a parameter without a name in a class; name it"
      ]
    ),
    Row(
      source: "@Spied func eat<T: ~Copyable>(_ item: consuming T) {}",
      told: [
        "error at 'consuming T': '@Spied' cannot record 'item', since 'T' may be noncopyable; "
          + "call 'spied' by hand, without it"
      ]
    ),
    Row(
      source: "@Spied func make<T>() -> T? where T: ~Copyable { nil }",
      told: [
        "error at 'T?': '@Spied' cannot answer 'make()', since its result may be noncopyable"
      ]
    ),
    Row(
      source: "@Spied func each<each T>(_ body: (repeat each T) -> Void) {}",
      told: [
        "error at '(repeat each T) -> Void': '@Spied' cannot record 'body', since its type has a "
          + "parameter pack; call 'spied' by hand, without it"
      ]
    ),
    Row(
      source: "@Spied func each(_ body: @isolated(any) () -> Void) async { await body() }",
      told: [
        "error at '@isolated(any)': '@Spied' cannot record 'body', since an '@isolated(any)' closure "
          + "that does not escape cannot be passed on; call 'spied' by hand, without it"
      ]
    ),
    Row(
      source: "@Spied func fill(_ box: inout sending Box) {}",
      told: [
        "error at 'sending': '@Spied' cannot record 'box', since a closure cannot change what is "
          + "'inout sending'"
      ]
    ),
    Row(
      source: "@UI.ViewBuilder @Spied func body() -> some View { Text() }",
      told: [
        "error at '@UI.ViewBuilder': '@Spied' cannot be combined with the result builder "
          + "'@ViewBuilder'; move the body into a member of its own"
      ]
    ),
    Row(
      source: "@Spied(behindPreprocessorFlag: flag) func draw() {}",
      told: ["error at 'flag': 'behindPreprocessorFlag' requires a static string literal"]
    ),
    Row(
      source: #"@Spied(behindPreprocessorFlag: "1 +") set { x = newValue }"#,
      told: [
        #"error at '"1 +"': 'behindPreprocessorFlag' requires a compilation condition; "#
          + "'1 +' is none"
      ]
    ),
  ]
}
