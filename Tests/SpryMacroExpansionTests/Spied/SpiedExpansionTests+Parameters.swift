extension SpiedExpansionTests {
  static let parameters = [
    Row(
      name: "rethrows",
      source: "@Spied func map(_ f: (Int) throws -> Int) rethrows -> [Int] { try all.map(f) }"
    ),
    Row(
      name: "closures that do not escape",
      source: """
        @Spied func each(_ body: (Int) -> Void, or other: @autoclosure () -> Int) { \
        body(1) }
        """
    ),
    Row(
      name: "async with a closure",
      source: "@Spied func each(_ body: () async -> Void) async { await body() }"
    ),
    Row(
      name: "inout",
      source: "@Spied func add(to total: inout Int) -> Bool { total += 1; return true }"
    ),
    Row(
      name: "owned, sending and isolated",
      source: """
        @Spied func eat(_ a: consuming [Int], b: sending Box, c: isolated Counter) \
        -> sending Box { b }
        """
    ),
    Row(
      name: "sending what a closure made",
      source: "@Spied func make(_ body: () -> Void) -> sending Box {}"
    ),
    Row(
      name: "an async autoclosure",
      source: """
        @MainActor @Spied func wait(_ value: @autoclosure () async throws -> Int) async rethrows {}
        """
    ),
    Row(
      name: "its own places",
      source: "@Spied func f() { #sourceLocation() }"
    ),
    Row(
      name: "an initializer that sends",
      source: "@Spied init(_ x: sending Box, _ y: Box) {}"
    ),
    Row(
      name: "packs and generics",
      source: """
        @Spied func all<each T, U: P>(_ items: repeat each T, u: U) -> (repeat each \
        T) where U: Q { (repeat each items) }
        """
    ),
    Row(
      name: "names that are taken",
      source: """
        @Spied func f(_ body: () -> Int, bodyArgument: Int, `self` x: inout Int, \
        xArgument: Int) async {}
        """
    ),
  ]
}
