/// The arguments of `write-fakes`.
package struct Options: Equatable {
  var target: String?
  var names: [String] = []
  var all = false
  var check = false
  var prints = false
  var includesDefaults = false
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
      --all-requirements   list members with a default implementation too
      --print              print the files instead of writing them
      --check              write no file, and fail if a fake is missing or no longer matches its
                           type; with --all, also if a protocol has no fake
      --help               print this text

    To allow the command to write without a prompt, add '--allow-writing-to-package-directory'
    after 'swift package'.
    """
}
