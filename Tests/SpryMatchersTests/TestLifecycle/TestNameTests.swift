import SpryKit
import Testing

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
}
