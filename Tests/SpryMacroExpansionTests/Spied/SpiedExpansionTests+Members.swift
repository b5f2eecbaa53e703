extension SpiedExpansionTests {
  static let functions = [
    Row(
      name: "no arguments",
      source: "@Spied func layout() { note(1) }"
    ),
    Row(
      name: "arguments and a result",
      source: """
        @Spied public func draw(in rect: Rect, `for` item: Item = .first) throws -> Bool {
          try f(rect)
        }
        """
    ),
    Row(
      name: "a type of error",
      source: "@Spied func fail() throws(Failure) -> Int { throw .closed }"
    ),
    Row(
      name: "async",
      source: "@Spied func load(_ id: Int) async throws -> some View { try await f(id) }"
    ),
    Row(
      name: "async on the actor of the caller",
      source: "@Spied nonisolated(nonsending) func load() async { f() }"
    ),
    Row(
      name: "async on an actor",
      source: "@MainActor @Spied func load() async { f() }"
    ),
    Row(
      name: "a static operator of a generic class",
      context: ["class Crate<Item>: Base {}"],
      source: "@Spied static func + (left: Crate, right: Crate) -> Int { 1 }"
    ),
    Row(
      name: "a condition",
      source: """
        @Spied(behindPreprocessorFlag: "DEBUG") func one() -> Int {
          1
        }
        """
    ),
    Row(
      name: "a line of a body",
      source: #"""

          /// Draws.
          @Spied
          func text() -> String {
            """
            {
            """
          }
        """#
    ),
  ]

  static let accessorsAndInitializers = [
    Row(
      name: "a getter",
      source: "@Spied get { 1 }"
    ),
    Row(
      name: "a getter with effects",
      source: "@Spied get async throws(Failure) { try await f() }"
    ),
    Row(
      name: "a setter",
      source: "@Spied set(title) { label = title }"
    ),
    Row(
      name: "a subscript's getter",
      context: ["subscript(index: Int) -> String ", "class View {}"],
      source: "@Spied get { items[index] }"
    ),
    Row(
      name: "a subscript's setter",
      context: ["static subscript(index: Int) -> String ", "class View {}"],
      source: "@Spied set { items[index] = newValue }"
    ),
    Row(
      name: "an initializer",
      source: "@Spied init?(name: String) throws { return nil }"
    ),
    Row(
      name: "an initializer with a closure",
      source: """
        @Spied convenience init(_ name: () -> String, count: inout Int) async { \
        self.init() }
        """
    ),
  ]

  static let places = [
    Row(
      name: "an extension",
      context: ["extension Outer.Inner {}"],
      source: "@Spied func f() {}"
    ),
    Row(
      name: "a static member of an extension",
      context: ["extension View {}"],
      source: "@Spied static func f() {}"
    ),
    Row(
      name: "`Self`, in an extension",
      context: ["extension Outer.Inner {}"],
      source: "@Spied func f() -> Self { self }"
    ),
    Row(
      name: "an initializer in an extension",
      context: ["extension Outer.Inner {}"],
      source: "@Spied convenience init(_ name: String) { self.init() }"
    ),
    Row(
      name: "an initializer with a closure in an extension",
      context: ["extension View {}"],
      source: "@Spied convenience init(_ name: () -> String) { self.init() }"
    ),
    Row(
      name: "an actor",
      context: ["public actor Counter {}"],
      source: "@Spied func count(_ body: () -> Int) async -> Int { body() }"
    ),
    Row(
      name: "what is not bound to the actor",
      context: ["actor Counter {}"],
      source: "@Spied nonisolated func count() async { f() }"
    ),
    Row(
      name: "a closure, where it may be of an actor",
      context: ["extension Counter {}"],
      source: "@Spied func count(_ body: () throws -> Int) async throws -> Int { try body() }"
    ),
  ]
}
