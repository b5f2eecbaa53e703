import Foundation
import SpryMacros
import SpryMatchers
import Testing
import XCTest

@testable import Recipes

@Suite("A completion handler", .spry)
struct CompletionHandlerTests {
  private let loader = FakeBioLoader()

  @Test("The page shows what is loaded")
  func loaded() {
    loader.stub.loadBio(of: "Ann", completion: .any).andDo { _, completion in
      completion(.success("Ann sings."))
    }
    let page = ProfilePage(loader: loader)

    page.open("Ann")

    #expect(page.text == "Ann sings.")
  }

  @Test("A late answer does not replace the page that was opened after it")
  func lateAnswer() {
    let completions = ArgumentCaptor<(Result<String, any Error>) -> Void>()
    loader.stub.loadBio(of: .any, completion: .capture(completions)).andReturn()
    let page = ProfilePage(loader: loader)

    page.open("Ann")
    page.open("Bob")
    completions[1](.success("Bob cooks."))
    completions[0](.success("Ann sings."))

    #expect(page.text == "Bob cooks.")
  }
}

final class CompletionHandlerXCTests: SpryTestCase {
  func testThePageSaysThatNothingCouldBeLoaded() {
    let loader = FakeBioLoader()
    loader.stub.loadBio(of: .any, completion: .any).andDo { _, completion in
      completion(.failure(URLError(.timedOut)))
    }
    let page = ProfilePage(loader: loader)

    page.open("Ann")

    XCTAssertEqual(page.text, "Ann cannot be shown.")
  }
}
