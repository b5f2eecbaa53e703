import SpryKit
import SpryMatchers
import XCTest

// The fakes and the spy of the README of Spry that inherit from a class, word by word.

private class StringService {
  var readonlyProperty: String {
    return ""
  }

  var readwriteProperty: String = ""

  func giveMeAString(arg1: Bool, arg2: String) -> String {
    // do real things
    return ""
  }

  class func giveMeAString(arg1: Bool, arg2: String) -> String {
    // do real things
    return ""
  }
}

private class FakeStringService: StringService, Spryable {
  enum ClassFunction: String, StringRepresentable {
    case giveMeAString = "giveMeAString(arg1:arg2:)"
  }

  enum Function: String, StringRepresentable {
    case readonlyProperty = "readonlyProperty"
    case readwriteProperty = "readwriteProperty"
    case giveMeAString = "giveMeAString(arg1:arg2:)"
  }

  override var readonlyProperty: String {
    return stubbedValue()
  }

  override var readwriteProperty: String {
    set {
      recordCall(arguments: newValue)
    }
    get {
      return stubbedValue()
    }
  }

  override func giveMeAString(arg1: Bool, arg2: String) -> String {
    return spryify(arguments: arg1, arg2)
  }

  override static func giveMeAString(arg1: Bool, arg2: String) -> String {
    return spryify(arguments: arg1, arg2)
  }
}

private class SpyStringService: StringService, Spyable {
  enum ClassFunction: String, StringRepresentable {
    case giveMeAString = "giveMeAString(arg1:arg2:)"
  }

  enum Function: String, StringRepresentable {
    case readwriteProperty = "readwriteProperty"
    case giveMeAString = "giveMeAString(arg1:arg2:)"
  }

  override var readwriteProperty: String {
    set {
      recordCall(arguments: newValue)
    }
    get {
      return ""
    }
  }

  override func giveMeAString(arg1: Bool, arg2: String) -> String {
    recordCall(arguments: arg1, arg2)
    return ""
  }

  override static func giveMeAString(arg1: Bool, arg2: String) -> String {
    recordCall(arguments: arg1, arg2)
    return ""
  }
}

final class ReferenceClassFakeTests: SpryTestCase {
  func testFakeDerivedFromAClassIsStubbedAndVerified() {
    let fake = FakeStringService()
    fake.stub(.readonlyProperty).andReturn("read")
    fake.stub(.readwriteProperty).andReturn("written")
    fake.stub(.giveMeAString).with(true, Argument.anything).andReturn("given")
    FakeStringService.stub(.giveMeAString).andReturn("static")
    let service: StringService = fake
    service.readwriteProperty = "value"
    XCTAssertEqual(service.readonlyProperty, "read")
    XCTAssertEqual(service.readwriteProperty, "written")
    XCTAssertEqual(service.giveMeAString(arg1: true, arg2: ""), "given")
    XCTAssertEqual(FakeStringService.giveMeAString(arg1: true, arg2: ""), "static")
    XCTAssertHaveReceived(fake, .readwriteProperty, with: "value")
    XCTAssertHaveReceived(fake, .giveMeAString, with: true, "", countSpecifier: .exactly(1))
    XCTAssertHaveReceived(type: FakeStringService.self, .giveMeAString)
  }

  func testSpyDerivedFromAClassRecordsCalls() {
    let spy = SpyStringService()
    spy.readwriteProperty = "value"
    _ = spy.giveMeAString(arg1: false, arg2: "x")
    _ = SpyStringService.giveMeAString(arg1: true, arg2: "y")
    XCTAssertTrue(spy.didCall(.readwriteProperty, withArguments: ["value"]).success)
    XCTAssertTrue(spy.didCall(.giveMeAString, withArguments: [false, "x"]).success)
    XCTAssertTrue(SpyStringService.didCall(.giveMeAString, withArguments: [true, "y"]).success)
    let customArgumentValidation = Argument.pass({ argument -> Bool in
      return argument as? String == "x"
    })
    XCTAssertTrue(
      spy.didCall(.giveMeAString, withArguments: [Argument.anything, customArgumentValidation])
        .success
    )
  }
}
