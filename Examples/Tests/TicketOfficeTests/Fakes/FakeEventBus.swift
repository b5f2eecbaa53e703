import SpryMacros

@testable import TicketOffice

@Spryable final class FakeEventBus: EventBus {
  func publish<Event: Equatable & Sendable>(_ event: Event)
}
