@testable import Garden

extension Bed {
  static let roses = Bed(name: "Roses", litres: 10)
  static let beans = Bed(name: "Beans", litres: 4)
}
