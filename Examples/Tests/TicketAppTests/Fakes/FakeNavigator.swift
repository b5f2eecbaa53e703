import SpryMacros

@testable import TicketApp

@Spryable
@MainActor
final class FakeNavigator: Navigator {
  func open(_ screen: Screen)
  func showAlert(_ text: String)
}
