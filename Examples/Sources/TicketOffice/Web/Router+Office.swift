extension Router {
  /// Adds the routes of the ticket office.
  mutating func addOffice(_ boxOffice: BoxOffice, shows: any ShowReader) {
    on(.get, "/shows") { _, _ in
      let lines = try await shows.shows().map { "\($0.id): \($0.title)" }
      return Response(body: lines.joined(separator: "\n"))
    }
    on(.get, "/shows/:id") { _, parameters in
      let id = parameters["id", default: ""]
      guard let show = try await shows.show(id) else { throw OfficeError.unknownShow(id) }
      return Response(body: "\(show.title), \(show.price) cents")
    }
    on(.post, "/shows/:id/orders") { request, parameters in
      let purchase = try Purchase(show: parameters["id", default: ""], form: request.form)
      let order = try await boxOffice.sell(purchase)
      return Response(status: 201, body: "Order \(order.id)")
    }
    on(.delete, "/orders/:number") { _, parameters in
      guard let number = Order.ID(parameters["number", default: ""]) else {
        throw OfficeError.badRequest("number")
      }
      try await boxOffice.cancel(number)
      return Response(status: 204)
    }
  }
}

extension Purchase {
  /// Reads a purchase from the form of a request.
  init(show: Show.ID, form: [String: String]) throws(OfficeError) {
    guard let seats = form["seats"].flatMap({ Int($0) }), (1...10).contains(seats) else {
      throw .badRequest("seats")
    }
    guard let card = form["card"], !card.isEmpty else { throw .badRequest("card") }
    guard let email = form["email"], email.contains("@") else { throw .badRequest("email") }
    self.init(show: show, seats: seats, card: card, email: email)
  }
}
