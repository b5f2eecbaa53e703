import SpryMacros

@testable import TicketOffice

@Spryable final class FakeEventBus: EventBus, Spryable {
  func publish<Event: Equatable & Sendable>(_ event: Event)
}
