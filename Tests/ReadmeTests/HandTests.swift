import Foundation
import SpryKit
import SpryMacros
import SpryMatchers
import Testing
import XCTest

// The samples of the article about hand-written fakes.

// Example of Spryable, StringRepresentable, Spryable.spryifyThrows
final class FakeVault: Vault, Spryable, Sendable {
  enum Function: String, StringRepresentable { case open, read, unlock }
  // Example of SpryState, SpryState.init, SpryFake.spryState
  let spryState = SpryState()

  func open() throws { try spryifyThrows() }
  func read() async -> [String] { await spryify() }
  func unlock(pin: Int) async throws(VaultError) -> Bool {
    try await spryifyThrows(arguments: pin, throwing: VaultError.self)
  }
}

final class VaultTests: SpryTestCase {
  func testUnlocksWithThePIN() async throws {
    let vault = FakeVault()
    vault.stub(.unlock).with(1234).andReturn(true)

    let isOpen = try await vault.unlock(pin: 1234)

    XCTAssertTrue(isOpen)
    XCTAssertHaveReceived(vault, .unlock, with: 1234, countSpecifier: .once)
    XCTAssertHaveNotReceived(vault, .read)
  }
}

@Spryable
private protocol UserArchive: AnyObject {
  func load(id: String) async throws -> User
}

// Example of MemberName
extension FakeUserArchive { typealias Function = MemberName }

protocol Cart: AnyObject {
  var coupon: String? { get set }
  func count(_ items: inout Int)
}

final class FakeCart: Cart, Spryable {
  enum Function: String, StringRepresentable { case coupon, count }

  var coupon: String? {
    get { spryify() }
    set { spryify(arguments: newValue) }
  }
  // Example of withInoutArgument
  func count(_ items: inout Int) { withInoutArgument(&items) { spryify(arguments: $0) } }
}

protocol Songbook: AnyObject {
  init(name: String)
  subscript(page: Int) -> String { get set }
  func add(_ titles: String...)
  func note(_ text: @autoclosure () -> String)
  func load(then done: @escaping (Int) -> Void)
  func forEachTitle(_ body: (String) -> Void)
  func first(where test: (String) throws -> Bool) rethrows -> String?
  func sort(_ titles: inout [String]) -> Bool
  func copy<Page>(_ page: Page) -> Page
}

final class FakeSongbook: Songbook, Spryable {
  enum Function: String, StringRepresentable {
    case `init`, `subscript`, add, note, load, forEachTitle, first, sort, copy
  }

  init(name: String) { recordCall(arguments: name) }
  subscript(page: Int) -> String {
    get { spryify(arguments: page) }
    set { spryify(arguments: page, newValue) }
  }
  func add(_ titles: String...) { spryify(arguments: titles) }
  func note(_ text: @autoclosure () -> String) { spryify(arguments: text()) }
  func load(then done: @escaping (Int) -> Void) { spryify(arguments: done) }
  // Example of NonEscapingArgument, NonEscapingArgument.init
  func forEachTitle(_ body: (String) -> Void) {
    withoutActuallyEscaping(body) { spryify(arguments: NonEscapingArgument($0)) }
  }
  func first(where test: (String) throws -> Bool) rethrows -> String? {
    try withoutActuallyEscaping(test) { test in
      try spryify(arguments: NonEscapingArgument(test)) { throw $0 }
    }
  }
  func sort(_ titles: inout [String]) -> Bool {
    withInoutArgument(&titles) { spryify(arguments: $0) }
  }
  func copy<Page>(_ page: Page) -> Page { spryify(arguments: page) }
}

protocol Phone: AnyObject {
  func call(_ name: String)
  func call(number: Int)
}

final class FakePhone: Phone, Spryable {
  enum Function: String, StringRepresentable {
    case callName = "call(_:)"
    case callNumber = "call(number:)"
  }

  func call(_ name: String) { spryify(arguments: name) }
  func call(number: Int) { spryify(arguments: number) }
}

private final class FakeLiteralPhone: Phone, Spryable {
  func call(_ name: String) { spryify(arguments: name) }
  func call(number: Int) { spryify(arguments: number) }
}

protocol Mint {
  static func coin(worth value: Int) -> String
  static func + (left: Self, right: Self) -> Int
}

final class FakeMint: Mint, Spryable {
  enum ClassFunction: String, StringRepresentable {
    case coin
    case plus = "+"
  }

  static func coin(worth value: Int) -> String { spryify(arguments: value) }
  static func + (left: FakeMint, right: FakeMint) -> Int { spryify(arguments: left, right) }
}

class Kettle {
  let size: Int
  var temperature: Int { 20 }

  init(size: Int) { self.size = size }
  func boil(for minutes: Int) -> Bool { true }
}

class FakeKettle: Kettle, Spryable {
  enum Function: String, StringRepresentable { case temperature, boil, whistle }

  init() { super.init(size: 1) }
  override var temperature: Int { spryify() }
  override func boil(for minutes: Int) -> Bool { spryify(arguments: minutes) }
}

final class FakeWhistlingKettle: FakeKettle {
  func whistle() { spryify() }
}

protocol Till: Actor {
  func add(_ cents: Int) -> Int
  func close() async throws
}

actor FakeTill: Till, Spryable {
  enum Function: String, StringRepresentable { case add, close }

  func add(_ cents: Int) -> Int { spryify(arguments: cents) }
  func close() async throws { try await spryifyThrows() }
}

@Suite("The articles: fakes by hand", .spry) struct HandTests {
  private let vault = FakeVault()
  private let book = FakeSongbook(name: "Carols")

  @Test("A fake by hand is stubbed and checked by the names of its members")
  func stubs() async throws {
    vault.stub(.read).andReturn(["gold"])
    vault.stub(.unlock).with(0).andThrow(VaultError.wrongPin)
    vault.stub(.unlock).with(Argument.greaterThan(0)).andDo { (pin: Int) in pin == 1234 }

    await #expect(throws: VaultError.wrongPin) { try await vault.unlock(pin: 0) }
    #expect(try await vault.unlock(pin: 1234))
    expectHaveReceived(vault, .unlock, with: 1234, countSpecifier: .once)
    expectHaveNotReceived(vault, .open)
    try vault.open()
    #expect(await vault.read() == ["gold"])
  }

  @Test("A closure takes the arguments as a list, too")
  func listOfArguments() async throws {
    vault.stub(.unlock).andDo { arguments in arguments[0] as! Int == 1234 }
    #expect(try await vault.unlock(pin: 1234))
  }

  @Test("Properties and inout arguments of a fake by hand")
  func properties() {
    let cart = FakeCart()
    cart.stub(.coupon).andReturn("half")
    cart.stub(.count).andDo { (items: InoutArgument<Int>) in items.value += 6 }
    cart.coupon = cart.coupon
    var items = 1
    cart.count(&items)
    #expect(items == 7)
    expectHaveReceived(cart, .coupon, with: "half", countSpecifier: .once)
    #expect(cart.called(.coupon).count == 2)
    #expect(cart.called(.coupon, with: Argument.anything).count == 1)
    expectHaveReceived(cart, .count, with: 1)
  }

  @Test("Each kind of parameter")
  func parameters() {
    expectHaveReceived(book, .`init`, with: "Carols")

    book.stub(.subscript).with(3).andReturn("Silent Night")
    book[4] = book[3]
    expectHaveReceived(book, .subscript, with: 4, "Silent Night", countSpecifier: .once)

    book.add("Noel", "Joy")
    expectHaveReceived(book, .add, with: ["Noel", "Joy"])

    book.note("sing " + "slowly")
    expectHaveReceived(book, .note, with: "sing slowly")

    book.stub(.copy).with(5).andReturn(6)
    #expect(book.copy(5) == 6)
  }

  @Test("Closure parameters")
  func closures() {
    book.stub(.load).andDo { (done: @escaping (Int) -> Void) in done(12) }
    var pages = 0
    book.load { pages = $0 }
    #expect(pages == 12)

    book.stub(.forEachTitle).andDo { (body: @escaping (String) -> Void) in
      body("Noel")
      body("Joy")
    }
    var titles: [String] = []
    book.forEachTitle { titles.append($0) }
    #expect(titles == ["Noel", "Joy"])
    expectHaveReceived(book, .forEachTitle, with: Argument.anything)

    book.stub(.first).andDo { (test: @escaping (String) throws -> Bool) in
      try test("Noel") ? "Noel" : nil as String?
    }
    #expect(book.first { $0 == "Noel" } == "Noel")
    #expect(throws: Offline.self) { try book.first { _ in throw Offline() } }
  }

  @Test("The closure of a stub changes an inout argument")
  func inoutArguments() {
    book.stub(.sort).andDo { (titles: InoutArgument<[String]>) in
      titles.value.sort()
      return true
    }
    var titles = ["Noel", "Joy"]
    #expect(book.sort(&titles))
    #expect(titles == ["Joy", "Noel"])
    expectHaveReceived(book, .sort, with: ["Noel", "Joy"])
  }

  @Test("Two members of one base name")
  func names() {
    let (phone, literal) = (FakePhone(), FakeLiteralPhone())
    phone.call("Ann")
    phone.call(number: 3)
    expectHaveReceived(phone, .callName, with: "Ann", countSpecifier: .once)
    expectHaveReceived(phone, .callNumber, with: 3, countSpecifier: .once)

    literal.call("Ann")
    literal.call(number: 3)
    expectHaveReceived(literal, "call(number:)", with: 3, countSpecifier: .once)
  }

  @Test("Static members and operators")
  func staticMembers() {
    FakeMint.stub(.coin).with(2).andReturn("a coin")
    FakeMint.stub(.plus).andReturn(4)
    #expect(FakeMint.coin(worth: 2) == "a coin")
    #expect(FakeMint() + FakeMint() == 4)
    expectHaveReceived(type: FakeMint.self, .coin, with: 2, countSpecifier: .once)
    #expect(FakeMint.didCall(.plus).success)
    FakeMint.resetCallsAndStubs()
    XCTAssertHaveNoRecordedCalls(type: FakeMint.self)
  }

  @Test("Fakes of classes, subclasses of fakes, and actors")
  func classes() async throws {
    let kettle = FakeWhistlingKettle()
    kettle.stub(.boil).with(3).andReturn(false)
    #expect(!kettle.boil(for: 3))
    kettle.whistle()
    expectHaveReceived(kettle, .whistle)

    let till = FakeTill()
    till.stub(.add).andReturn(100)
    #expect(await till.add(30) == 100)
    try await till.close()
    expectHaveReceived(till, .add, with: 30)
  }

  @Test("Captors, recorded calls, order, and waits without types")
  func others() async throws {
    // Example of Argument.captor
    let captor = Argument.captor()
    vault.stub(.unlock).with(captor).andReturn(true)
    _ = try await vault.unlock(pin: 3)
    #expect(captor.last as? Int == 3)

    #expect(vault.called(.unlock).arguments(as: Int.self) == [3])
    #expect(vault.didCall(.unlock, withArguments: [3], countSpecifier: .once).success)
    try await vault.called(.unlock, with: 3).wait(within: .seconds(5))
    expectInOrder { vault.called(.unlock, with: 3) }
    expectNoOtherCalls(vault, ignoring: vault.called(.open))
  }

  @Test("Captors with types, results, and resets")
  func captors() {
    let titles = ArgumentCaptor<[String]>()
    let done = ArgumentCaptor<(Int) -> Void>()
    book.stub(.load).with(done).andReturn()
    book.add("Noel")
    var pages = 0
    book.load { pages = $0 }

    done.last?(12)
    XCTAssertHaveReceived(book, .add, with: titles)
    #expect(titles.values == [["Noel"]])
    #expect(pages == 12)

    let result = book.didCall(.add, with: ["Noel"], countSpecifier: .exactly(2))
    if !result.success { print(result.failureDescription ?? "") }
    #expect(!result.success)

    book.resetCalls()
    book.resetStubs()
    book.resetCallsAndStubs()
    expectHaveNotReceived(book, .add)
  }

  @Test("Values of other types")
  func otherTypes() {
    book.stub(.copy).andReturn(5.0)
    _ = book.copy(5.0)
    expectHaveReceived(book, .copy, with: 5)
    for number: Any in [Int64(5), CGFloat(5), Decimal(5), Argument.atLeast(5), Argument.in(1...5)] {
      expectHaveReceived(book, .copy, with: number)
    }
    book.resetCallsAndStubs()
    book.stub(.copy).andReturn(Float(0))
    _ = book.copy(Float(0.1))
    expectHaveNotReceived(book, .copy, with: 0.1)

    book.add("Noel", "Joy")
    expectHaveReceived(book, .add, with: Set(["Joy", "Noel"]))
    expectHaveReceived(book, .add, with: ["Noel", "Joy"][...])
    expectHaveNotReceived(book, .add, with: ["Joy", "Noel"])

    book.note("Noel")
    expectHaveReceived(book, .note, with: "Noel"[...])
  }

  @Test("A generic parameter takes values of any type")
  func generic() {
    book.stub(.copy).andReturn("3")
    _ = book.copy("3")
    expectHaveNotReceived(book, .copy, with: Argument.pass { $0 as? Int == 2 })
  }

  @Test("String literals name the members of a fake that the macro writes, after one line")
  func literals() async throws {
    let service = FakeUserArchive()
    service.stub("load(id:)").with("7").andReturn(nobody)
    #expect(try await service.load(id: "7") == nobody)
    expectHaveReceived(service.calls.load(id: "7"))
  }

  @Test("A literal is a whole name, or a base name")
  func baseNames() {
    final class FakeLiteralVault: Spryable {
      func unlock(pin: Int) -> Bool { spryify(arguments: pin) }
    }
    let vault = FakeLiteralVault()
    vault.stub("unlock").with(1234).andReturn(true)
    #expect(vault.unlock(pin: 1234))
    expectHaveReceived(vault, "unlock(pin:)", with: 1234)
  }

  @Test("A fake of a clock calls the real one")
  func callThrough() {
    final class FakeWallClock: WallClock, Spryable {
      enum Function: String, StringRepresentable { case now }

      let real = SystemClock()
      func now() -> Date { spryify(fallbackValue: real.now()) }
    }
    let clock = FakeWallClock()
    #expect(abs(clock.now().timeIntervalSinceNow) < 60)
    clock.stub(.now).andReturn(Date(timeIntervalSince1970: 0))
    #expect(clock.now() == Date(timeIntervalSince1970: 0))
  }
}
