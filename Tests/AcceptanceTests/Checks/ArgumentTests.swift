import SpryKit
import SpryMatchers
import Testing

private struct User: Equatable { var name: String }
private class Animal {}
private final class Cat: Animal {}

private final class FakeBox: Spyable {
  enum Function: String, StringRepresentable {
    case put = "put(_:)"
  }
  func put(_ value: Any?) { recordCall(arguments: value) }
}

@Suite(.spry) struct ArgumentTests {
  private let cat = Cat()

  private func fits(_ value: Any?, _ expected: Any?) -> Bool {
    let fake = FakeBox()
    fake.put(value)
    return fake.didCall(.put, with: expected).success
  }

  @Test func casesOfTheReference() {
    #expect(fits(1, Argument.anything) && fits(nil, Argument.anything))
    #expect(fits(1, Argument.nonNil) && !fits(nil, Argument.nonNil))
    #expect(fits(nil, Argument.nil) && !fits(1, Argument.nil))
    #expect(fits(1, Argument.pass { $0 as? Int == 1 }))
    #expect(!fits(1, Argument.validator { $0 == nil }))
  }

  @Test func comparisons() {
    #expect(fits(3, Argument.in(1...5)) && !fits(6, Argument.in(1...5)))
    #expect(fits(-1, Argument.in(..<0)))
    #expect(fits(4, Argument.greaterThan(3)) && !fits(3, Argument.greaterThan(3)))
    #expect(fits(3, Argument.atLeast(3)) && !fits(2, Argument.atLeast(3)))
    #expect(fits(2, Argument.lessThan(3)) && !fits(3, Argument.lessThan(3)))
    #expect(fits(3, Argument.atMost(3)) && !fits(4, Argument.atMost(3)))
    #expect(!fits("4", Argument.greaterThan(3)))
    #expect(fits("some text", Argument.contains("text")) && !fits("some", Argument.contains("x")))
    #expect(fits([1, 2], Argument.contains(2)) && !fits([1], Argument.contains(2)))
    #expect(fits(["a", "b"], Argument.contains("b")))
  }

  @Test func kinds() {
    #expect(fits(cat, Argument.any(Animal.self)) && !fits(1, Argument.any(String.self)))
    #expect(fits(cat, Argument.identical(to: cat)) && !fits(Cat(), Argument.identical(to: cat)))
    #expect(fits(User(name: "A"), Argument.equal(to: User(name: "A"))))
    #expect(fits(nil, Argument.equal(to: Int?.none)) && !fits(1, Argument.equal(to: Int?.none)))
    #expect(fits(User(name: "Ann"), Argument.having(\User.name, "Ann")))
    #expect(!fits(User(name: "Ann"), Argument.having(\User.name, Argument.contains("B"))))
    #expect(fits(4, Argument.match("an even number") { (n: Int) in n.isMultiple(of: 2) }))
    #expect(!fits("4", Argument.match("an even number") { (n: Int) in n.isMultiple(of: 2) }))
  }

  @Test func combinations() {
    #expect(fits(2, Argument.oneOf(1, 2)) && !fits(3, Argument.oneOf(1, 2)))
    #expect(fits(nil, Argument.oneOf(1, nil)))
    #expect(fits(3, Argument.not(1)) && !fits(1, Argument.not(1)))
    #expect(fits(3, Argument.all(Argument.atLeast(1), Argument.atMost(3))))
    #expect(!fits(4, Argument.all(Argument.atLeast(1), Argument.atMost(3))))
    #expect(fits("b", Argument.either("a", "b")) && !fits("c", Argument.either("a", "b")))
  }

  @Test func describesItself() {
    let words: [(Argument, String)] = [
      (Argument.anything, "anything"),
      (.nonNil, "anything but nil"),
      (.nil, "nil"),
      (.pass { _ in true }, "what passes the closure"),
      (.greaterThan(3), "greater than 3"),
      (.not("a"), #"anything but "a""#),
      (.oneOf(1, 2), "one of 1 or 2"),
      (.any(Int.self), "any Int"),
      (.match("an even number") { (_: Int) in true }, "an even number"),
    ]
    for (argument, words) in words { #expect(argument.description == words) }
  }
}
