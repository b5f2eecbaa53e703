import SpryKit
import TestSupport
import Testing

@Suite("Of a nested optional, nil and .some(nil) are two values")
struct NestedOptionalTests {
  private let fake = FakeService()
  private let none = String??.none
  private let some = String??.some(nil)

  private struct Note: Equatable {
    var text: String??
  }

  @Test("In checks of plain values")
  func checks() {
    fake.accept(none)
    fake.accept(some)
    fake.accept(String??.some("a"))
    func count(_ expected: Any?) -> Int { fake.called(.accept, with: expected).count }
    for expected in [nil, some, "a"] as [String??] { #expect(count(expected as Any?) == 1) }
    let all = Argument.all(Argument.nonNil, some as Any?)
    let once: [Any?] = [
      nil, Argument.nil, Argument.equal(to: some), Argument.equal(to: none), all,
      Argument.pass { $0 == nil },
    ]
    #expect(once.map(count) == [1, 1, 1, 1, 1, 1])
    let twice = [Argument.nonNil, Argument.not(nil), Argument.oneOf(nil, "a")]
    #expect(twice.map(count) == [2, 2, 2])
    #expect(isEqual(Note(text: some), to: Argument.having(\Note.text, some as Any?)))
    #expect(!isEqual(Note(text: some), to: Argument.having(\Note.text, nil)))
  }

  @Test("In stubs")
  func stubs() {
    let fake = HandWritten()
    fake.stub(.update).with(some as Any?).andReturn(1)
    fake.stub(.update).with(nil).andReturn(2)
    #expect(fake.update(some) == 1)
    #expect(fake.update(nil) == 2)
  }

  @Test("In the arguments of a stub's closure")
  func argumentsOfClosures() {
    let fake = HandWritten()
    var arguments: [Any?] = []
    fake.stub(.update).andDo {
      arguments += $0
      return 0
    }
    _ = fake.update(some)
    _ = fake.update(nil)
    #expect(arguments[0].map { $0 as! String?? } == String???.some(some))
    #expect(arguments[1] == nil)
  }

  @Test("In the results of closures")
  func results() {
    let fake = HandWritten()
    fake.stub(.find).andDo { _ in String??.none }
    #expect(fake.find() == none)
    fake.stubAgain(.find).andDo { _ in String??.some(nil) }
    #expect(fake.find() == some)
    fake.stubAgain(.find).andReturn(nil)
    #expect(fake.find() == none)
    fake.stubAgain(.find).andReturn(some)
    #expect(fake.find() == some)
  }

  @Test("In captors and recorded calls")
  func captors() {
    let (captor, typed) = (Argument.captor(), ArgumentCaptor<String??>())
    for value in [none, some, "a"] {
      fake.accept(value)
    }
    _ = fake.didCall(.accept, withArguments: [captor])
    _ = fake.didCall(.accept, withArguments: [typed])
    #expect(captor.getValue(at: 0, as: String??.self) == none)
    #expect(captor.getValue(at: 1, as: String??.self) == some)
    #expect(typed.values == [none, some, "a"])
    #expect(typed[1] == some)
    #expect(fake.called(.accept).arguments(as: String??.self) == [none, some, "a"])
    let calls = fake.recordedCalls
    #expect(calls[0].arguments[0] == nil)
    #expect(calls[1].arguments[0].map { $0 as! String?? } == String???.some(some))
    #expect(calls.map(\.description) == ["accept(nil)", "accept(.some(nil))", "accept(\"a\")"])
  }

  @Test("In texts")
  func texts() {
    func failure(_ actual: String??, _ expected: Any?) -> String? {
      let fake = FakeService()
      fake.accept(actual)
      return fake.didCall(.accept, withArguments: [expected]).failureDescription
    }
    func inPart<Value>(_ actual: Value, _ expected: Value) -> String? {
      let fake = FakeService()
      fake.accept(actual)
      return fake.didCall(.accept, withArguments: [expected]).failureDescription
    }
    expectGolden(
      [
        failure(none, some as Any?), failure(some, none as Any?), failure(some, "a"),
        failure(some, Argument.nil),
        failure(none, Argument.equal(to: some)), failure(none, Argument.nonNil),
        inPart([none], [some]), inPart((some, 1), (none, 1)),
        inPart(Note(text: some), Note(text: none)),
        inPart([Int???.some(nil)], [Int???.some(.some(nil))]),
        inPart([none as Any], [String?.none as Any]),
      ].map { $0 ?? "(nil)" })
  }
}

private final class HandWritten: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case update = "update(_:)"
    case find = "find()"
  }

  func update(_ name: String??) -> Int { spryify(arguments: name) }
  func find() -> String?? { spryify() }
}
