import SpryObjects

class Basket: ObjectSpyable {
  enum Function: String, StringRepresentable {
    case add = "add(_:)"
  }

  var items: [String] = []

  @Spied func add(_ item: String) { items.append(item) }
}
