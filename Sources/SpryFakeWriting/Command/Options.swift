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
          throw FakeError("'--target' needs the name of a test target after it: --target AppTests")
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
          "there is no option '\(argument)'. 'swift package write-fakes --help' lists all")
      default: names.append(argument)
      }
    }
  }
}

extension Options {
  static let help = """
    Writes fakes of protocols and classes into a test target.

    usage: swift package write-fakes [--target <test target>] [<type> …] [<option> …]

    A type is 'Archive', or with its module 'App.Archive'. Without types, the command updates the
    fakes in the folder 'Fakes' of the target. A fake is in Fakes/FakeArchive.swift.

      --target <name>      the test target; not needed if there is only one
      --all                each protocol of the named modules, or of all that the target tests;
                           without modules, also the other fakes in the folder
      --all-requirements   members with a default implementation as well
      --print              print the files, and write none
      --check              fail if a fake no longer matches its type, or has none, and write none;
                           with --all, or if a protocol has no fake
      --help               print this text

    To skip the question whether the command may write, add '--allow-writing-to-package-directory'
    after 'swift package'.
    """
}
