import Foundation
import SpryMacros
import SpryMatchers
import Testing

@testable import Recipes

@Suite("UserDefaults", .spry)
struct UserDefaultsTests {
  private let settings = FakeSettings()

  @Test("The user is asked at each tenth launch", arguments: [(8, false), (9, true), (10, false)])
  func asks(launches: Int, isAsked: Bool) {
    settings.stub.launches.andReturn(launches)

    #expect(RatingRequest(settings: settings).countLaunch() == isAsked)

    expectHaveReceived(settings.calls.launches.set(.equal(launches + 1)), .once)
  }

  @Test("The real settings remember the launches")
  func remembers() throws {
    let suite = UUID().uuidString
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }

    DefaultsSettings(defaults).launches = 7

    #expect(DefaultsSettings(defaults).launches == 7)
  }
}
