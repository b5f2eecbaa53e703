import TestSupport
import Testing

import SpryKit

@Suite("What misuse of stubs says")
struct MisuseReportTests {
  private let fake = FakeService()

  @Test("A call without a stub where another member was stubbed and not called")
  func stubOfAnotherMember() {
    final class FakeWithoutNames: Spryable {
      func cancel(id: Int) { spryify(arguments: id) }
    }
    let fake = FakeWithoutNames()
    fake.strictness = .strict
    fake.stub("cancle(id:)").andReturn()
    let texts = misuses { fake.cancel(id: 1) }
    expectGolden(texts)
  }

  @Test("A call without a stub of a member that takes a closure")
  func noStubOfAMemberThatTakesAClosure() {
    final class FakeDownloader: Spryable {
      func download(_ url: String, then: @escaping (Int) -> Void) {
        spryify("download(_:then:)", arguments: url, then)
      }
    }
    let fake = FakeDownloader()
    fake.strictness = .strict
    let texts = misuses { fake.download("a") { _ in } }
    expectGolden(texts.first)
  }

  @Test("A call that no stub matches lists the nearest stubs")
  func noStubThatFits() {
    fake.stub(.pair).with("a", Argument.greaterThan(5)).andReturn("")
    fake.stub(.pair).with("b").andReturn("")
    fake.stub(.pair).with(Argument.anything, 1).andReturn(7)
    let texts = misuses { _ = fake.pair("a", 1) }
    expectGolden(texts)
  }

  @Test("The stub to add for each kind of argument")
  func theFixForEachKindOfArgument() {
    func fix(_ body: () -> Void) -> String? {
      misuses(body).first?.split(separator: "\n").last.map(String.init)
    }
    fake.strictness = .strict
    let text = "a\"b\\c\n" + String(repeating: "d", count: 200)
    let fixes = [
      fix { fake.spryify("make()") },
      fix { fake.spryify("make()", arguments: 1, "a", true, 2.5, nil as Int?) },
      fix { fake.spryify("make()", arguments: Point(x: 1), Plain(), Int8(1)) },
      fix { fake.spryify("make()", arguments: text) },
      fix { fake.spryify("make()", arguments: "a\"b\n") },
      fix { fake.spryify("make()", arguments: Double.nan) },
      fix { withSpryScope { _ = FakeService.shared(1) } },
      fix { _ = Unnamed().load(1) },
    ]
    expectGolden(fixes.map { $0 ?? "(nil)" }.joined(separator: "\n"))
  }

  @Test("An answer that is nil for a result that is not optional")
  func wrongAnswerTypeNil() {
    fake.stub(.save).andDo { _ in nil as Bool? }
    let texts = misuses { #expect(!fake.save(1)) }
    expectGolden(texts)
  }

  @Test("A closure that throws for a member that cannot throw")
  func cannotThrowFromAClosure() {
    fake.stub(.run).andDo { _ -> Void in throw LoadError.offline }
    expectGolden(misuses { fake.run() })
  }

  private final class Incomplete: Spryable {
    enum Function: String, StringRepresentable { case other, open }
    enum ClassFunction: String, StringRepresentable { case other }

    func open() { recordCall() }
    func load(id: Int) -> Int { spryify(arguments: id) }
    subscript(index: Int) -> Int { spryify(arguments: index) }
    func `default`() { recordCall() }
    static func + (left: Incomplete, right: Int) { left.recordCall(arguments: right) }
    static func shared() { recordCall() }
  }

  @Test("A member without a case")
  func unknownMember() {
    let fake = Incomplete()
    let texts = misuses {
      #expect(fake.load(id: 1) == 0)
      _ = fake[1]
      fake.default()
      fake.open()
      fake + 1
      Incomplete.shared()
    }
    expectGolden(texts.filter { $0.contains("has no case") })
    #expect(
      fake.recordedCalls.map(\.description) == [
        "load(id: 1)", "subscript(1)", "default()", "open()", "+(1)",
      ]
    )
  }

  @Test("Misuse is reported at the member of the fake, or at the line of the test")
  func locationOfTheReport() {
    let seen = Misuses()
    withSpryScope(misuse: seen.handler) {
      _ = fake.load(id: "7")
      _ = Argument.captor().getValue(as: Int.self)  // <- reported
      fake.accept(1)
      _ = fake.called(.accept).arguments(as: String.self)  // <- reported
    }
    #expect(
      seen.places == ["FakeService.swift:\(FakeService.lineOfLoad)"]
        + lines(of: "reported").map { "MisuseReportTests.swift:\($0)" })
  }

  @Test("Misuse is a value that names the fake, the member, and the call")
  func misuseAsAValue() {
    let seen = Misuses()
    fake.stub(.fetch).andThrow(NotFound())
    withSpryScope(misuse: seen.handler) {
      let _: Int = fake.fetch("a")
      _ = Argument.captor().getValue(as: String.self)
    }
    guard seen.all.first?.kind == .cannotThrow, let call = seen.all[0].call else {
      Issue.record("\(seen.all)")
      return
    }
    #expect(call.fake == "FakeService")
    #expect(call.member == "fetch(_:)")
    #expect(call.text == #"fetch("a")"#)
    #expect(seen.all.last?.kind == .captorIndex)
  }

  private final class Unnamed: Spryable {
    func load(_ value: Int) -> Int { spryify(arguments: value) }
  }
}
