import SpryMacros
import SpryMatchers
import TestSupport
import Testing

struct Opaque: Sendable { var x = 1 }

private struct OpaqueError: Error {}
private struct OtherError: Error {}

protocol Notifier: AnyObject, Sendable {}
final class Bell: Notifier {}
final class Horn: Notifier {}
private final class Lamp: Sendable {}

@Spryable private protocol Taker {
  func take(_ opaque: Opaque)
  func fail(_ error: any Error)
  func takeAll(_ opaques: [Opaque])
  func takeSome(_ opaque: Opaque?)
  func takePair(_ pair: (Opaque, Int))
  func list(_ numbers: [Int])
  func attach(_ notifier: any Notifier, spare: (any Notifier)?)
}

@Suite("Checks that no call can match", .spry(callers: false))
struct ImpossibleCheckTests {
  private let taker = FakeTaker()

  init() {
    taker.take(Opaque())
    taker.fail(OpaqueError())
    taker.takeAll([Opaque()])
    taker.takeSome(Opaque())
    taker.takePair((Opaque(), 1))
    taker.list([1])
  }

  @Test("A check that expects no calls fails if nothing can compare the expected value")
  func incomparableValues() {
    let calls = taker.calls
    let queries: [any MemberCalls] = [
      calls.take(Opaque()), calls.fail(OpaqueError()), calls.takeAll([Opaque()]),
      calls.takeSome(Opaque()), calls.takePair((Opaque(), 1)),
      calls.take(.not(.equal(Opaque()))), calls.take(.oneOf(Opaque(), Opaque())),
      calls.fail(.oneOf(OpaqueError(), OtherError())), calls.list(.count(-1)),
    ]
    expectGolden(queries.map { $0.didCall(.never).failureDescription ?? "no failure" })
    for query in queries.dropLast(4) {
      #expect(query.didCall(.atMost(1)).failureDescription != nil)
      #expect(query.didCall().oppositeFailureDescription != nil)
    }
  }

  @Test("A collection can have no elements")
  func noElements() { expectHaveNotReceived(taker.calls.list(.count(0))) }

  @Test("It fails as well if the member was not called")
  func withoutCalls() {
    expectGolden(FakeTaker().calls.take(Opaque()).didCall(.never).failureDescription)
  }

  @Test("Reading calls that nothing can match is misuse, and ignoring them a failure")
  func reading() {
    let opaque = Opaque()
    let texts = misuses {
      #expect(taker.calls.take(opaque).count == 0)
      #expect(taker.calls.take(opaque).isEmpty)
      for _ in taker.calls.take(opaque) {}
    }
    expectGolden(texts)
    withKnownIssue {
      expectNoOtherCalls(FakeTaker(), ignoring: taker.calls.take(opaque))
    } matching: {
      $0.description.contains("cannot be compared")
    }
  }

  @Test("Values that can be compared in part are no mistake")
  func comparableValues() {
    expectHaveNotReceived(taker.calls.takeAll([]))
    expectHaveNotReceived(taker.calls.takeSome(nil))
    expectHaveNotReceived(taker.calls.take(.match { $0.x == 2 }))
    expectHaveNotReceived(taker.calls.take(.having(\.x, 2)))
    expectHaveNotReceived(taker.calls.takeAll(.having(\.count, 2)))
  }

  @Test("The advice for a value that nothing can compare is right")
  func advice() {
    expectHaveReceived(taker.calls.take(.match { $0.x == 1 }), .once)
    expectHaveReceived(taker.calls.take(.having(\.x, 1)), .once)
  }

  @Test("The same object, where the parameter is any object of a protocol")
  func identicalObjects() {
    let (bell, horn) = (Bell(), Horn())
    let notifier: any Notifier = bell
    taker.attach(bell, spare: horn)
    expectHaveReceived(taker.calls.attach(.identical(to: notifier), spare: .any), .once)
    expectHaveReceived(taker.calls.attach(.identical(to: bell), spare: .identical(to: horn)), .once)
    expectHaveNotReceived(taker.calls.attach(.any, spare: .identical(to: bell)))
    expectGolden(
      taker.calls.attach(.identical(to: Lamp()), spare: .any).didCall(.never).failureDescription)
  }
}

private struct Price: Equatable { var cents: Int }
private struct Receipt: Equatable { var number: Int }
private class Key {}
private final class MasterKey: Key {}

private final class CodeLock: Spryable {
  enum Function: String, StringRepresentable {
    case unlock = "unlock(_:)", put = "put(_:at:)", book = "book(_:)", keep = "keep(_:_:)"
  }

  let spryState = SpryState()
  func unlock(_ code: Int) -> Bool { spryify(arguments: code, fallbackValue: false) }
  func put(_ value: Any?, at place: String) { spryify(arguments: value, place) }
  func book(_ price: Price?) { recordCall(arguments: price) }
  func book(_ price: Int) { recordCall(arguments: price) }
  func keep(_ key: Key, _ keys: [Key]) { recordCall(arguments: key, keys) }
}

@Suite("Expected values of another type, without typed members", .spry(callers: false))
struct ValuesOfAnotherTypeTests {
  private let vault = CodeLock()

  @Test("A check that expects no calls fails if every call has another type, which it names")
  func otherType() {
    _ = vault.unlock(1234)
    let check = vault.called(.unlock, with: "1234").check(.never)
    expectGolden(check.failureDescription)
    withKnownIssue { expectHaveNotReceived(vault, .unlock, with: "1234") }
    withKnownIssue { XCTAssertHaveNotReceived(vault, .unlock, with: 1234.0) }
    withKnownIssue { expectHaveNotReceived(vault, .unlock, with: Argument.greaterThan(1.0)) }
    expectHaveNotReceived(vault, .unlock, with: Argument.greaterThan(1234))
  }

  @Test("Several values, and a matcher with a type")
  func severalValuesAndTypedMatcher() {
    _ = vault.unlock(7)
    let texts = vault.called(.unlock, with: Argument.oneOf("7", "8")).check(.never)
    #expect(
      texts.failureDescription?.contains("expected a String, but the parameter is an Int") == true)
    #expect(vault.called(.unlock, with: Argument.oneOf("7", 8)).didCall(.never).success)
    expectHaveReceived(vault, .unlock, with: ArgumentOf<Int>.greaterThan(6))
    expectHaveNotReceived(vault, .unlock, with: ArgumentOf<Int>.greaterThan(7))
  }

  @Test("A parameter of type Any takes all")
  func any() {
    vault.put(1, at: "a")
    expectHaveNotReceived(vault, .put, with: "x", "a")
    expectHaveNotReceived(vault, .put, with: Opaque?.none, "a")
    expectHaveNotReceived(vault, .put, with: Shade.red, "a")
    vault.put(nil, at: "a")
    expectHaveNotReceived(vault, .put, with: "x", "a")
    withKnownIssue { expectHaveNotReceived(vault, .put, with: "x", 1) }
  }

  @Test("A structure is no other structure, and no object, unless an overload takes it")
  func structures() {
    vault.book(Price(cents: 1))
    expectHaveNotReceived(vault, .book, with: Price(cents: 2))
    expectHaveNotReceived(vault, .book, with: nil)
    withKnownIssue { expectHaveNotReceived(vault, .book, with: Receipt(number: 1)) }
    withKnownIssue { expectHaveNotReceived(vault, .book, with: Key()) }
    withKnownIssue { expectHaveNotReceived(vault, .book, with: 2) }
    let number = Argument.pass { $0 as? Int == 2 }  // the advice
    expectHaveNotReceived(vault, .book, with: number)
    vault.book(1)
    expectHaveNotReceived(vault, .book, with: 2)
    vault.resetCalls()
    withKnownIssue { expectHaveNotReceived(vault, .book, with: Receipt(number: 1)) }
  }

  @Test("A class takes its subclasses, and a collection is compared by its elements")
  func classes() {
    let (key, master) = (Key(), MasterKey())
    vault.keep(key, [key])
    expectHaveNotReceived(vault, .keep, with: master, Argument.anything)
    expectHaveNotReceived(vault, .keep, with: key, [master])
    withKnownIssue { expectHaveNotReceived(vault, .keep, with: Price(cents: 1), [key]) }
    withKnownIssue { expectHaveNotReceived(vault, .keep, with: CodeLock(), [key]) }
    withKnownIssue { expectHaveNotReceived(vault, .keep, with: key, key) }
  }
}

enum Shade: Sendable { case red, blue, green }

@Suite("Values in matchers of several", .spry(callers: false))
struct ValuesInMatchersTests {
  @Test("Matchers that combine others take values, too")
  func combinators() {
    #expect(ArgumentOf<Shade>.oneOf(.red, .blue).matches(.blue))
    #expect(!ArgumentOf<Shade>.oneOf(.red, .blue).matches(.green))
    #expect(ArgumentOf<Shade>.not(.red).matches(.blue))
    #expect(!ArgumentOf<Shade>.not(.red).matches(.red))
    #expect(ArgumentOf<[Shade]>.elements(.red, .blue).matches([.red, .blue]))
    #expect(!ArgumentOf<[Shade]>.elements(.red).matches([.red, .blue]))
    #expect(ArgumentOf<[Shade]>.elements().matches([]))
    #expect(ArgumentOf<[Shade]>.each(.red).matches([.red, .red]))
    #expect(!ArgumentOf<[Shade]>.each(.red).matches([.red, .blue]))
    #expect(ArgumentOf<[String: Shade]>.value(for: "a", .red).matches(["a": .red]))
    #expect(!ArgumentOf<[String: Shade]>.value(for: "a", .red).matches(["a": .blue]))
  }
}
