import SpryKit
import TestSupport
import Testing

/// A call whose stub is one of another fake, or of a type in another scope: "no stub of this member was
/// made" was said of it.
@Suite("Misuse of a call names a stub of the member that cannot answer it", .serialized)
struct StubElsewhereTests {
  private final class FakeParser: Spryable, Sendable {
    let spryState = SpryState()

    func parse(_ text: String) -> Int { spryify(arguments: text) }
    static func parse(_ text: String) -> Int { spryify(arguments: text) }
  }

  /// Its stubs belong to one test at a time.
  private final class FakeClock: Spryable {
    static func now(_ zone: String) -> Int { spryify(arguments: zone) }
  }

  private let misuses = Misuses()

  private func scope(_ name: String = "ticks()") -> SpryScope {
    SpryScope(ofTest: name, misuse: misuses.handler)
  }

  /// Runs a test, and returns the texts of the misuse that it reports at its end.
  private func textsAtEnd(_ body: () async -> Void) async -> [String] {
    let scope = scope()
    await scope.run(isolation: #isolation) { await body() }
    return scope.end().misuse.map(\.misuse.description)
  }

  @Test("The stub belongs to another fake of the type")
  func otherFake() {
    scope().run {
      let (first, second) = (FakeParser(), FakeParser())
      first.stub("parse(_:)").with("a").andReturn(1)
      #expect(second.parse("a") == 0)
    }
    expectGolden(misuses.texts)
  }

  /// A value whose text needs the fake that is stubbed for it.
  private struct Label: Equatable, Sendable, CustomStringConvertible {
    let parser: FakeLabelParser
    var description: String { "label \(parser.calls)" }

    static func == (_: Label, _: Label) -> Bool { false }
  }

  private final class FakeLabelParser: Spryable, Sendable {
    let spryState = SpryState()

    var calls: Int { recordedCalls.count }
    func parse(_ label: Label) -> Int { spryify(arguments: label) }
  }

  @Test(
    "A value of another fake's stub may call that fake in its description", .timeLimit(.minutes(1)),
    .endsHanging)
  func otherFakeWithValueThatCallsIt() {
    scope().run {
      let (first, second) = (FakeLabelParser(), FakeLabelParser())
      first.stub("parse(_:)").with(Label(parser: first)).andReturn(1)
      #expect(second.parse(Label(parser: second)) == 0)
    }
    expectGolden(misuses.texts)
  }

  @Test("The stub of another fake has no answer")
  func unfinishedStubOfAnotherFake() {
    scope().run {
      let (first, second) = (FakeParser(), FakeParser())
      _ = first.stub("parse(_:)")
      #expect(second.parse("a") == 0)
    }
    expectGolden(misuses.texts)
  }

  @Test("A static member and an instance member of one name do not have each other's stubs")
  func staticMemberOfTheSameName() {
    for isOfType in [true, false] {
      scope().run {
        let (first, second) = (FakeParser(), FakeParser())
        let stub = isOfType ? FakeParser.stub("parse(_:)") : first.stub("parse(_:)")
        stub.with("a").andReturn(1)
        #expect((isOfType ? second.parse("a") : FakeParser.parse("a")) == 0)
      }
    }
    expectGolden(misuses.texts)
  }

  @Test("A static member was called outside the task of its test")
  func offTheTask() async {
    let texts = await textsAtEnd {
      FakeClock.stub("now(_:)").with("UTC").andReturn(7)
      await Task.detached { #expect(FakeClock.now("UTC") == 0) }.value
    }
    expectGolden(texts)
  }

  @Test("A static stub was made outside every test")
  func stubOutsideEveryTest() async {
    // As 'class func setUp()' does.
    await Task.detached { _ = FakeClock.stub("now(_:)").andReturn(7) }.value
    scope().run { #expect(FakeClock.now("UTC") == 0) }
    expectGolden(misuses.texts)
    await Task.detached { FakeClock.resetStubs() }.value
  }

  @Test("A static stub was made outside a part of its test")
  func stubOutsideAPart() {
    scope().run {
      FakeClock.stub("now(_:)").andReturn(7)
      withSpryScope { #expect(FakeClock.now("UTC") == 0) }
    }
    expectGolden(misuses.texts)
  }

  @Test("A static stub of another test is not named")
  func stubOfAnotherTest() {
    let other = scope("other()")
    other.run { _ = FakeClock.stub("now(_:)").andReturn(7) }
    scope().run { #expect(FakeClock.now("UTC") == 0) }
    expectGolden(misuses.texts)
    _ = other.end()
  }

  private final class FakeTimer: Spryable {
    static func start() -> Int { spryify() }
    static func stop() -> Int { spryify() }
  }

  @Test("A static member off the task of two tests that stub its type fails neither")
  func misuseOffTheTasks() {
    let scopes = ["loads()", "saves()"].map { scope($0) }
    for scope in scopes { scope.run { _ = FakeTimer.stub("start()").andReturn(7) } }
    // It fails the test that is running.
    withKnownIssue { #expect(FakeTimer.stop() == 0) }
    #expect(scopes.map { $0.end().misuse.count } == [0, 0])
    #expect(misuses.texts.isEmpty)
  }

  @Test("A static member off the task of a test that stubs its type in two scopes fails the test")
  func misuseOffThePart() async {
    let texts = await textsAtEnd {
      FakeTimer.stub("start()").andReturn(7)
      await withSpryScope {
        FakeTimer.stub("start()").andReturn(8)
        await Task.detached { #expect(FakeTimer.stop() == 0) }.value
      }
    }
    #expect(misuses.texts.isEmpty)
    #expect(texts.count == 1)
  }

  @Test("A static member off the task fails the only test that uses its type")
  func misuseOffTheTask() async {
    let texts = await textsAtEnd {
      FakeTimer.stub("start()").andReturn(7)
      await Task.detached { #expect(FakeTimer.stop() == 0) }.value
    }
    #expect(misuses.texts.isEmpty)
    expectGolden(texts)
  }
}
