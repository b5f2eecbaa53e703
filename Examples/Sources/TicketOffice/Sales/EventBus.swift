/// Distributes events to the other services of the theatre.
protocol EventBus: Sendable {
  func publish<Event: Equatable & Sendable>(_ event: Event)
}

/// Seats were sold.
struct TicketsSold: Equatable, Sendable {
  let show: Show.ID
  let seats: Int
}

/// Seats can be bought again.
struct TicketsReturned: Equatable, Sendable {
  let show: Show.ID
  let seats: Int
}
