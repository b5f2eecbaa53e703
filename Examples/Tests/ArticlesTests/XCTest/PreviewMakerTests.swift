import SpryMacros
import SpryMatchers
import XCTest

@testable import Articles

final class PreviewMakerTests: SpryTestCase {
  private let thumbnails = FakeThumbnailLoader()
  private lazy var maker = PreviewMaker(thumbnails: thumbnails)

  func testShowsThePicture() async {
    let picture = Data("JPEG".utf8)
    finishLoading(with: .success(picture))

    let preview = await maker.preview(of: .lighthouses)

    XCTAssertEqual(preview.thumbnail, picture)
  }

  func testGoesWithoutAPictureThatCannotBeLoaded() async {
    finishLoading(with: .failure(URLError(.timedOut)))

    let preview = await maker.preview(of: .lighthouses)

    XCTAssertEqual(preview, ArticlePreview(title: Article.lighthouses.title, thumbnail: nil))
  }

  func testLoadsNothingForAnArticleWithoutAPicture() async {
    finishLoading(with: .success(Data()))

    _ = await maker.preview(of: .tides)

    XCTAssertHaveNoRecordedCalls(thumbnails)
  }

  /// Calls the completion as soon as a picture is requested.
  private func finishLoading(with result: Result<Data, any Error>) {
    thumbnails.stub.loadThumbnail(at: .any, completion: .any).andDo { _, completion in
      completion(result)
    }
  }
}
