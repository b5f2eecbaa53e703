import SpryMacros

// The code of the article "Coming from swift-spyable".

@Spyable
@Spryable
protocol ParcelService: AnyObject {
  var depot: String { get set }
  func track(id: String) async throws -> [String]
  func send(_ parcel: String, to address: String) -> Bool
}

struct LostParcel: Error {}

struct Courier {
  let service: any ParcelService

  func place(of id: String) async -> String {
    (try? await service.track(id: id).last) ?? "unknown"
  }

  func deliver(_ parcel: String, to address: String) -> String {
    service.depot = "north"
    return service.send(parcel, to: address) ? "on its way" : "refused"
  }
}
