import SpryKit
import SpryMatchers
import TestSupport
import XCTest

// A spy is promoted to a mock by a verification method of its own.

private protocol Session: AnyObject {
  func dataTask(with request: String, completionHandler: @escaping (String?) -> Void) -> Int
}

private final class MockSession: Session, Spryable {
  enum Function: String, StringRepresentable {
    case dataTask = "dataTask(with:completionHandler:)"
  }

  func dataTask(with request: String, completionHandler: @escaping (String?) -> Void) -> Int {
    spryify(arguments: request, completionHandler, fallbackValue: 0)
  }

  /// In one line.
  func verifyDataTask(
    with request: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertHaveReceived(
      self,
      .dataTask,
      with: request,
      Argument.anything,
      countSpecifier: .once,
      file: file,
      line: line
    )
  }

  /// With the words of the article.
  func verifyDataTaskByHand(
    with request: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard dataTaskWasCalledOnce(file: file, line: line) else { return }
    XCTAssertEqual(
      called(.dataTask).first?.arguments[0] as? String,
      request,
      "request",
      file: file,
      line: line
    )
  }

  private func dataTaskWasCalledOnce(file: StaticString, line: UInt) -> Bool {
    let calls = called(.dataTask)
    return verifyMethodCalledOnce(
      methodName: Function.dataTask.rawValue,
      callCount: calls.count,
      describeArguments: "request: \(calls.compactMap { $0.arguments[0] as? String })",
      file: file,
      line: line
    )
  }
}

private func verifyMethodCalledOnce(
  methodName: String,
  callCount: Int,
  describeArguments: @autoclosure () -> String,
  file: StaticString,
  line: UInt
) -> Bool {
  if callCount == 0 {
    XCTFail("Wanted but not invoked: \(methodName)", file: file, line: line)
    return false
  }
  if callCount > 1 {
    XCTFail(
      "Wanted 1 time but was called \(callCount) times. \(methodName) with \(describeArguments())",
      file: file,
      line: line
    )
    return false
  }
  return true
}

final class SelfVerifyingMockTests: CatchingTestCase {
  private let mock = MockSession()

  private func request(_ request: String) {
    _ = mock.dataTask(with: request) { _ in }
  }

  func testWantedOnceAndCalledOnce() {
    request("a")
    mock.verifyDataTask(with: "a")
    mock.verifyDataTaskByHand(with: "a")
  }

  func testWantedButNotInvoked() {
    let caught = catching {
      mock.verifyDataTaskByHand(with: "a")  // <- testWantedButNotInvoked
      mock.verifyDataTask(with: "a")  // <- testWantedButNotInvoked
    }
    XCTAssertEqual(
      caught.map(\.description),
      [
        "failed - Wanted but not invoked: dataTask(with:completionHandler:)",
        """
        failed - 'dataTask(with:completionHandler:)' on MockSession: \
        expected exactly 1 call with ("a", anything), got none
          MockSession received no calls
        """,
      ]
    )
    XCTAssertEqual(caught.map(\.line), lines(of: "testWantedButNotInvoked"))
  }

  func testWantedOnceButCalledTwice() {
    request("a")
    request("a")
    let caught = catching {
      mock.verifyDataTaskByHand(with: "a")  // <- testWantedOnceButCalledTwice
      mock.verifyDataTask(with: "a")  // <- testWantedOnceButCalledTwice
    }
    XCTAssertEqual(
      caught.map(\.description),
      [
        "failed - Wanted 1 time but was called 2 times. "
          + #"dataTask(with:completionHandler:) with request: ["a", "a"]"#,
        """
        failed - 'dataTask(with:completionHandler:)' on MockSession: \
        expected exactly 1 call with ("a", anything), got 2
            1, 2. dataTask(with: "a", completionHandler: a function of type \
        (String?) -> ())
        """,
      ]
    )
    XCTAssertEqual(caught.map(\.line), lines(of: "testWantedOnceButCalledTwice"))
  }
}
