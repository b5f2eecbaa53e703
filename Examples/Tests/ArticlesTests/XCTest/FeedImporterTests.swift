import SpryMatchers
import SpryObjects
import XCTest

@testable import Articles

/// A class without a protocol is spied on while its own code runs.
final class FeedImporterTests: SpryTestCase {
  private let importer = FeedImporter()
  private lazy var spy = Spy(on: importer, .parse, .log)

  override func setUp() {
    super.setUp()
    spy.beginSpying()
  }

  override func tearDown() {
    spy.endSpying()
    super.tearDown()
  }

  func testParsesLineByLine() {
    let articles = importer.importAll("1;Lighthouses\n2;Ferries")

    XCTAssertEqual(articles.map(\.title), ["Lighthouses", "Ferries"])
    expectInOrder {
      spy.called(.parse, with: "1;Lighthouses")
      spy.called(.parse, with: "2;Ferries")
    }
    XCTAssertHaveNotReceived(spy, .log)
  }

  func testGoesOnAfterALineThatCannotBeParsed() {
    spy.stub(.parse).with("1;Lighthouses").andThrow(FeedImporter.BadLine(line: "stubbed"))

    let articles = importer.importAll("1;Lighthouses\n2;Ferries")

    XCTAssertEqual(articles.map(\.title), ["Ferries"])
    XCTAssertHaveReceived(spy, .log, with: [#"BadLine(line: "stubbed")"#])
  }
}
