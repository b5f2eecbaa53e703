import SpryMacros
import Synchronization
import TestSupport
import Testing

/// Runs the body in a scope that reports misuse, and returns what it reported.
private func reports(_ body: () throws -> Void) rethrows -> [String] {
  let heard = Heard()
  try withSpryScope(misuse: heard.handler, body)
  return heard.texts
}

private final class Heard: Sendable {
  private let misuses = Mutex<[Misuse]>([])
  var texts: [String] { misuses.withLock { $0.map(\.description) } }
  var handler: MisuseHandler {
    .report { misuse, _ in self.misuses.withLock { $0.append(misuse) } }
  }
}

@Spyable private protocol Answering {
  var title: String { get }
  func text() -> String
  func number(id: Int) throws -> Int
  func later() async -> [Int]
  func action() -> () -> Int
  func maybeAction() -> (() -> Int)?
  func pair() -> (name: String, Int)
  func nothing()
  func void() -> Void
  func unit() -> ()
  func forced() -> String!
  func codable() -> any Codable
  func maybeCodable() -> (any Codable)?
  func anything() -> Any
  func type() -> any Sendable.Type
  func names() -> Set<String?>
  func deep() -> Int??
  func spelled() -> Optional<Int>
  @discardableResult func discard() -> Int
  subscript(index: Int) -> Int { get }
  static func shared() -> Int
}

@Suite("Results of spies") struct SpyResultTests {
  private let spy = AnsweringSpy()

  @Test("A member may return a closure") func closures() {
    spy.actionReturnValue = { 5 }
    #expect(spy.action()() == 5)
    #expect(spy.maybeAction() == nil)
    spy.maybeActionReturnValue = { 6 }
    #expect(spy.maybeAction()?() == 6)
    spy.maybeActionClosure = { nil }
    #expect(spy.maybeAction() == nil)
  }

  @Test("A member may return a tuple") func tuples() {
    spy.pairReturnValue = ("a", 1)
    #expect(spy.pair().name == "a")
    #expect(spy.pairReturnValue?.1 == 1)
  }

  @Test("A member that returns nothing needs no answer") func nothingNeedsNoAnswer() {
    spy.nothing()
    spy.void()
    spy.unit()
    #expect(spy.nothingCalled && spy.voidCalled && spy.unitCalled)
    var ran = 0
    spy.nothingClosure = { ran += 1 }
    spy.voidClosure = { ran += 1 }
    spy.unitClosure = { ran += 1 }
    spy.nothing()
    spy.void()
    spy.unit()
    #expect(ran == 3)
  }

  @Test("A result that is written as Void can be set, as in swift-spyable")
  func voidsThatAreWritten() {
    spy.voidReturnValue = ()
    spy.unitReturnValue = ()
    spy.void()
    spy.unit()
    #expect(spy.voidCallsCount == 1 && spy.voidReturnValue != nil)
  }

  @Test("The return value of an implicitly unwrapped result is used without unwrapping")
  func implicitlyUnwrappedReturnValues() {
    spy.forcedReturnValue = "a"
    let value: String = spy.forcedReturnValue
    #expect(value == "a")
    spy.forcedReturnValue = nil
    #expect(spy.forced() == nil && spy.forcedReturnValue == nil)
  }

  @Test("A member may return an implicitly unwrapped optional")
  func implicitlyUnwrappedOptionals() {
    #expect(spy.forced() == nil)
    spy.forcedReturnValue = "a"
    let text: String = spy.forced()
    #expect(text == "a")
    spy.forcedClosure = { nil }
    #expect(spy.forced() == nil)
  }

  @Test("A member may return an existential") func existentials() {
    spy.codableReturnValue = 1
    #expect(spy.codable() as? Int == 1)
    spy.maybeCodableReturnValue = "a"
    #expect(spy.maybeCodable() as? String == "a")
    spy.anythingReturnValue = [1]
    #expect(spy.anything() as? [Int] == [1])
    spy.typeReturnValue = Int.self
    #expect(spy.type() is Int.Type)
  }

  @Test("A member may return nested optionals") func optionalsInsideOfOthers() {
    spy.namesReturnValue = ["a", nil]
    #expect(spy.names() == ["a", nil])
    spy.deepReturnValue = .some(nil)
    #expect(spy.deep() == .some(nil))
    #expect(spy.spelled() == nil)
    spy.spelledReturnValue = 3
    #expect(spy.spelled() == 3)
  }

  @Test("A discardable result stays discardable") func resultsMayBeDiscarded() {
    spy.discardReturnValue = 1
    spy.discard()
    #expect(spy.discardCallsCount == 1)
  }
}

/// What is said where there is nothing to answer with.
@Suite("Misuse of spies") struct SpyMisuseTests {
  private let spy = AnsweringSpy()

  @Test("The misuse of a function names it and the properties to set")
  func aFunctionNamesItselfAndWhatToSet() {
    let texts = reports { #expect(spy.text() == "") }
    expectGolden(
      texts.joined(separator: "\n"), "The misuse of a function names it and the properties to set")
    #expect(spy.textCallsCount == 1)
  }

  @Test("A throwing function without an answer is misuse") func aFunctionThatThrows() {
    let texts = reports { #expect(throws: Misuse.self) { try spy.number(id: 1) } }
    expectGolden(texts.joined(separator: "\n"), "A throwing function without an answer is misuse")
  }

  @Test("A property without a value is misuse") func aProperty() {
    let texts = reports { #expect(spy.title == "") }
    expectGolden(texts.joined(separator: "\n"), "A property without a value is misuse")
  }

  @Test("A subscript without an answer is misuse") func aSubscript() {
    let texts = reports { #expect(spy[1] == 0) }
    expectGolden(texts.joined(separator: "\n"), "A subscript without an answer is misuse")
  }

  @Test("A static member without an answer is misuse") func aStaticMember() {
    let texts = reports { #expect(AnsweringSpy.shared() == 0) }
    expectGolden(texts.joined(separator: "\n"), "A static member without an answer is misuse")
  }

  @Test("An async function without an answer is misuse") func anAsyncFunction() async {
    let heard = Heard()
    await withSpryScope(misuse: heard.handler) { #expect(await spy.later() == []) }
    #expect(heard.texts.count == 1)
    #expect(heard.texts.first?.hasSuffix("set 'laterReturnValue' or 'laterClosure'") == true)
  }

  @Test("A nil that was set is not misuse") func whatIsNilIsNotMisuse() {
    let texts = reports {
      _ = spy.maybeAction()
      spy.nothing()
    }
    #expect(texts.isEmpty)
  }

  @Test("A return value that was set to nil again is misuse") func aReturnValueThatWasTakenBack() {
    spy.textReturnValue = "a"
    spy.textReturnValue = nil
    #expect(reports { _ = spy.text() }.count == 1)
  }
}
