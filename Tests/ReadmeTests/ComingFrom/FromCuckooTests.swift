import SpryMacros
import SpryMatchers
import Testing
import XCTest

final class DeskTests: SpryTestCase {
  let catalog = FakeCatalog()

  func testLendsABook() async throws {
    catalog.stub.find("Dune").andReturn(Book(title: "Dune", copies: 1))
    let answer = try await Desk(catalog: catalog).lend("Dune", to: "Ann")
    XCTAssertEqual(answer, "Here is Dune.")
    let text = ArgumentCaptor<String>()
    XCTAssertHaveReceived(catalog.calls.find("Dune"), .once)
    XCTAssertHaveReceived(catalog.calls.log(.capture(text)))
    XCTAssertEqual(text.last, "Dune to Ann")
    expectNoOtherCalls(catalog)
  }

  func testReservesABook() async throws {
    catalog.stub.find(.any).andDo { title in Book(title: title, copies: 0) }
    catalog.stub.reserve("Emma", for: .any).andReturn(3, 4)
    let desk = Desk(catalog: catalog)
    let first = try await desk.lend("Emma", to: "Bob")
    let second = try await desk.lend("Emma", to: "Eve")
    XCTAssertEqual(first, "You are number 3.")
    XCTAssertEqual(second, "You are number 4.")
    XCTAssertHaveReceived(catalog.calls.reserve("Emma", for: .any), .exactly(2))
    XCTAssertHaveNotReceived(catalog.calls.log(.any))
  }
}

// What the tables of the article about Cuckoo say.

private protocol Matched: AnyObject {
  func note(_ text: String?, object: AnyObject, numbers: [Int], table: [String: Int])
}

@Spryable
private final class FakeMatched: Matched {
  func note(_ text: String?, object: AnyObject, numbers: [Int], table: [String: Int])
}

@Spryable(wraps: true)
private protocol Logging: AnyObject {
  func log(_ text: String) -> Int
}

private final class RealLog: Logging, Sendable {
  func log(_ text: String) -> Int { text.count }
}

@Suite("The tables of the article about Cuckoo", .spry(unusedStubs: .off))
struct FromCuckooTableTests {
  private let fake = FakeCatalog()
  private let dune = Book(title: "Dune", copies: 1)
  private let error = NoSuchBook()

  @Test("Stubs have the spelling of the table")
  func stubs() async throws {
    fake.stub.find("Dune").andReturn(dune)
    #expect(try await fake.find("Dune") == dune)
    fake.stub.reserve(.any, for: .any).andReturn(3, 4)
    fake.stub.reserve("Emma", for: .any).andReturn(3).andReturn(4)
    #expect(fake.reserve("Emma", for: "Ann") == 3 && fake.reserve("Emma", for: "Ann") == 4)
    fake.stub.find("a").andThrow(error)
    await #expect(throws: NoSuchBook.self) { try await fake.find("a") }
    fake.stub.find("b").andDo { title in Book(title: title, copies: 1) }
    #expect(try await fake.find("b").title == "b")
    fake.stub.log(.any).andReturn()
    fake.stub.branch.andReturn("West")
    fake.stub.branch.set(.any).andDo { name in print(name) }
    fake.branch = fake.branch
    withDefaults(dune) {}
    fake.resetStubs()
    fake.resetCalls()
    fake.resetCallsAndStubs()
    #expect(fake.recordedCalls.isEmpty)
  }

  @Test("A fake can use a real object")
  func realObjects() {
    let real = RealLog()
    let fake = FakeLogging(wrapping: real)
    #expect(fake.log("abc") == 3)
    fake.stub.log("abc").andReturn(1)
    fake.stub.log("abcd").andCallThrough()
    #expect(fake.log("abc") == 1 && fake.log("abcd") == 4)
  }

  @Test("Arguments have the spelling of the table")
  func arguments() {
    let (matched, object, title) = (FakeMatched(), RealLog(), "Dune")
    fake.log("Dune")
    func checkText(_ text: ArgumentOf<String>) { expectHaveReceived(fake.calls.log(text)) }
    checkText("Dune")
    checkText(.equal(title))
    checkText(.match { $0.lowercased() == "dune" })
    checkText(.any)
    checkText(.any(String.self))
    checkText(.not("x"))
    checkText(.oneOf("Dune", "Emma"))
    checkText(.all(.prefix("D"), .suffix("e")))
    checkText(.match("words") { $0.count > 3 })
    matched.note("a", object: object, numbers: [1, 2], table: ["a": 1])
    func check(
      _ numbers: ArgumentOf<[Int]> = .any, _ table: ArgumentOf<[String: Int]> = .any
    ) {
      expectHaveReceived(
        matched.calls.note(.some(), object: .identical(to: object), numbers: numbers, table: table))
    }
    check(.match { [1, 2].contains(where: $0.contains) })
    check(.all(.contains(1), .contains(2)))
    check(.count(2))
    check(.count(.atLeast(2)))
    check(.count(.atMost(4)))
    check(.count(.in(2...4)))
    check(.any, .value(for: "a", 1))
    check(.any, .value(for: "a", .any))
    expectHaveNotReceived(matched.calls.note(.nil(), object: .any, numbers: .any, table: .any))
    let captor = ArgumentCaptor<String>()
    expectHaveReceived(fake.calls.log(.capture(captor)))
    #expect(captor.last == "Dune" && captor.values == ["Dune"])
  }

  @Test("Checks have the spelling of the table")
  func checks() async throws {
    fake.stub.find(.any).andReturn(dune)
    fake.stub.branch.andReturn("West")
    _ = try await fake.find("Dune")
    expectHaveReceived(fake.calls.find("Dune"), .once)
    _ = try await fake.find("Emma")
    expectHaveReceived(fake.calls.find(.any), .exactly(2))
    expectHaveNotReceived(fake.calls.log(.any))
    expectHaveReceived(fake.calls.find(.any))
    expectHaveReceived(fake.calls.find(.any), .atLeast(1))
    expectHaveReceived(fake.calls.find(.any), .atMost(3))
    expectHaveReceived(fake.calls.find(.any), .range(2...4))
    _ = fake.branch
    fake.branch = "West"
    expectHaveReceived(fake.calls.branch.get(), .once)
    expectHaveReceived(fake.calls.branch.set("West"), .once)
    expectNoOtherCalls(fake)
    await expectHaveReceived(fake.calls.find("Dune"), .once, within: .seconds(5))
    await expectHaveNotReceived(fake.calls.log(.any), for: .milliseconds(1))
    fake.stub.log("expected").andReturn().expected(.once)
    fake.log("expected")
    #expect(fake.recordedCalls.count == 5)
  }
}
