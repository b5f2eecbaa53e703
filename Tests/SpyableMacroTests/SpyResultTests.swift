import SpryMacros
import TestSupport
import Testing

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
}

/// What is said where there is nothing to answer with.
@Suite("Misuse of spies") struct SpyMisuseTests {
  private let spy = AnsweringSpy()

  @Test("A subscript without an answer is misuse") func aSubscript() {
    let texts = misuses { #expect(spy[1] == 0) }
    expectGolden(texts.joined(separator: "\n"), "A subscript without an answer is misuse")
  }

  @Test("A static member without an answer is misuse") func aStaticMember() {
    let texts = misuses { #expect(AnsweringSpy.shared() == 0) }
    expectGolden(texts.joined(separator: "\n"), "A static member without an answer is misuse")
  }

  @Test("A nil that was set is not misuse") func whatIsNilIsNotMisuse() {
    let texts = misuses {
      _ = spy.maybeAction()
      spy.nothing()
    }
    #expect(texts.isEmpty)
  }

  @Test("A return value that was set to nil again is misuse") func aReturnValueThatWasTakenBack() {
    spy.textReturnValue = "a"
    spy.textReturnValue = nil
    #expect(misuses { _ = spy.text() }.count == 1)
  }
}
