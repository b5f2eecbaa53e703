@testable import TicketApp

/// The search screen with fakes. The user saves no data, and has not searched before.
@MainActor
struct SearchFakes {
  let service = FakeTicketService()
  let cache = FakeOfflineCache()
  let preferences = FakePreferences()
  let navigator = FakeNavigator()
  let pause = FakePause()
  let model: SearchModel

  init() {
    model = SearchModel(
      service: service, cache: cache, preferences: preferences, navigator: navigator, pause: pause)
    preferences.stub.savesData.andReturn(false)
    preferences.stub.recentSearches.andReturn([])
    cache.stub.value([Listing].self, for: .any).andReturn(nil).lenient()
  }

  /// Types a text, and waits until its search has ended.
  func search(_ text: String) async {
    model.text = text
    await model.search?.value
  }
}
