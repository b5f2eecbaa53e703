import TestSupport
import Testing

@testable import SpryFakeWriting

@Suite("Running the command again") struct UpdateTests {
  private let old = """
    protocol Archive {
      func lend(_ book: String) -> Int
      func give(back book: String)
      var count: Int { get }
      subscript(index: Int) -> String { get }
    }
    """
  private let new = """
    import Core
    protocol Archive: Shelf {
      func lend(_ book: String) throws -> Int
      var count: Int { get }
      func close() async
    }
    """
  private let path = "Tests/AppTests/Fakes/FakeArchive.swift"

  /// A package whose fake was written for the first version of the protocol, and then edited.
  private func changed() throws -> Workspace {
    let package = try Workspace(old, core: "public protocol Shelf { func sort() }")
    try package.run("Archive")
    let written = try #require(package.read(path))
    let person =
      written
      .replacing("import SpryMacros", with: "import Foundation\nimport SpryMacros")
      .replacing("  var count", with: "  // The number of books.\n  var count")
      .replacing("FakeArchive: Archive", with: "FakeArchive: Archive, CustomStringConvertible")
    let end = try #require(person.lastIndex(of: "}"))
    let text =
      person[..<end] + "  var description: String { \"books\" }\n  private func own() -> Int\n}\n"
    try package.write(String(text), path)
    try package.write(new, "Sources/App/App.swift")
    return package
  }

  @Test(
    "An update keeps a member of yours, whatever its access is",
    arguments: ["private", "fileprivate"])
  func ownMember(_ access: String) throws {
    let package = try Workspace(old)
    try package.run("Archive")
    let text = try #require(package.read(path))
    let member = "\(access) func own() -> Int"
    try package.write(text.replacing("  var count", with: "  \(member)\n  var count"), path)
    try package.run("Archive")
    #expect(package.read(path)?.contains(member) == true)
  }

  @Test("A second run changes nothing")
  func secondRun() throws {
    let package = try Workspace(old)
    try package.run("Archive")
    let first = package.read(path)
    #expect(try package.run() == "\(path) is up to date")
    #expect(package.read(path) == first)
    #expect(try package.run("--check") == "")
  }

  @Test("A run after a change of the type changes only that, and keeps what a person added")
  func changes() throws {
    let package = try changed()
    expectGolden(
      [try package.run("--check"), try package.run(), package.read(path) ?? "", try package.run()])
  }

  @Test("The ends of lines stay as they are")
  func lineEnds() throws {
    let package = try Workspace(old)
    try package.run("Archive")
    let text = try #require(package.read(path)).replacing("\n", with: "\r\n")
    try package.write(text, path)
    #expect(try package.run() == "\(path) is up to date")
    #expect(package.read(path) == text)
    try package.write(old.replacing("-> Int", with: "throws -> Int"), "Sources/App/App.swift")
    try package.run()
    let updated = try #require(package.read(path))
    #expect(updated != text && updated.contains("throws"))
    #expect(
      updated == updated.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n"))
  }

  @Test("A member with the body of a person is not listed")
  func bodies() throws {
    let package = try Workspace("protocol Archive { func lend() -> Int; var count: Int { get } }")
    try package.write(
      "import SpryMacros\n\n@testable import App\n\n@Spryable final class FakeArchive: Archive, Spryable {\n"
        + "  func lend() -> Int { 3 }\n}\n", path)
    try package.run("Archive")
    let text = try #require(package.read(path))
    #expect(text.hasSuffix("{\n  var count: Int\n  func lend() -> Int { 3 }\n}\n"), "\(text)")
  }

  @Test("A member that was listed on purpose stays, although the type has a default for it")
  func listedDefaults() throws {
    let package = try Workspace(
      "protocol Archive { func lend(); func close() }\nextension Archive { func close() {} }")
    try package.run("Archive", "--all-requirements")
    #expect(try package.run() == "\(path) is up to date")
    #expect(package.read(path)?.contains("func close()") == true)
  }

  @Test("A new associated type changes the head, and conformances of a person stay")
  func heads() throws {
    let package = try Workspace("protocol Archive { func lend() }")
    try package.run("Archive")
    let text = try #require(package.read(path))
    try package.write(text.replacing("Sendable", with: "Equatable"), path)
    try package.write(
      "protocol Archive { associatedtype Book: Codable; func lend() -> Book }",
      "Sources/App/App.swift")
    #expect(try package.run("--check").contains("no longer matches 'Archive'"))
    try package.run()
    #expect(
      package.read(path)?.contains(
        "final class FakeArchive<Book: Codable>: Archive, Spryable, Equatable {\n  func lend() -> Book\n}"
      )
        == true)
  }

  @Test("A class that the user made not Sendable, because of own members, stays so")
  func classesThatAreNotSendable() throws {
    let package = try Workspace("protocol Archive { func lend() }")
    try package.run("Archive")
    let text = try #require(package.read(path))
    for other in ["", ", @unchecked Sendable"] {
      try package.write(text.replacing(", Sendable", with: other), path)
      try package.expectUpToDate()
    }
  }

  @Test("A changed initializer is not called static")
  func initializers() throws {
    let package = try Workspace("protocol Archive { init(name: String) }")
    try package.run("Archive")
    try package.write("protocol Archive { init(id: Int) }", "Sources/App/App.swift")
    #expect(
      try package.run()
        == "updated \(path): removed 'init(name:)', added 'init(id:)'")
  }

  @Test("A new initializer does not remove the one without arguments")
  func plainInitializers() throws {
    let new = "protocol Archive { func lend(); init(name: String) }"
    let own = ["init() { open() }", "let key: Int\n  init(key: Int) { self.key = key }"]
    for own in own + ["convenience init(key: Int) { self.init() }"] {
      let package = try Workspace("protocol Archive { func lend() }")
      try package.run("Archive")
      let end = try #require(package.read(path)?.dropLast(2))
      try package.write(end + "  \(own)\n}\n", path)
      try package.write(new, "Sources/App/App.swift")
      try package.run()
      let text = try #require(package.read(path))
      #expect(text.contains("  nonisolated init() {}\n") == own.hasPrefix("convenience"), "\(text)")
      #expect(text.contains("init(name: String) {") && text.contains(own), "\(text)")
      try package.expectUpToDate()
    }
  }

  @Test("A fake that conforms to Codable always has one 'init()'")
  func plainInitializersOfCodable() throws {
    for own in ["init() { open() }", "init(key: Int) {}"] {
      let package = try Workspace("protocol Archive: Codable {}")
      try package.run("Archive")
      let written = try #require(package.read(path))
      let text = written.replacing("  nonisolated init() {}\n", with: "")
      try package.write(text.dropLast(2) + "  \(own)\n}\n", path)
      try package.run()
      let new = try #require(package.read(path))
      #expect(new.contains("nonisolated init() {}") == (own == "init(key: Int) {}"), "\(new)")
      try package.expectUpToDate()
    }
  }

  @Test("An initializer that the type no longer requires remains, without its call")
  func plainInitializerNoLongerRequired() throws {
    let package = try Workspace("protocol Archive { init() }")
    try package.run("Archive")
    try package.write("protocol Archive { init(id: Int) }", "Sources/App/App.swift")
    #expect(
      try package.run() == "updated \(path): changed 'init()', added 'init(id:)'")
    try package.expectUpToDate()
  }

  @Test("The isolation of a conformance stays")
  func isolatedConformances() throws {
    let package = try Workspace("protocol Archive { func lend() }")
    try package.run("Archive")
    let text = try #require(package.read(path))
    try package.write(text.replacing(": Archive", with: ": @MainActor Archive"), path)
    #expect(try package.run().hasSuffix("is up to date"))
    try package.write(
      "protocol Archive { associatedtype Book; func lend() }", "Sources/App/App.swift")
    try package.run()
    let new = try #require(package.read(path))
    #expect(new.contains("FakeArchive<Book>: @MainActor Archive, Spryable, Sendable {"), "\(new)")
  }

  @Test("The class is found in another file of the target")
  func otherFiles() throws {
    let package = try Workspace("protocol Archive { func lend() }")
    let other = "Tests/AppTests/Helpers.swift"
    try package.write(
      "import SpryMacros\n@testable import App\n\n@Spryable final class FakeArchive: Archive, Spryable {}\n",
      other)
    package.change { $0[3].files = [$0[3].folder + "/Helpers.swift"] }
    #expect(try package.run("Archive") == "updated \(other): added 'lend()'")
    #expect(package.read(other)?.hasSuffix("Archive, Spryable {\n  func lend()\n}\n") == true)
    #expect(package.read(path) == nil)
    // A file that begins with the class gets its imports.
    try package.write("@Spryable final class FakeArchive: Archive, Spryable {}\n", other)
    try package.run("Archive")
    #expect(package.read(other)?.hasPrefix("import SpryMacros\n") == true)
  }
}
