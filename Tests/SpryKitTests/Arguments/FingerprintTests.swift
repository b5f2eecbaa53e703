import Testing

@testable import SpryKit

@Suite("Many exact stubs answer as few do")
struct FingerprintTests {
  /// Values that fingerprints could mix up, each of which must fit itself and what `==` calls equal.
  static let texts = [
    "", "a", "b", "ab", "12345678", "123456789", "12345678-X-12345678", "12345678-Y-12345678",
    "12345678-XX-12345678", "aaaaaaaa", "aaaaaaaaa", "caf\u{e9}", "cafe\u{301}", "cafe",
    "12345678\u{e9}12345678", "12345678e\u{301}12345678", "1234567\u{e9}12345678",
    "1234567e\u{301}12345678", "12345678\u{e9}1", "12345678e\u{301}1", "\u{212a}", "K", "\u{37e}",
    ";", "12345678a\u{301}\u{323}z2345678", "12345678a\u{323}\u{301}z2345678", "\u{0}",
    "\u{0}\u{0}",
    "\u{1F600}", "null", "nil",
  ]

  @Test(arguments: texts)
  func strings(_ text: String) {
    let fake = FakeService()
    // Newest first, so the last stub that `==` calls equal answers.
    for other in Self.texts { fake.stub(.pair).with(other, 1).andReturn(other.scalars) }
    let expected = Self.texts.last { $0 == text }!
    #expect(fake.pair(text, 1) == expected.scalars)
    #expect(fake.stubbedValue("pair(_:_:)", arguments: optional(text), 1) == expected.scalars)
    #expect(fake.stubbedValue("pair(_:_:)", arguments: wrapped(text), 1) == expected.scalars)
    #expect(fake.stubbedValue("pair(_:_:)", arguments: text, 1 as Int?) == expected.scalars)
    #expect(fake.spryify("pair(_:_:)", arguments: text, 2, fallbackValue: "none") == "none")
    #expect(fake.spryify("pair(_:_:)", arguments: text, Int8(1), fallbackValue: "none") == "none")
    #expect(fake.spryify("pair(_:_:)", arguments: text, true, fallbackValue: "none") == "none")
    #expect(fake.spryify("pair(_:_:)", arguments: text, fallbackValue: "none") == "none")
    #expect(fake.spryify("pair(_:_:)", arguments: text, 1, 1, fallbackValue: "none") == "none")
  }

  @Test func numbersAndBooleans() {
    let fake = FakeService()
    let values: [Any] = [0, 1, -1, Int.max, Int.min, true, false, "0", "1", "true", 31, 32]
    for (index, value) in values.enumerated() { fake.stub("accept(_:)", value, index) }
    func answer(_ value: some Any) -> Int {
      fake.spryify("accept(_:)", arguments: value, fallbackValue: -1)
    }
    #expect([0, 1, -1, Int.max, Int.min].map(answer) == [0, 1, 2, 3, 4])
    #expect([true, false].map(answer) == [5, 6])
    #expect(["0", "1", "true", "false"].map(answer) == [7, 8, 9, -1])
    #expect([optional(0), 1, nil].map(answer) == [0, 1, -1])
    #expect(values.map(answer) == Array(values.indices))
    #expect([Int8(0), Int8(1)].map(answer) == [-1, -1])
    #expect(answer(2) == -1)
  }

  @Test func argumentsInAnotherOrder() {
    let fake = FakeService()
    for (index, pair) in [(1, 2), (2, 1), (0, 33), (33, 0), (1, 31), (31, 1)].enumerated() {
      fake.stub(.accept).with(pair.0, pair.1).andReturn(index)
    }
    func answer(_ first: Int, _ second: Int) -> Int {
      fake.spryify("accept(_:)", arguments: first, second, fallbackValue: -1)
    }
    #expect(answer(1, 2) == 0)
    #expect(answer(2, 1) == 1)
    #expect(answer(33, 0) == 3)
    // (0, 33) and (1, 2) have one fingerprint: 0 * 31 ^ 33, 1 * 31 ^ 62.
    #expect(answer(0, 33) == 2)
    #expect(answer(1, 62) == -1)
  }

  @Test(arguments: 1...8)
  func mixedWithMatchers(count: Int) {
    let fake = FakeService()
    let captor = Argument.captor()
    fake.stub(.save).andReturn(false)
    for number in 0..<count { fake.stub(.save).with(number).andReturn(true) }
    #expect(fake.save(0))
    #expect(!fake.save(100))
    fake.stub(.save).with(Argument.greaterThan(50)).andReturn(true)
    #expect(fake.save(100))
    #expect(!fake.save(50))
    fake.stub(.save).with(captor).andReturn(false)
    #expect(!fake.save(0))
    #expect(captor.values(as: Int.self) == [0])
    fake.stub(.save).with(0).andDo { _ in true }
    #expect(fake.save(0))
    #expect(captor.count == 1)
  }

  @Test func overloadsByReturnType() {
    let fake = FakeService()
    for number in 0..<6 {
      fake.stub(.fetch).with("\(number)").andReturn(number)
      fake.stub(.fetch).with("\(number)").andReturn("text \(number)")
    }
    for number in 0..<6 {
      #expect(fake.fetch("\(number)") == number)
      #expect(fake.fetch("\(number)") == "text \(number)")
    }
  }

  @Test func nilAmongThem() {
    let fake = FakeService()
    for number in 0..<6 { fake.stub(.accept).with(number).andReturn(number) }
    fake.stub(.accept).with(nil).andReturn(100)
    #expect(fake.spryify("accept(_:)", arguments: Int?.none) == 100)
    #expect(fake.spryify("accept(_:)", arguments: optional(5)) == 5)
  }
}

extension FakeService {
  fileprivate func stub(_ name: String, _ argument: Any, _ answer: Int) {
    stub(Function(rawValue: name)!).with(argument).andReturn(answer)
  }
}

extension String {
  /// Tells canonically equivalent texts apart.
  fileprivate var scalars: String {
    unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }
}
