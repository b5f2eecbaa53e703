import SpryKit
import Testing

@Suite("Many stubs of one member answer as a few do")
struct ManyStubsTests {
  private let fake = FakeService()

  /// Texts that are similar, equal by `==` although their characters differ, empty, or long.
  private static let texts = [
    "", "a", "b", "ab", "12345678", "123456789", "12345678-X-12345678", "12345678-Y-12345678",
    "aaaaaaaa", "aaaaaaaaa", "caf\u{e9}", "cafe\u{301}", "cafe", "12345678\u{e9}12345678",
    "12345678e\u{301}12345678", "\u{212a}", "K", "\u{37e}", ";", "\u{0}", "\u{0}\u{0}",
    "\u{1F600}", "nil",
  ]

  @Test("The newest stub whose text is equal by == answers", arguments: texts)
  func equalTexts(_ text: String) {
    for (index, other) in Self.texts.enumerated() {
      fake.stub(.pair).with(other, 1).andReturn("\(index)")
    }
    let expected = "\(Self.texts.lastIndex(of: text)!)"
    #expect(fake.pair(text, 1) == expected)
    #expect(fake.stubbedValue("pair(_:_:)", arguments: optional(text), 1) == expected)
    #expect(fake.stubbedValue("pair(_:_:)", arguments: wrapped(text), 1) == expected)
    #expect(fake.stubbedValue("pair(_:_:)", arguments: text, 1 as Int?) == expected)
  }

  @Test("No stub answers arguments of another value, type, or number")
  func otherArguments() {
    for text in Self.texts { fake.stub(.pair).with(text, 1).andReturn("stubbed") }
    #expect(fake.spryify("pair(_:_:)", arguments: "a", 2, fallbackValue: "none") == "none")
    #expect(fake.spryify("pair(_:_:)", arguments: "a", Int8(1), fallbackValue: "none") == "stubbed")
    #expect(fake.spryify("pair(_:_:)", arguments: "a", true, fallbackValue: "none") == "none")
    #expect(fake.spryify("pair(_:_:)", arguments: "a", fallbackValue: "none") == "none")
    #expect(fake.spryify("pair(_:_:)", arguments: "a", 1, 1, fallbackValue: "none") == "none")
  }

  @Test("Numbers, Booleans, and texts that print alike have stubs of their own")
  func valuesThatPrintAlike() {
    let values: [Any] = [0, 1, -1, Int.max, Int.min, true, false, "0", "1", "true", 31, 32]
    for (index, value) in values.enumerated() {
      fake.stub(.accept).with(value).andReturn(index)
    }
    func answer(_ value: some Any) -> Int {
      fake.spryify("accept(_:)", arguments: value, fallbackValue: -1)
    }
    #expect([0, 1, -1, Int.max, Int.min].map(answer) == [0, 1, 2, 3, 4])
    #expect([true, false].map(answer) == [5, 6])
    #expect(["0", "1", "true", "false"].map(answer) == [7, 8, 9, -1])
    #expect([optional(0), 1, nil].map(answer) == [0, 1, -1])
    #expect(values.map(answer) == Array(values.indices))
    #expect([Int8(0), Int8(1)].map(answer) == [0, 1])
    #expect([31.0, 31.5].map(answer) == [10, -1])
    #expect(["true"[...], "tru"].map(answer) == [9, -1])
  }

  @Test("The same arguments in another order are other arguments")
  func argumentsInAnotherOrder() {
    for (index, pair) in [(1, 2), (2, 1), (0, 33), (33, 0)].enumerated() {
      fake.stub(.accept).with(pair.0, pair.1).andReturn(index)
    }
    func answer(_ first: Int, _ second: Int) -> Int {
      fake.spryify("accept(_:)", arguments: first, second, fallbackValue: -1)
    }
    #expect([answer(1, 2), answer(2, 1), answer(33, 0), answer(0, 33)] == [0, 1, 3, 2])
    #expect(answer(1, 33) == -1)
  }

  @Test(
    "Matchers and closures among values keep their turn, and a captor alone comes last",
    arguments: 1...8)
  func mixedWithMatchers(count: Int) {
    let captor = Argument.captor()
    fake.stub(.save).andReturn(false)
    for number in 0..<count { fake.stub(.save).with(number).andReturn(true) }
    #expect(fake.save(0))
    #expect(!fake.save(100))
    fake.stub(.save).with(Argument.greaterThan(50)).andReturn(true)
    #expect(fake.save(100))
    #expect(!fake.save(50))
    fake.stub(.save).with(captor).andReturn(true)
    #expect(fake.save(0) && fake.save(50))
    #expect(captor.values as? [Int] == [50])
    fake.stub(.save).with(0).andDo { _ in false }
    #expect(!fake.save(0))
    #expect(captor.count == 1)
  }

  @Test("Overloads that differ by the result have stubs of their own")
  func overloadsByReturnType() {
    for number in 0..<6 {
      fake.stub(.fetch).with("\(number)").andReturn(number)
      fake.stub(.fetch).with("\(number)").andReturn("text \(number)")
    }
    for number in 0..<6 {
      #expect(fake.fetch("\(number)") == number)
      #expect(fake.fetch("\(number)") == "text \(number)")
    }
  }

  @Test("A stub of nil answers nil only")
  func nilAmongThem() {
    for number in 0..<6 { fake.stub(.accept).with(number).andReturn(number) }
    fake.stub(.accept).with(nil).andReturn(100)
    #expect(fake.spryify("accept(_:)", arguments: Int?.none) == 100)
    #expect(fake.spryify("accept(_:)", arguments: optional(5)) == 5)
  }
}
