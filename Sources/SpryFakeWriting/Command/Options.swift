/// The arguments of `write-fakes`.
package struct Options: Equatable {
  package var target: String?
  package var names: [String] = []
  package var all = false
  package var check = false
  package var prints = false
  package var isExpanded = false
  package var includesDefaults = false
  package var wraps = false
  package var help = false

  package init(_ arguments: [String]) throws(FakeError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--target":
        guard let name = rest.popFirst(), !name.hasPrefix("-") else {
          throw FakeError("'--target' needs the name of a test target after it: --target AppTests")
        }
        target = name
      case "--all": all = true
      case "--check": check = true
      case "--print": prints = true
      case "--expanded": isExpanded = true
      case "--all-requirements": includesDefaults = true
      case "--wraps": wraps = true
      case "--help", "-h": help = true
      case _ where argument.hasPrefix("--target="): target = String(argument.dropFirst(9))
      case _ where argument.hasPrefix("-"):
        throw FakeError(
          "there is no option '\(argument)'. 'swift package write-fakes --help' lists all")
      default: names.append(argument)
      }
    }
  }
}
