import Foundation
import SpryMacros

/// What the app remembers.
@Spryable
protocol Settings: AnyObject {
  var launches: Int { get set }
}

final class DefaultsSettings: Settings {
  private let defaults: UserDefaults

  init(_ defaults: UserDefaults) {
    self.defaults = defaults
  }

  var launches: Int {
    get { defaults.integer(forKey: "launches") }
    set { defaults.set(newValue, forKey: "launches") }
  }
}

struct RatingRequest {
  let settings: any Settings

  /// Counts a launch of the app, and returns whether to ask the user for a rating: at each tenth.
  func countLaunch() -> Bool {
    let launches = settings.launches + 1
    settings.launches = launches
    return launches.isMultiple(of: 10)
  }
}
