/// A part of the garden that one valve waters.
struct Bed: Equatable {
  var name: String
  var litres: Int
}
