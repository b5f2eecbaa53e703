/// Changes what the app shows.
@MainActor
protocol Navigator: AnyObject {
  func open(_ screen: Screen)
  func showAlert(_ text: String)
}

/// A screen of the app.
enum Screen: Equatable {
  case listing(Listing)
  case ticket(order: Int)
}
