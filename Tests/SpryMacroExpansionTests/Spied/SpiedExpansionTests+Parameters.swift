extension SpiedExpansionTests {
  static let parameters = [
    Row(
      "rethrows", "@Spied func map(_ f: (Int) throws -> Int) rethrows -> [Int] { try all.map(f) }"),
    Row(
      "closures that do not escape",
      """
      @Spied func each(_ body: (Int) -> Void, or other: @autoclosure () -> Int) { \
      body(1) }
      """),
    Row(
      "async with a closure", "@Spied func each(_ body: () async -> Void) async { await body() }"),
    Row("inout", "@Spied func add(to total: inout Int) -> Bool { total += 1; return true }"),
    Row(
      "owned, sending and isolated",
      """
      @Spied func eat(_ a: consuming [Int], b: sending Box, c: isolated Counter) \
      -> sending Box { b }
      """),
    Row("sending what a closure made", "@Spied func make(_ body: () -> Void) -> sending Box {}"),
    Row(
      "an async autoclosure",
      """
      @MainActor @Spied func wait(_ value: @autoclosure () async throws -> Int) async rethrows {}
      """),
    Row("its own places", "@Spied func f() { #sourceLocation() }"),
    Row("an initializer that sends", "@Spied init(_ x: sending Box, _ y: Box) {}"),
    Row(
      "packs and generics",
      """
      @Spied func all<each T, U: P>(_ items: repeat each T, u: U) -> (repeat each \
      T) where U: Q { (repeat each items) }
      """),
    Row(
      "names that are taken",
      """
      @Spied func f(_ body: () -> Int, bodyArgument: Int, `self` x: inout Int, \
      xArgument: Int) async {}
      """),
  ]
}
