import Testing

@testable import SpryKit

@Suite("How a failed check tells values apart")
struct FailureValueTests {
  /// What stands behind the call that came nearest.
  private func reason(expected: Any?, actual: some Any) -> String? {
    let fake = FakeService()
    fake.accept(actual)
    let lines = fake.didCall(.accept, with: expected).failureDescription?.split(separator: "\n")
    let parts = lines?.last?.split(separator: "   argument 1: ")
    return parts?.last.map(String.init)
  }

  @Test func plainValues() {
    #expect(reason(expected: 1, actual: 2) == "2 is not 1")
    #expect(reason(expected: nil, actual: 2) == "2 is not nil")
    #expect(reason(expected: 2, actual: Int?.none) == "nil is not 2")
    #expect(reason(expected: optional("a"), actual: optional("b")) == "\"b\" is not \"a\"")
    #expect(
      reason(expected: Shape.dot, actual: Shape.circle(radius: 2)) == "circle(radius: 2) is not dot"
    )
    #expect(
      reason(expected: Point(x: 1), actual: Point(x: 2))
        == "Point(x: 2, y: 0) is not Point(x: 1, y: 0)"
    )
    #expect(reason(expected: [1, 2], actual: [1]) == "[1] is not [1, 2]")
    #expect(reason(expected: Int.self, actual: String.self) == "String.self is not Int.self")
    #expect(reason(expected: Plain(), actual: SubPlain()) == "a SubPlain is not a Plain")
    #expect(reason(expected: "a", actual: Character("b")) == "\"b\" is not \"a\"")
    #expect(reason(expected: (), actual: 1) == "1 is not ()")
  }

  @Test func valuesThatPrintAlike() {
    #expect(reason(expected: 100, actual: Int64(100)) == "100 (Int64) is not 100 (Int)")
    #expect(reason(expected: "a"[...], actual: "a") == "\"a\" (String) is not \"a\" (Substring)")
    #expect(
      reason(expected: [Int64(1)], actual: [1]) == "[1] (Array<Int>) is not [1] (Array<Int64>)"
    )
    #expect(
      reason(expected: Double.nan, actual: Double.nan) == "nan is not nan, though both print alike"
    )
    #expect(
      reason(expected: Plain(), actual: Plain())
        == "a Plain is not a Plain, though both print alike"
    )
    #expect(
      reason(expected: Shape.dot, actual: OpaqueShape.dot) == "dot (OpaqueShape) is not dot (Shape)"
    )
  }

  @Test func valuesThatCannotBeCompared() {
    #expect(
      reason(expected: Opaque(id: 1), actual: Opaque(id: 1))
        == "cannot compare Opaque: make it Equatable, or use Argument.pass"
    )
    #expect(
      reason(expected: [OpaqueShape.dot], actual: [OpaqueShape.dot])
        == "cannot compare OpaqueShape: make it Equatable, or use Argument.pass"
    )
    #expect(reason(expected: Opaque(id: 1), actual: 1) == "1 is not Opaque(id: 1)")
    let closure: @Sendable (Int) -> String = { "\($0)" }
    #expect(
      reason(expected: closure, actual: closure)
        == "cannot compare functions: use Argument.anything, or a captor"
    )
    #expect(
      reason(expected: 1, actual: closure)
        == "a function of type @Sendable (Int) -> String is not 1"
    )
  }

  @Test func objectsThatAreOnlyEqual() {
    #expect(
      reason(expected: Person("Ann"), actual: Person("Ann"))
        == "a Person is equal to, but not the same object as, a Person; "
        + "use Argument.equal(to:) to compare by =="
    )
    #expect(
      reason(expected: Note("a"), actual: Note("a"))
        == "Note a is equal to, but not the same object as, Note a; "
        + "use Argument.equal(to:) to compare by =="
    )
  }

  @Test func longValues() {
    let long = String(repeating: "a", count: 60) + String(repeating: "b", count: 60)
    let cut =
      "\"" + String(repeating: "a", count: 60) + String(repeating: "b", count: 16)
      + "… (122 characters) …" + String(repeating: "b", count: 19) + "\""
    #expect(reason(expected: 1, actual: long) == "\(cut) is not 1")
    let limit = String(repeating: "a", count: 98)
    #expect(reason(expected: 1, actual: limit) == "\"\(limit)\" is not 1")
    let numbers = Array(1...100)
    #expect(
      reason(expected: 1, actual: numbers)
        == "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 2"
        + "… (392 characters) …96, 97, 98, 99, 100] is not 1"
    )
  }

  @Test func longStringsThatDifferInTheMiddle() {
    let (start, end) = (String(repeating: "a", count: 90), String(repeating: "z", count: 90))
    #expect(
      reason(expected: start + "X" + end, actual: start + "Y" + end)
        == "\"…Y\(end.prefix(39))\" (from character 91) is not \"…X\(end.prefix(39))\""
    )
    #expect(
      reason(expected: start + "\n" + end, actual: start + "\r" + end)
        == "\"…\\r\(end.prefix(39))\" (from character 91) is not \"…\\n\(end.prefix(39))\""
    )
  }

  @Test func textsOnSeveralLines() {
    #expect(reason(expected: "a\nb", actual: "a\r\nb") == "\"a\\r\\nb\" is not \"a\\nb\"")
    #expect(reason(expected: "a\nb", actual: "a b") == "\"a b\" is not \"a\\nb\"")
    #expect(reason(expected: 1, actual: ["a\nb"]) == "[\"a\\nb\"] is not 1")
  }
}

@Suite("How a failed check writes calls")
struct FailureSignatureTests {
  private let fake = FakeService()

  private var calls: String { fake.didCall(.run).recordedCallsDescription }

  @Test func kindsOfMembers() {
    fake.stub(.title).andReturn("")
    fake.stub(.item).andReturn("")
    fake.stub(.loadTwice).andReturn("")
    fake.stub(.pair).andReturn("")
    fake.stub(.run).andReturn()
    _ = fake.title
    fake.title = "new"
    _ = fake[3]
    _ = fake + 4
    _ = fake.load(id: "a", retries: 1)
    _ = fake.pair("a", 1)
    fake.run()
    fake.accept(optional(1))
    fake.accept(Int?.none)
    #expect(
      calls == """
        1. title
        2. title = "new"
        3. subscript(3)
        4. +("left", 4)
        5. load(id: "a", retries: 1)
        6. pair("a", 1)
        7. run()
        8. accept(1)
        9. accept(nil)
        """
    )
  }

  @Test func reasonsNameTheArgument() {
    fake.title = "new"
    fake.stub(.item).andReturn("")
    _ = fake[3]
    _ = fake + 4
    func last(_ result: DidCallResult) -> String? {
      result.failureDescription?.split(separator: "\n").last.map(String.init)
    }
    #expect(
      last(fake.didCall(.title, with: "old"))
        == "    1. title = \"new\"   new value: \"new\" is not \"old\""
    )
    #expect(
      last(fake.didCall(.item, with: 4)) == "    1. subscript(3)   argument 1: 3 is not 4"
    )
    #expect(
      last(fake.didCall(.add, with: "left", 5))
        == "    1. +(\"left\", 4)   argument 2: 4 is not 5"
    )
  }

  @Test func moreArgumentsThanLabels() {
    fake.recordCall("load(id:)", arguments: "a", 2)
    fake.recordCall("title", arguments: 1, 2)
    fake.recordCall("run()", arguments: 1)
    #expect(
      calls == """
        1. load(id: "a", 2)
        2. title = 1, 2
        3. run(1)
        """
    )
  }
}
