/// The button that buys seats.
@MainActor
final class BuyModel {
  private(set) var isBusy = false

  private let service: any TicketService
  private let sheet: any PaymentSheet
  private let navigator: any Navigator

  init(service: any TicketService, sheet: any PaymentSheet, navigator: any Navigator) {
    self.service = service
    self.sheet = sheet
    self.navigator = navigator
  }

  func buy(_ seats: Int, of listing: Listing) async {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    guard case .authorized(let token) = await pay(listing.price * seats) else { return }
    do {
      let order = try await service.buy(seats, of: listing.id, paidWith: token)
      navigator.open(.ticket(order: order))
    } catch ServiceError.soldOut {
      navigator.showAlert("\(listing.title) is sold out. You were not charged.")
    } catch {
      navigator.showAlert("The ticket office cannot be reached. You were not charged.")
    }
  }

  private func pay(_ cents: Int) async -> PaymentResult {
    await withCheckedContinuation { continuation in
      sheet.present(cents: cents) { continuation.resume(returning: $0) }
    }
  }
}
