import Foundation

/// The number of mails that could not be sent.
struct MailError: Error, Equatable {
  let count: Int
}

/// Reminds buyers of a show on the day before.
struct Reminders: Sendable {
  let store: any ShowStore
  let mailer: any Mailer
  let clock: any WallClock
  let log: any RequestLog
  /// The number of mails that are sent at a time.
  var width = 2

  /// Starts to send, and does not wait for the mails.
  func startSending() {
    Task {
      do {
        let failures = try await send()
        if failures > 0 { throw MailError(count: failures) }
      } catch {
        log.report(error)
      }
    }
  }

  /// Sends all reminders, and returns the number of those that could not be sent.
  func send() async throws -> Int {
    var orders: [(Show, Order)] = []
    let tomorrow = clock.now...clock.now.addingTimeInterval(24 * 3600)
    for show in try await store.shows() where tomorrow.contains(show.date) {
      orders += try await store.orders(for: show.id).map { (show, $0) }
    }
    return await withTaskGroup { group in
      var failures = 0
      for (index, (show, order)) in orders.enumerated() {
        if index >= width, await group.next() == false { failures += 1 }
        group.addTask { await remind(order, of: show) }
      }
      for await sent in group where !sent { failures += 1 }
      return failures
    }
  }

  private func remind(_ order: Order, of show: Show) async -> Bool {
    let mail = Mail(
      recipient: order.email, subject: "Tomorrow: \(show.title)",
      text: "We look forward to seeing you.")
    do {
      try await mailer.send(mail)
      return true
    } catch {
      return false
    }
  }
}
