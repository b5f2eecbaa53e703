import Foundation
import Observation
import SpryMacros
import SpryMatchers
import Testing

@testable import Recipes

@MainActor
@Suite("An @Observable model", .spry)
struct ObservableModelTests {
  private let library = FakeLibrary()

  @Test("The shelf loads until the library answers")
  func loading() async throws {
    let answer = library.stub.titles().suspend()
    let model = ShelfModel(library: library)
    async let loading: Void = model.load()

    try await answer.waitForCaller(within: .seconds(5))
    #expect(model.isLoading)

    answer.resume(returning: ["Dune"])
    await loading
    #expect(!model.isLoading)
    #expect(model.titles == ["Dune"])
  }

  @Test("A failure keeps the titles, and ends the loading")
  func failure() async {
    library.stub.titles().andReturn(["Dune"]).andThrow(URLError(.timedOut))
    let model = ShelfModel(library: library)

    await model.load()
    await model.load()

    #expect(model.hasFailed)
    #expect(!model.isLoading)
    #expect(model.titles == ["Dune"])
  }

  @Test("A view that shows the titles is updated")
  func update() async {
    library.stub.titles().andReturn(["Dune"])
    let model = ShelfModel(library: library)
    let onChange = SpyClosure<(), Void>("onChange")
    withObservationTracking({ _ = model.titles }, onChange: onChange.closure)

    await model.load()

    expectHaveReceived(onChange.calls(), .once)
  }
}
