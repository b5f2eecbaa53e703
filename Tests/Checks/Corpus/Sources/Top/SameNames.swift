import Bottom

// Fakes that only the command writes: their members name types of this module, and of Bottom.

struct Parcel: Equatable {}

struct Delay: Error {}

protocol Freight {}

struct Dock {}

typealias Unload = Int

struct Crate {}

struct StaticString {}

struct Unit {}

struct Heavy: Bottom.Freight {}

class Porter: Handler {
  func carry(_ parcel: Parcel) -> StaticString? { nil }
}

protocol Lifter: Mover where Load == Heavy {
  func lift(_ parcel: Parcel, _ other: Bottom.Parcel) -> Unit
  func store(_ parcel: Parcel)
}
