func welcome(_ address: String, by mailer: any Mailer) -> Bool {
  mailer.send("Welcome to the club", to: address)
}
