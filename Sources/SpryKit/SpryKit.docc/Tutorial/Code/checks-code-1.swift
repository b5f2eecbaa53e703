extension Greeter {
  func welcome(_ names: [String], by mailer: any Mailer) async throws {
    for name in names {
      let text = try await greeting(for: name)
      _ = mailer.send(text, to: "\(name)@example.com")
    }
  }
}
