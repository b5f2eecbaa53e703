/// The arguments of `write-fakes`.
package struct Options: Equatable {
  var target: String?
  var names: [String] = []
  var all = false
  var check = false
  var prints = false
  var includesDefaults = false
  /// The names of optional requirements to list.
  var requirements: [String] = []
  var help = false

  package init(_ arguments: [String]) throws(FakeError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--target":
        guard let name = rest.popFirst(), !name.hasPrefix("-") else {
          throw FakeError("'--target' needs the name of a test target, as in '--target AppTests'")
        }
        target = name
      case "--requirement":
        guard let name = rest.popFirst(), !name.hasPrefix("-") else {
          throw FakeError(
            "'--requirement' needs the name of a member, as in '--requirement \"close(_:)\"'")
        }
        requirements.append(name)
      case "--all": all = true
      case "--check": check = true
      case "--print": prints = true
      case "--all-requirements": includesDefaults = true
      case "--help", "-h": help = true
      case _ where argument.hasPrefix("--target="): target = String(argument.dropFirst(9))
      case _ where argument.hasPrefix("-"):
        throw FakeError(
          "there is no option '\(argument)'. 'swift package write-fakes --help' lists all options")
      default: names.append(argument)
      }
    }
    if !requirements.isEmpty, all || names.count != 1 {
      throw FakeError("'--requirement' needs exactly one type. Name the type with this member")
    }
  }
}

extension Options {
  static let help = """
    Writes fakes of protocols and classes into a test target.

    usage: swift package write-fakes [--target <test target>] [<type> …] [<option> …]

    Name a type as 'Archive', or with its module as 'App.Archive'. Without types, the command
    updates the fakes in the target's folder 'Fakes'. The fake of 'Archive' is in
    Fakes/FakeArchive.swift.

      --target <name>      the test target; not needed if there is only one
      --all                write a fake of each protocol in the named modules; without modules, in
                           all modules that the target tests, and update the other fakes
      --all-requirements   list optional members, and those with a default implementation, too
      --requirement <name> list one such member too, such as "close(_:)"; can be repeated
      --print              print the files instead of writing them
      --check              write no file, and fail if a fake is missing or no longer matches its
                           type; with --all, also if a protocol has no fake
      --help               print this text

    To allow the command to write without a prompt, add '--allow-writing-to-package-directory'
    after 'swift package'.
    """
}
