import Testing

@testable import SpryKit
@testable import SpryMatchers

@Suite("The names of tests in messages")
struct TestNameTests {
  @Test(
    "The identifier of a Swift Testing test is shortened",
    arguments: [
      ("AppTests.UserTests/loads()/UserTests.swift:4:2", "UserTests/loads()"),
      ("AppTests.Outer/Inner/loads(id:)/UserTests.swift:4:2", "Outer/Inner/loads(id:)"),
      ("AppTests.loads()/UserTests.swift:4:2", "loads()"),
      ("AppTests.UserTests/`a/b. c`()/UserTests.swift:4:2", "UserTests/`a/b. c`()"),
      ("AppTests.UserTests", nil),
      ("loads", nil),
    ])
  func ofSwiftTesting(id: String, name: String?) {
    #expect(TestName.short(id, fileName: "UserTests.swift") == name)
  }

  @Test("The name of this test")
  func ofThisTest() throws {
    #expect(TestName.of(try #require(Test.current)) == "TestNameTests/ofThisTest()")
  }

  @Test(
    "The name of an XCTest test is shortened",
    arguments: [
      ("UserTests.testLoads", "UserTests.testLoads", "testLoads"),
      ("-[AppTests.UserTests testLoads]", "UserTests.testLoads", "testLoads"),
      ("-[UserTests testLoads]", "UserTests.testLoads", "testLoads"),
    ])
  func ofXCTest(spelled: String, name: String, function: String) {
    #expect(TestName.ofXCTest(spelled) == name)
    #expect(TestName.functionOfXCTest(spelled) == function)
  }

  @Test(
    "A stub belongs to the test function that made it",
    arguments: [
      ("loads()", "loads()", true),
      ("loads(id:)", "loads(id:)", true),
      ("`raw name`()", "raw name()", true),
      ("`class`()", "class()", true),
      ("testLoads", "testLoads()", true),
      ("testLoadsWithCompletionHandler:", "testLoads()", true),
      ("testLoadsAndReturnError:", "testLoads()", true),
      ("loads()", "init()", false),
      ("testLoads", "setUp()", false),
    ])
  func makerOfAStub(test: String, maker: String, isTest: Bool) {
    let stub = EndOfTestIssues.Stub(location: SpryLocation(), maker: maker, countsAsUsed: true)
    #expect(TestFunction(test).made(stub) == isTest)
  }

  @Test(
    "The code of a test is its function, with the closures in it",
    arguments: [
      ("UserTests.loads()", true),
      ("closure #1 in closure #2 in UserTests.loads()", true),
      ("implicit closure #1 in UserTests.loads()", true),
      ("static UserTests.loads()", true),
      ("local #1 () in UserTests.loads()", true),
      ("BaseTests.loads()", true),
      ("FakeUser.loads()", false),
      ("UserTests.FakeUser.loads()", false),
      ("UserTests.loads(id:)", false),
      ("UserTests.reloads()", false),
      ("UserTests.invokeTest()", false),
      ("loads()", false),
    ])
  func codeOfATest(code: String, isTest: Bool) {
    let test = TestFunction("loads()", in: .suites(["UserTests", "BaseTests"]))
    #expect(test.contains(code) == isTest)
  }

  @Test("The code of a test that is in no type, or whose type is unknown")
  func codeOfAFunction() {
    #expect(TestFunction("loads()", in: .suites([])).contains("closure #1 in loads()"))
    #expect(!TestFunction("loads()", in: .suites([])).contains("User.loads()"))
    #expect(TestFunction("loads()", in: .module("AppTests")).contains("loads()"))
    #expect(TestFunction("loads()", in: .module("AppTests")).contains("UserTests.loads()"))
  }

  @Test(
    "The code of a suite is its members, except the one that starts the test",
    arguments: [
      ("UserTests.init()", true),
      ("closure #1 in UserTests.setUp()", true),
      ("static UserTests.helper(_:)", true),
      ("UserTests.invokeTest()", false),
      ("UserTests.FakeUser.loads()", false),
      ("OtherUserTests.setUp()", false),
    ])
  func codeOfASuite(code: String, isInSuite: Bool) {
    let test = TestFunction("loads()", in: .suites(["UserTests"]))
    #expect(test.isInSuite(code) == isInSuite)
  }

  @Test("The blanks in a raw identifier are no-break spaces in the name of code")
  func rawIdentifiers() {
    let test = TestFunction("`it loads`()", in: .suites(["User tests"]))
    #expect(test.contains("closure #1 in `User\u{A0}tests`.`it\u{A0}loads`()"))
    #expect(!test.contains("closure #1 in `User\u{A0}tests`.loads()"))
    #expect(test.isInSuite("`User\u{A0}tests`.init()"))
    #expect(TestFunction("`it loads`()").contains("closure #1 in `it\u{A0}loads`()"))
  }

  @Test("The types of a test function")
  func suites() throws {
    #expect(TestName.suites(of: try #require(Test.current)) == ["TestNameTests"])
    class Base {}
    final class Case: Base {}
    #expect(TestName.suites(of: Case()).map { $0.split(separator: ".").last } == ["Case", "Base"])
  }
}
