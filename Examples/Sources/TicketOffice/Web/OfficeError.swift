/// The reasons why the office refuses something, which its clients may know.
enum OfficeError: Error, Equatable {
  case badRequest(String)
  case cardDeclined
  case unknownShow(Show.ID)
  case unknownOrder(Order.ID)
  case soldOut

  var status: Int {
    switch self {
    case .badRequest: 400
    case .cardDeclined: 402
    case .unknownShow, .unknownOrder: 404
    case .soldOut: 409
    }
  }

  var text: String {
    switch self {
    case .badRequest(let field): "'\(field)' is missing or wrong."
    case .cardDeclined: "The card was declined."
    case .unknownShow(let id): "There is no show '\(id)'."
    case .unknownOrder(let number): "There is no order \(number)."
    case .soldOut: "There are not enough seats left."
    }
  }
}
