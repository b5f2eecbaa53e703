extension SpiedExpansionTests {
  static let functions = [
    Row("no arguments", "@Spied func layout() { note(1) }"),
    Row(
      "arguments and a result",
      """
      @Spied public func draw(in rect: Rect, `for` item: Item = .first) throws -> Bool {
        try f(rect)
      }
      """),
    Row("a type of error", "@Spied func fail() throws(Failure) -> Int { throw .closed }"),
    Row("async", "@Spied func load(_ id: Int) async throws -> some View { try await f(id) }"),
    Row(
      "async on the actor of the caller", "@Spied nonisolated(nonsending) func load() async { f() }"
    ),
    Row("async on an actor", "@MainActor @Spied func load() async { f() }"),
    Row(
      "a static operator of a generic class", in: ["class Crate<Item>: Base {}"],
      "@Spied static func + (left: Crate, right: Crate) -> Int { 1 }"),
    Row(
      "a condition",
      """
      @Spied(behindPreprocessorFlag: "DEBUG") func one() -> Int {
        1
      }
      """),
    Row(
      "a line of a body",
      #"""

        /// Draws.
        @Spied
        func text() -> String {
          """
          {
          """
        }
      """#),
  ]

  static let accessorsAndInitializers = [
    Row("a getter", "@Spied get { 1 }"),
    Row("a getter with effects", "@Spied get async throws(Failure) { try await f() }"),
    Row("a setter", "@Spied set(title) { label = title }"),
    Row(
      "a subscript's getter", in: ["subscript(index: Int) -> String ", "class View {}"],
      "@Spied get { items[index] }"),
    Row(
      "a subscript's setter", in: ["static subscript(index: Int) -> String ", "class View {}"],
      "@Spied set { items[index] = newValue }"),
    Row("an initializer", "@Spied init?(name: String) throws { return nil }"),
    Row(
      "an initializer with a closure",
      """
      @Spied convenience init(_ name: () -> String, count: inout Int) async { \
      self.init() }
      """),
  ]

  static let places = [
    Row("an extension", in: ["extension Outer.Inner {}"], "@Spied func f() {}"),
    Row("a static member of an extension", in: ["extension View {}"], "@Spied static func f() {}"),
    Row(
      "`Self`, in an extension", in: ["extension Outer.Inner {}"],
      "@Spied func f() -> Self { self }"),
    Row(
      "an initializer in an extension", in: ["extension Outer.Inner {}"],
      "@Spied convenience init(_ name: String) { self.init() }"),
    Row(
      "an initializer with a closure in an extension", in: ["extension View {}"],
      "@Spied convenience init(_ name: () -> String) { self.init() }"),
    Row(
      "an actor", in: ["public actor Counter {}"],
      "@Spied func count(_ body: () -> Int) async -> Int { body() }"),
    Row(
      "what is not bound to the actor", in: ["actor Counter {}"],
      "@Spied nonisolated func count() async { f() }"),
    Row(
      "a closure, where it may be of an actor", in: ["extension Counter {}"],
      "@Spied func count(_ body: () throws -> Int) async throws -> Int { try body() }"),
  ]
}
