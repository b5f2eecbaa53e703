import SpryKit
import TestSupport
import Testing

/// Stands in for an object of Foundation, which the runtime of Apple's platforms casts to values of Swift.
private class TextObject: BridgedObject, CustomStringConvertible {
  let text: String
  required init(_ text: String) { self.text = text }
  var description: String { text }
  func bridged<Value>(to type: Value.Type) -> Value? { text as? Value }
}

/// A private class of Foundation.
private final class __NSText: TextObject {}

private final class NumberObject: BridgedObject {
  let number: Int
  init(_ number: Int) { self.number = number }
  func bridged<Value>(to type: Value.Type) -> Value? {
    if type == Bool.self { return (number != 0) as? Value }
    return number as? Value ?? Double(number) as? Value
  }
}

private struct Sum: Equatable { var total = 1 }

@Suite("Objects that bridge to values of Swift")
struct BridgedObjectTests {
  private let fake = FakeService()

  private func matches(_ expected: Any?, _ actual: Any?) -> Bool {
    fake.resetCalls()
    fake.accept(actual)
    return fake.called(.accept, with: expected).check().success
  }

  @Test("An object equals the value that it stands for, in either place, and in collections")
  func equal() {
    #expect(matches("Ann", TextObject("Ann")))
    #expect(matches(TextObject("Ann"), "Ann"))
    #expect(matches(1, NumberObject(1)))
    #expect(matches(1.0, NumberObject(1)))
    #expect(matches(true, NumberObject(1)))
    #expect(
      matches(
        ["count": 1, "name": "Ann"] as [String: Any],
        ["count": NumberObject(1), "name": __NSText("Ann")] as [String: Any]))
    #expect(matches(["Ann", 2] as [Any], [TextObject("Ann"), NumberObject(2)] as [Any]))
    #expect(matches(Argument.oneOf("Bo", "Ann"), TextObject("Ann")))
  }

  @Test("An object differs from other values, and from what it does not stand for")
  func different() {
    #expect(!matches("Bo", TextObject("Ann")))
    #expect(!matches(2, NumberObject(1)))
    #expect(!matches(1, TextObject("1")))
    #expect(!matches(Sum(), NumberObject(1)))
    #expect(matches(Argument.not("Bo"), TextObject("Ann")))
    #expect(!matches(Argument.not("Ann"), TextObject("Ann")))
  }

  @Test("A private class is named after the known class that it inherits from")
  func names() {
    fake.accept(__NSText("Ann") as Any)
    expectGolden(fake.called(.accept, with: 5).check().failureDescription)
  }
}
