import SpryObjects

class GuestBook: ObjectSpyable {
  enum Function: String, StringRepresentable {
    case add = "add(_:)"
  }

  var names: [String] = []

  @Spied func add(_ name: String) { names.append(name) }
}
