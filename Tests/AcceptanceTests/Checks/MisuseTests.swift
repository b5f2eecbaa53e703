import SpryKit
import SpryMatchers
import Testing

private enum LoadError: Error { case gone }

private final class FakeLoader: Spryable {
  enum Function: String, StringRepresentable {
    case name
    case count = "count(_:)"
    case load = "load(_:)"
    case typed = "typed()"
    case fetch = "fetch()"
  }
  var name: String { stubbedValue() }
  func count(_ text: String) -> Int { spryify(arguments: text) }
  func load(_ id: String) throws -> Character { try spryifyThrows(arguments: id) }
  func typed() throws(LoadError) -> Int { try spryifyThrows(throwing: LoadError.self) }
  func fetch() async throws -> Character { try await spryifyThrows() }
}

@Suite(.spry) struct MisuseTests {
  private let fake = FakeLoader()
  private let reported = Reports()

  private func reporting(_ body: () throws -> Void) rethrows {
    try withSpryScope(misuse: .report { [reported] in reported.append($0, at: $1) }, body)
  }

  @Test func unstubbedCallGoesOnWithAnEmptyValue() {
    reporting { #expect(fake.count("a") == 0) }
    reporting { #expect(fake.name == "") }
    #expect(reported.all.count == 2)
    #expect(
      reported.all.first?.description == """
        'count(_:)' on FakeLoader has no stub that answers count("a")
          no stub of this member was made
          add: fake.stub(.count).with("a").andReturn(<#Int#>)
        """
    )
    #expect(reported.locations.first?.description == "MisuseTests.swift:16")
    expectHaveReceived(fake, .count, with: "a")
  }

  @Test func unstubbedThrowingCallThrows() {
    reporting {
      #expect(throws: Misuse.self) { try fake.load("a") }
    }
    #expect(reported.all.count == 1)
  }

  @Test func unstubbedAsyncCallThrows() async {
    await withSpryScope(misuse: .report { [reported] in reported.append($0, at: $1) }) {
      _ = await #expect(throws: Misuse.self) { try await fake.fetch() }
    }
    #expect(reported.all.count == 1)
  }

  @Test func stubThatThrowsWhereNothingCanIsReported() {
    fake.stub(.count).andThrow(LoadError.gone)
    reporting { #expect(fake.count("a") == 0) }
    guard case .cannotThrow(let call, _, _) = reported.all.first else {
      return #expect(Bool(false), "\(reported.all)")
    }
    #expect(call.double == "FakeLoader")
    #expect(call.member == "count(_:)")
    #expect(call.text == #"count("a")"#)
  }

  @Test func stubThatThrowsAnotherTypeIsReported() {
    struct Other: Error {}
    fake.stub(.typed).andThrow(Other())
    reporting { #expect((try? fake.typed()) == 0) }
    guard case .wrongErrorType = reported.all.first else {
      return #expect(Bool(false), "\(reported.all)")
    }
  }

  @Test func stubThatIsUnfinishedIsReported() {
    _ = fake.stub(.count)
    reporting { #expect(fake.count("a") == 0) }
    guard case .unfinishedStub = reported.all.first else {
      return #expect(Bool(false), "\(reported.all)")
    }
  }

  @Test func otherNumberOfArgumentsIsReported() {
    fake.stub(.count).with("a", "b").andReturn(1).lenient()
    reporting { #expect(fake.count("a") == 0) }
    guard case .argumentCount = reported.all.first else {
      return #expect(Bool(false), "\(reported.all)")
    }
  }

  @Test func asyncClosureOfASynchronousMemberIsReported() {
    fake.stub(.count).andDo { _ async in 1 }
    reporting { #expect(fake.count("a") == 0) }
    guard case .cannotAwait = reported.all.first else {
      return #expect(Bool(false), "\(reported.all)")
    }
  }

  @Test func innerScopeKeepsTheHandlerOfTheOuter() {
    reporting {
      withSpryScope { #expect(fake.count("a") == 0) }
    }
    #expect(reported.all.count == 1)
  }
}
