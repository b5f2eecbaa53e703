// error: 'Sendable'-conforming struct 'Settings' has non-Sendable type 'UserDefaults'
import Foundation

struct Settings: Sendable {
  let defaults: UserDefaults
}
