import SpryKit

final class FakeService: Spryable {
  enum ClassFunction: String, StringRepresentable {
    case level
    case make = "make(name:)"
  }

  enum Function: String, StringRepresentable {
    case name
    case load = "load(id:)"
  }

  var name: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  func load(id: String) -> Int { spryify(arguments: id) }

  static var level: Int {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  static func make(name: String) -> Int { spryify(arguments: name) }
}
