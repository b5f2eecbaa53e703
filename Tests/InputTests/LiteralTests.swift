import SpryMacros
import SpryMatchers
import Testing

private struct Amount: Equatable, Sendable { var cents: Int }

// Members that a literal distinguishes as it does in a call.
@Spryable private protocol Scanner {
  func parse(_ number: Double, base: String) async throws -> Int
  func parse(_ number: Int, base: String) async throws -> Int
  func write(_ text: String)
  func write(_ text: Substring)
  func find(_ id: Int?, name: String?) -> Int
  func find(_ id: Int, name: String?) -> Int
  func fill(_ items: [Int])
  func fill(_ items: Set<Int>)
  func log(_ value: Any)
  func log(_ value: Amount)
  func put<Value: Equatable & Sendable>(_ value: Value, for key: String)
  func put(_ value: String, for key: String)
  func put(_ value: Int?, for key: String)
  func run(_ body: @escaping () -> Void, times: Int)
  func run(_ body: @escaping () -> Void, times: Double)
  subscript(index: Int) -> Int { get set }
  subscript(index: Double) -> Int { get set }
  static func make(_ size: Int) -> Int
  static func make(_ size: Double) -> Int
}

// The same for a class with bodies.
@Spryable private final class Tally: Spryable, @unchecked Sendable {
  func add(_ number: Int, to name: String) -> Int { spryify(arguments: number, name) }
  func add(_ number: Double, to name: String) -> Int { spryify(arguments: number, name) }
}

@Suite("A literal chooses the overload that a call would choose", .spry) struct LiteralTests {
  private let scanner = FakeScanner()

  @Test("Overloads of an async member, alone and beside a matcher")
  func asyncOverloads() async throws {
    scanner.stub.parse(3, base: "x").andReturn(1)
    scanner.stub.parse(3.5, base: .any).andReturn(2)
    let (base, number) = ("y", 4)
    scanner.stub.parse(number, base: .prefix("y")).andReturn(3)
    #expect(try await scanner.parse(3, base: "x") == 1)
    #expect(try await scanner.parse(3.5, base: "x") == 2)
    #expect(try await scanner.parse(number, base: base) == 3)
    expectHaveReceived(scanner.calls.parse(3, base: .any), .once)
    expectHaveReceived(scanner.calls.parse(number, base: base), .once)
    expectHaveNotReceived(scanner.calls.parse(3 as Double, base: "x"))
    expectHaveReceived(scanner.calls.parse(.any(Double.self), base: .any), .once)
  }

  @Test("Texts, collections, and optionals")
  func otherLiterals() {
    scanner.stub.find(1, name: nil).andReturn(1)
    scanner.stub.find(nil, name: "a").andReturn(2)
    scanner.write("x")
    scanner.write(Substring("x"))
    scanner.fill([1])
    #expect(scanner.find(1, name: nil) == 1)
    #expect(scanner.find(nil, name: "a") == 2)
    expectHaveReceived(scanner.calls.write("x"), .once)
    expectHaveReceived(scanner.calls.write(.any(Substring.self)), .once)
    expectHaveReceived(scanner.calls.fill([1]), .once)
    expectHaveReceived(scanner.calls.find(.nil(), name: .any), .once)
    expectHaveReceived(scanner.calls.find(1, name: .nil()), .once)
  }

  @Test("Any, a generic parameter, and a closure beside the literal")
  func lessTypedParameters() {
    scanner.log(Amount(cents: 1))
    scanner.log(1)
    scanner.put("x", for: "a")
    scanner.put(1, for: "a")
    scanner.put(nil, for: "b")
    scanner.run({}, times: 2)
    scanner.run({}, times: 2.5)
    expectHaveReceived(scanner.calls.log(Amount(cents: 1)), .once)
    expectHaveReceived(scanner.calls.log(1), .once)
    expectHaveReceived(scanner.calls.log(ArgumentOf<Any>.any), .once)
    expectHaveReceived(scanner.calls.put("x", for: .any), .once)
    expectHaveReceived(scanner.calls.put(1, for: "a"), .once)
    expectHaveReceived(scanner.calls.put(.any(Int.self), for: .any), .once)
    expectHaveReceived(scanner.calls.put(.equal(nil as Int?), for: .equal("b")), .once)
    expectHaveReceived(scanner.calls.run(.any, times: 2), .once)
    expectHaveReceived(scanner.calls.run(.any, times: 2.5), .once)
  }

  @Test("Subscripts, static members, and a class with bodies")
  func otherMembers() {
    scanner.stub[1].andReturn(1)
    scanner.stub[1.5].andReturn(2)
    FakeScanner.stub.make(1).andReturn(3)
    #expect(scanner[1] == 1)
    #expect(scanner[1.5] == 2)
    #expect(FakeScanner.make(1) == 3)
    scanner[2] = 4
    expectHaveReceived(scanner.calls[2].set(4), .once)
    expectHaveReceived(FakeScanner.calls.make(1), .once)

    let tally = Tally()
    tally.stub.add(1, to: .any).andReturn(5)
    #expect(tally.add(1, to: "a") == 5)
    expectHaveReceived(tally.calls.add(1, to: "a"), .once)
  }
}

@Spryable private protocol Sheet {
  func add(_ cells: Int?...) -> Int
  func pair(first: Int?..., second: Int?) -> Int
  func run(_ steps: (@Sendable () -> Void)?...)
  func track(_ event: String, _ values: Any...)
  func name(_ name: String?, _ values: Int...) async -> Int
}

@Suite("Values of a variadic parameter", .spry) struct VariadicTests {
  private let sheet = FakeSheet()

  @Test("nil is a value, alone and beside others")
  func optionals() {
    sheet.stub.add(nil).andReturn(1)
    sheet.stub.add(nil, 2).andReturn(2)
    sheet.stub.pair(first: nil, second: nil).andReturn(3)
    #expect(sheet.add(nil) == 1)
    #expect(sheet.add(nil, 2) == 2)
    #expect(sheet.pair(first: nil, second: nil) == 3)
    expectHaveReceived(sheet.calls.add(.nil(), .any), .once)
    expectHaveReceived(sheet.calls.pair(first: nil, second: .any), .once)
  }

  @Test("A closure that is nil")
  func closures() {
    sheet.run(nil)
    sheet.run({}, nil)
    expectHaveReceived(sheet.calls.run(nil), .once)
    expectHaveReceived(sheet.calls.run(.any, nil), .once)
    expectHaveReceived(sheet.calls.run(.any), .exactly(2))
  }

  @Test("Values beside a matcher, one or several")
  func besideMatchers() async {
    sheet.track("abc", "x", 1)
    sheet.track("abc")
    expectHaveReceived(sheet.calls.track(.prefix("a"), "x", 1), .once)
    expectHaveNotReceived(sheet.calls.track(.prefix("a"), "y", 1))
    expectHaveReceived(sheet.calls.track(.prefix("a"), .any), .exactly(2))
    expectHaveReceived(sheet.calls.track(.prefix("a"), .empty), .once)
    expectHaveReceived(sheet.calls.track("abc"), .once)

    let number = 7
    sheet.stub.name(nil, 1).andReturn(1)
    sheet.stub.name(.some(), number).andReturn(2)
    sheet.stub.name(nil, .greaterThan(8)).andReturn(3)
    #expect(await sheet.name(nil, 1) == 1)
    #expect(await sheet.name("a", 7) == 2)
    #expect(await sheet.name(nil, 9) == 3)
  }
}

@Suite("Literals beside matchers of a closure", .spry) struct ClosureLiteralTests {
  @Test("Two, three, and four parameters")
  func parameters() {
    let two = SpyClosure<(Int, String), Bool>("two")
    let three = SpyClosure<(Int?, String, [Int]), Bool>("three")
    let four = SpyClosure<(Int, String, Bool, Double), Void>("four")
    two.stub(1, .prefix("o")).andReturn(true)
    three.stub(nil, .any, [1]).andReturn(true)
    #expect(two.closure(1, "ok"))
    #expect(three.closure(nil, "x", [1]))
    four.closure(1, "x", true, 2)
    expectHaveReceived(two.calls(.any, "ok"), .once)
    expectHaveNotReceived(two.calls(2, .any))
    expectHaveReceived(three.calls(.nil(), "x", .any), .once)
    expectHaveReceived(four.calls(1, .any, true, 2), .once)
    expectHaveNotReceived(four.calls(1, .any, false, 2))
  }

  @Test("The calls with any arguments")
  func anyArguments() async throws {
    let done = SpyClosure<(Int, String), Bool>("done")
    let none = SpyClosure<Void, Int>("none")
    done.stub().andReturn(true)
    none.stub().andReturn(3)
    for (number, text) in [(1, "a"), (2, "b")] { _ = done.closure(number, text) }
    _ = try await none.closure()
    expectHaveReceived(done.calls(), .exactly(2))
    #expect(done.calls().map(\.0) == [1, 2])
    try await none.calls().wait(within: .seconds(5))
  }
}
