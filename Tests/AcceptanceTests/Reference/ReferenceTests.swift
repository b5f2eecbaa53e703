import SpryKit
import SpryMatchers
import XCTest

// The samples in the README of Spry, word by word.

private protocol StringService: AnyObject {
  var readonlyProperty: String { get }
  var readwriteProperty: String { get set }
  func giveMeAString() -> String
  func hereAreTwoStrings(string1: String, string2: String) -> Bool
  func iHaveACompletionClosure(string: String, completion: @escaping () -> Void)
  static func imAClassFunction()
}

private class FakeStringService: StringService, Spryable {
  enum ClassFunction: String, StringRepresentable {
    case imAClassFunction = "imAClassFunction()"
  }

  enum Function: String, StringRepresentable {
    case readonlyProperty = "readonlyProperty"
    case readwriteProperty = "readwriteProperty"
    case giveMeAString = "giveMeAString()"
    case hereAreTwoStrings = "hereAreTwoStrings(string1:string2:)"
    case iHaveACompletionClosure = "iHaveACompletionClosure(string:completion:)"
  }

  var readonlyProperty: String {
    return stubbedValue()
  }

  var readwriteProperty: String {
    set {
      recordCall(arguments: newValue)
    }
    get {
      return stubbedValue()
    }
  }

  func giveMeAString() -> String {
    return spryify()
  }

  func hereAreTwoStrings(string1: String, string2: String) -> Bool {
    return spryify(arguments: string1, string2)
  }

  func iHaveACompletionClosure(string: String, completion: @escaping () -> Void) {
    return spryify(arguments: string, completion)
  }

  static func imAClassFunction() {
    return spryify()
  }
}

final class ReferenceTests: SpryTestCase {
  private let fake = FakeStringService()

  func testStubAnswersFunctionAndProperty() {
    fake.stub(.giveMeAString).andReturn("stubbed value")
    XCTAssertEqual(fake.giveMeAString(), "stubbed value")
    fake.stub(.readonlyProperty).andReturn("read")
    XCTAssertEqual(fake.readonlyProperty, "read")
  }

  func testStubWithArgumentsComesFirst() {
    fake.stub(.hereAreTwoStrings).with("first string", "second string").andReturn(true)
    fake.stub(.hereAreTwoStrings).andReturn(false)
    XCTAssertTrue(fake.hereAreTwoStrings(string1: "first string", string2: "second string"))
    XCTAssertFalse(fake.hereAreTwoStrings(string1: "first string", string2: "other"))
  }

  func testStubAnswersArgumentsThatFitItsMatchers() {
    fake.stub(.hereAreTwoStrings).andReturn(false)
    fake.stub(.hereAreTwoStrings).with(Argument.anything, "only this string matters")
      .andReturn(true)
    XCTAssertTrue(fake.hereAreTwoStrings(string1: "x", string2: "only this string matters"))
    XCTAssertFalse(fake.hereAreTwoStrings(string1: "x", string2: "y"))

    let customArgumentValidation = Argument.pass({ actualArgument -> Bool in
      let passesCustomValidation = (actualArgument as? String)?.hasPrefix("z") == true
      return passesCustomValidation
    })
    fake.stub(.hereAreTwoStrings).with(Argument.anything, customArgumentValidation).andReturn(true)
    XCTAssertTrue(fake.hereAreTwoStrings(string1: "x", string2: "zoo"))
  }

  func testCaptorKeepsTheArgumentsOfEachCall() {
    let captor = Argument.captor()
    fake.stub(.hereAreTwoStrings).with(Argument.nonNil, captor).andReturn(true)
    _ = fake.hereAreTwoStrings(string1: "first arg first call", string2: "second arg first call")
    _ = fake.hereAreTwoStrings(string1: "first arg second call", string2: "second arg second call")
    XCTAssertEqual(captor.getValue(as: String.self), "second arg first call")
    XCTAssertEqual(captor.getValue(at: 1, as: String.self), "second arg second call")
    XCTAssertEqual(captor.count, 2)
    XCTAssertEqual(captor.last(as: String.self), "second arg second call")
    XCTAssertEqual(captor.values(as: Int.self), [])
  }

  func testAndDoCallsACompletionClosure() {
    var completed = false
    fake.stub(.iHaveACompletionClosure).with("correct string", Argument.anything).andDo({
      arguments in
      let completionClosure = arguments[1] as! () -> Void
      completionClosure()
      return Void()
    })
    fake.iHaveACompletionClosure(string: "correct string") { completed = true }
    XCTAssertTrue(completed)
  }

  func testStaticMemberIsStubbedAndVerified() {
    FakeStringService.stub(.imAClassFunction).andReturn(Void())
    FakeStringService.imAClassFunction()
    XCTAssertTrue(FakeStringService.didCall(.imAClassFunction).success)
    XCTAssertHaveReceived(type: FakeStringService.self, .imAClassFunction, countSpecifier: .once)
  }

  func testDidCallChecksArgumentsAndCounts() {
    fake.stub(.hereAreTwoStrings).andReturn(true)
    XCTAssertFalse(fake.didCall(.hereAreTwoStrings).success)
    _ = fake.hereAreTwoStrings(string1: "firstArg", string2: "secondArg")
    XCTAssertTrue(fake.didCall(.hereAreTwoStrings).success)
    XCTAssertTrue(fake.didCall(.hereAreTwoStrings, countSpecifier: .exactly(1)).success)
    XCTAssertTrue(fake.didCall(.hereAreTwoStrings, countSpecifier: .atLeast(1)).success)
    XCTAssertTrue(fake.didCall(.hereAreTwoStrings, countSpecifier: .atMost(1)).success)
    XCTAssertTrue(
      fake.didCall(.hereAreTwoStrings, withArguments: ["firstArg", "secondArg"]).success
    )
    XCTAssertTrue(
      fake.didCall(.hereAreTwoStrings, withArguments: [Argument.nonNil, Argument.anything]).success
    )
    XCTAssertTrue(
      fake.didCall(
        .hereAreTwoStrings, withArguments: ["firstArg", "secondArg"], countSpecifier: .once
      ).success
    )
    XCTAssertFalse(
      fake.didCall(.hereAreTwoStrings, withArguments: ["firstArg", "other"]).success
    )
    fake.readwriteProperty = "value"
    XCTAssertTrue(fake.didCall(.readwriteProperty, withArguments: ["value"]).success)
    XCTAssertHaveReceived(fake, .readwriteProperty, with: "value")
    XCTAssertEqual(
      fake.didCall(.giveMeAString).recordedCallsDescription,
      """
      1. hereAreTwoStrings(string1: "firstArg", string2: "secondArg")
      2. readwriteProperty = "value"
      """
    )
  }

  func testResetForgetsCallsAndStubs() {
    fake.stub(.giveMeAString).andReturn("a")
    _ = fake.giveMeAString()
    fake.resetCallsAndStubs()
    XCTAssertHaveNoRecordedCalls(fake)
    XCTAssertEqual(fake.spryify("giveMeAString()", fallbackValue: "fallback"), "fallback")
  }
}
