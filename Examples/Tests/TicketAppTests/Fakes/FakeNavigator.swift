import SpryMacros

@testable import TicketApp

@Spryable
@MainActor
final class FakeNavigator: Navigator, Spryable {
  func open(_ screen: Screen)
  func showAlert(_ text: String)
}
