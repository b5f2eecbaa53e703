/// Sends mail.
protocol Mailer: Sendable {
  func send(_ mail: Mail) async throws
}

/// A text for one person.
struct Mail: Equatable, Sendable {
  var recipient: String
  var subject: String
  var text: String
}
