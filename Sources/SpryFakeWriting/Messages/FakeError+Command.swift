extension FakeError {
  static let noTestTarget = FakeError(
    "no test target has a source file. Create a file, even with only an import, or add "
      + "'.testTarget(name: \"AppTests\", dependencies: [\"App\"])' to Package.swift")

  static func severalTestTargets(_ names: [String]) -> FakeError {
    FakeError("the package has several test targets. Add '--target' with \(list(names, "or"))")
  }

  static func notATestTarget(_ name: String, _ tests: [String]) -> FakeError {
    FakeError("'\(name)' is not a test target, but fakes belong in one. \(advice(tests))")
  }

  static func noTarget(_ name: String, _ tests: [String]) -> FakeError {
    FakeError("no target is named '\(name)'. \(advice(tests))")
  }

  private static func advice(_ tests: [String]) -> String {
    tests.isEmpty
      ? noTestTarget.text.prefix(1).uppercased() + noTestTarget.text.dropFirst()
      : "Use '--target' with \(list(tests, "or"))"
  }

  static func noProtocols(_ modules: [String]) -> FakeError {
    FakeError(
      "\(list(modules, "and")) \(modules.count == 1 ? "has" : "have") no protocols. "
        + "Name the types to fake"
    )
  }

  static func nothingToWrite(_ target: String) -> FakeError {
    FakeError(
      "'\(target)' has no folder 'Fakes' with fakes to update. Name the types to fake, or add "
        + "'--all'"
    )
  }

  static func notOurs(_ path: String, _ className: String) -> FakeError {
    FakeError(
      "\(path) exists, but contains no class '\(className)'. Rename the file, or add the class")
  }

  static func notWrittenHere(_ className: String, _ path: String) -> FakeError {
    FakeError(
      "'\(className)' in \(path) lacks '@Spryable'. Add it so that the command lists the members, or rename the "
        + "class")
  }

  static func notWritten(_ name: String, _ path: String, _ target: String) -> FakeError {
    FakeError("\(path) does not exist. Run 'swift package write-fakes --target \(target) \(name)'")
  }

  static func orphan(_ path: String, _ name: String, near: [String], _ target: String)
    -> FakeError
  {
    let advice = near.first.map {
      ". If '\($0)' has replaced it, run 'swift package write-fakes --target \(target) \($0)'"
    }
    return FakeError(
      "\(path) is a fake of '\(name)', but no protocol or class has this name. Delete the file"
        + (advice ?? ""))
  }

  static func outdated(_ path: String, _ name: String, _ changes: [String]) -> FakeError {
    FakeError(
      "\(path) no longer matches '\(name)'. Without '--check', the command would have "
        + changes.joined(separator: ", "))
  }

  static func missingProduct(_ target: String) -> FakeError {
    FakeError(
      "'\(target)' does not depend on 'SpryMacros'. Add '.product(name: \"SpryMacros\", package: "
        + "\"SpryKit\")' to its dependencies in Package.swift, or write the fake yourself, without a "
        + "macro, which needs only 'SpryKit'")
  }

  static func cannotWrite(_ path: String) -> FakeError {
    FakeError(
      "\(path) cannot be written. Run "
        + "'swift package --allow-writing-to-package-directory write-fakes …'"
    )
  }
}
