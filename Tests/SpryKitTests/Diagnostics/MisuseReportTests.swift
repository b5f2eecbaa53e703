import Testing

@testable import SpryKit

@Suite("What misuse says")
struct MisuseReportTests {
  private let fake = FakeService()

  /// The file's name with the line before that of the caller.
  private func above(_ line: UInt = #line) -> String { "MisuseReportTests.swift:\(line - 1)" }

  @Test func noStub() {
    let texts = misuses { #expect(fake.load(id: "7") == "") }
    #expect(
      texts == [
        """
        'load(id:)' on FakeService has no stub that answers load(id: "7")
          no stub of this member was made
          add: fake.stub(.load).with("7").andReturn(<#String#>)
        """
      ]
    )
    #expect(fake.recordedCalls.map(\.description) == ["load(id: \"7\")"])
  }

  @Test func noStubButOneOfAMemberThatIsNotCalled() {
    final class FakeWithoutNames: Spryable {
      func cancel(id: Int) { spryify(arguments: id) }
    }
    let fake = FakeWithoutNames()
    fake.stub("cancle(id:)").andReturn()
    let texts = misuses { fake.cancel(id: 1) }
    #expect(
      texts == [
        """
        'cancel(id:)' on FakeWithoutNames has no stub that answers cancel(id: 1)
          no stub of this member was made
          stubbed, and not called: 'cancle(id:)'
          add: fake.stub("cancel(id:)").with(1).andReturn()
        """
      ]
    )
  }

  @Test func noStubOfAMemberThatTakesAClosure() {
    final class FakeDownloader: Spryable {
      func download(_ url: String, then: @escaping (Int) -> Void) {
        spryify("download(_:then:)", arguments: url, then)
      }
    }
    let texts = misuses { FakeDownloader().download("a") { _ in } }
    #expect(
      texts.first?.hasSuffix(
        """
          add: fake.stub("download(_:then:)").with("a", Argument.anything)\
        .andDo { arguments in <#call the closure#> }
        """
      ) == true
    )
  }

  @Test func noStubThatFits() {
    fake.stub(.pair).with("a", Argument.greaterThan(5)).andReturn("")
    let first = above()
    fake.stub(.pair).with("b").andReturn("")
    let second = above()
    fake.stub(.pair).with(Argument.anything, 1).andReturn(7)
    let third = above()
    let texts = misuses { _ = fake.pair("a", 1) }
    #expect(
      texts == [
        """
        'pair(_:_:)' on FakeService has no stub that answers pair("a", 1)
          the nearest stubs:
            1. with (anything, 1) at \(third)   answers Int, the member returns String
            2. with ("a", greater than 5) at \(first)   argument 2: 1 is not greater than 5
            3. with ("b") at \(second)   1 argument expected, the call has 2
          add: fake.stub(.pair).with("a", 1).andReturn(<#String#>)
        """
      ]
    )
  }

  @Test func theFixForEachKindOfArgument() {
    func fix(_ body: () -> Void) -> String? {
      misuses(body).first?.split(separator: "\n").last.map(String.init)
    }
    let text = "a\"b\\c\n" + String(repeating: "d", count: 200)
    #expect(fix { fake.spryify("make()") } == "  add: fake.stub(.make).andReturn()")
    #expect(
      fix { fake.spryify("make()", arguments: 1, "a", true, 2.5, nil as Int?) }
        == "  add: fake.stub(.make).with(1, \"a\", true, 2.5, nil).andReturn()"
    )
    #expect(
      fix { fake.spryify("make()", arguments: Point(x: 1), Plain(), Int8(1)) }
        == "  add: fake.stub(.make).with(Argument.anything, Argument.anything, Argument.anything)"
        + ".andReturn()"
    )
    #expect(
      fix { fake.spryify("make()", arguments: text) }
        == "  add: fake.stub(.make).with(Argument.anything).andReturn()"
    )
    #expect(
      fix { fake.spryify("make()", arguments: "a\"b\n") }
        == "  add: fake.stub(.make).with(\"a\\\"b\\n\").andReturn()"
    )
    #expect(
      fix { fake.spryify("make()", arguments: Double.nan) }
        == "  add: fake.stub(.make).with(Argument.anything).andReturn()"
    )
    #expect(
      fix { withSpryScope { _ = FakeService.shared(1) } }
        == "  add: FakeService.stub(.shared).with(1).andReturn(<#String#>)"
    )
    #expect(
      fix { _ = Unnamed().load(1) }
        == "  add: fake.stub(\"load(_:)\").with(1).andReturn(<#Int#>)"
    )
  }

  @Test func unfinishedStub() {
    _ = fake.stub(.load).with("7")
    let place = above()
    let texts = misuses { #expect(fake.load(id: "7") == "") }
    #expect(
      texts == [
        """
        'load(id:)' on FakeService was called as load(id: "7"), and its stub has no answer
          the stub was begun at \(place)
          finish it: fake.stub(.load).andReturn(<#String#>)
        """
      ]
    )
    #expect(fake.recordedCalls.count == 1)
  }

  @Test func argumentCount() {
    fake.stub(.pair).with("a").andReturn("")
    let place = above()
    let texts = misuses { #expect(fake.pair("a", 1) == "") }
    #expect(
      texts == [
        """
        'pair(_:_:)' on FakeService was called with 2 arguments, and its stubs expect another \
        number: pair("a", 1)
          the nearest stubs:
            1. with ("a") at \(place)   1 argument expected, the call has 2
          give with(…) one argument for each that the fake passes on; Argument.anything fits every \
        one
        """
      ]
    )
    #expect(fake.recordedCalls.count == 1)
  }

  @Test func wrongAnswerType() {
    fake.stub(.load).andDo { _ in wrapped(7) }
    let place = above()
    let texts = misuses { #expect(fake.load(id: "7") == "") }
    #expect(
      texts == [
        """
        'load(id:)' on FakeService returns String, and its stub answers load(id: "7") with Int
          the stub was made at \(place)
          return a String from the stub's closure
        """
      ]
    )
    #expect(fake.recordedCalls.count == 1)
  }

  @Test func wrongAnswerTypeNil() {
    fake.stub(.save).andDo { _ in nil as Bool? }
    let place = above()
    let texts = misuses { #expect(!fake.save(1)) }
    #expect(
      texts == [
        """
        'save(_:)' on FakeService returns Bool, and its stub answers save(1) with nil
          the stub was made at \(place)
          return a Bool from the stub's closure
        """
      ]
    )
  }

  @Test func cannotThrow() {
    fake.stub(.load).andThrow(NotFound())
    let place = above()
    let expected = """
      'load(id:)' on FakeService cannot throw, and its stub answers load(id: "7") with the error \
      NotFound()
        the stub was made at \(place)
        answer with andReturn(…); or, if the member throws, use spryifyThrows in the fake
      """
    let texts = misuses { #expect(fake.load(id: "7") == "") }
    #expect(texts == [expected])
    #expect(fake.recordedCalls.count == 1)
  }

  @Test func cannotThrowFromAClosure() {
    fake.stub(.run).andDo { _ -> Void in throw LoadError.offline }
    let place = above()
    let expected = """
      'run()' on FakeService cannot throw, and its stub answers run() with the error offline
        the stub was made at \(place)
        answer with andReturn(…); or, if the member throws, use spryifyThrows in the fake
      """
    #expect(misuses { fake.run() } == [expected])
  }

  @Test func wrongErrorType() {
    fake.stub(.performTyped).andThrow(NotFound())
    let place = above()
    let texts = misuses { #expect((try? fake.performTyped()) == 0) }
    #expect(
      texts == [
        """
        'performTyped()' on FakeService throws only LoadError, and its stub answers performTyped() \
        with the error NotFound()
          the stub was made at \(place)
          throw a LoadError from the stub
        """
      ]
    )
    #expect(fake.recordedCalls.count == 1)
  }

  @Test func cannotAwait() {
    fake.stub(.run).andDo { _ in await Task.yield() }
    let place = above()
    let texts = misuses { fake.run() }
    #expect(
      texts == [
        """
        'run()' on FakeService is not async, and its stub has to be awaited to answer run()
          the stub was made at \(place)
          stub it without an async closure, a delay or a gate; or, if the member is async, write \
        'await spryify(…)' in the fake
        """
      ]
    )
    #expect(fake.recordedCalls.count == 1)
  }

  private final class Incomplete: Spryable {
    enum Function: String, StringRepresentable { case other }
    enum ClassFunction: String, StringRepresentable { case other }

    func load(id: Int) -> Int { spryify(arguments: id) }
    subscript(index: Int) -> Int { spryify(arguments: index) }
    func `default`() { recordCall() }
    static func + (left: Incomplete, right: Int) { left.recordCall(arguments: right) }
    static func shared() { recordCall() }
  }

  @Test func unknownMember() {
    let fake = Incomplete()
    let texts = misuses {
      #expect(fake.load(id: 1) == 0)
      _ = fake[1]
      fake.default()
      fake + 1
      Incomplete.shared()
    }
    #expect(
      texts.filter { $0.contains("has no case") } == [
        """
        'load(id:)' on Incomplete has no case in Incomplete.Function
          add: case load = "load(id:)"
        """,
        """
        'subscript(_:)' on Incomplete has no case in Incomplete.Function
          add: case `subscript` = "subscript(_:)"
        """,
        """
        'default()' on Incomplete has no case in Incomplete.Function
          add: case `default` = "default()"
        """,
        """
        '+(_:_:)' on Incomplete has no case in Incomplete.Function
          add: case operation = "+(_:_:)"
        """,
        """
        'shared()' on Incomplete has no case in Incomplete.ClassFunction
          add: case shared = "shared()"
        """,
      ]
    )
    #expect(
      fake.recordedCalls.map(\.description) == ["load(id: 1)", "subscript(1)", "default()", "+(1)"]
    )
  }

  @Test func placeOfTheReport() {
    let heard = Misuses()
    withSpryScope(misuse: heard.handler) {
      _ = fake.load(id: "7")
      _ = Argument.captor().getValue(as: Int.self)
    }
    #expect(heard.places == ["FakeService.swift:32", "MisuseReportTests.swift:\(#line - 2)"])
  }

  private final class Unnamed: Spryable {
    func load(_ value: Int) -> Int { spryify(arguments: value) }
  }
}
