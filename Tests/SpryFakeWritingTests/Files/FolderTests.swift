import TestSupport
import Testing

@testable import SpryFakeWriting

@Suite("All fakes of a folder, and all protocols of a module") struct FolderTests {
  private let folder = "Tests/AppTests/Fakes"

  @Test("The fake of a deleted protocol is reported, and the name of its class is no advice")
  func orphans() throws {
    let package = try Workspace("protocol NotifierDelegate {}\nprotocol Notifier {}")
    try package.run("--all")
    package.change { modules in
      let folder = modules[3].folder
      modules[3].files = ["FakeNotifier", "FakeNotifierDelegate"].map {
        "\(folder)/Fakes/\($0).swift"
      }
    }
    try package.write("protocol Notifier {}", "Sources/App/App.swift")
    let deleted = try ["", "--check", "--check --all", "NotifierDelegate"].map {
      try package.run($0.split(separator: " ").map(String.init))
    }
    try package.write("protocol NotifyDelegate {}", "Sources/App/App.swift")
    expectGolden(deleted + [try package.run("--check")])
  }

  @Test("--check --all reports outdated fakes of classes, and protocols without a fake")
  func everything() throws {
    let package = try Workspace("protocol A {}\nclass B { func b() {} }")
    try package.run("A", "B")
    try package.write(
      "protocol A {}\nclass B { func b() -> Int { 0 } }\nprotocol C {}", "Sources/App/App.swift")
    expectGolden(try package.run("--check", "--all"))
    try package.run("--all")
    #expect(try package.run("--check", "--all") == "")
  }

  @Test("The fake of a type inside another one is found again for an update")
  func nestedTypes() throws {
    let package = try Workspace("enum Table { protocol Row { func cell() } }")
    try package.run("Table.Row")
    try package.expectUpToDate()
  }

  @Test("--all names the protocols that it leaves out")
  func leftOut() throws {
    let package = try Workspace(
      """
      private protocol Hidden {}
      fileprivate enum Space { protocol Inside {} }
      enum Table { protocol Row {}; protocol Cell {} }
      protocol Cell {}
      protocol Seen {}
      @Spryable protocol Written {}
      @Spyable protocol Spied {}
      @Spyable protocol Twin {}
      """, core: "protocol Seen {}\nprotocol Twin {}")
    expectGolden(try package.run("--all"))
    try package.run("App.Seen")
    #expect(
      try package.run("--check", "--all").split(separator: "\n").allSatisfy {
        $0.hasPrefix("left out")
      })
  }

  @Test("Protocols that all have a spy need no fakes, and a fake that was written is checked")
  func spies() throws {
    let package = try Workspace("@Spyable protocol Clock { func now() }")
    let leftOut = try package.run("--check", "--all")
    #expect(leftOut.hasPrefix("left out 'App.Clock'") && !leftOut.contains("error"))
    try package.run("Clock")
    try package.write("@Spyable protocol Clock {}", "Sources/App/App.swift")
    #expect(try package.run("--check", "--all").contains("no longer matches 'Clock'"))
  }

  @Test("A file that the command has not written stays as it is, and needs no type")
  func filesOfUsers() throws {
    let package = try Workspace("")
    try package.write("final class FakeClock {}\n", "\(folder)/FakeClock.swift")
    try package.write("struct Helper {}\n", "\(folder)/FakeHelpers.swift")
    #expect(
      try package.run()
        == "left \(folder)/FakeClock.swift unchanged: this command did not write it"
    )
  }

  /// Two protocols of one name in modules that the target tests, and one that only has one of them.
  private func twins() throws -> Workspace {
    try Workspace(
      "import Core\nprotocol Loader { func load(_ x: Core.Loader) -> Int }\nprotocol Saver {}",
      core: "public protocol Loader { func open() -> Bool }")
  }

  @Test("A second type of one name is refused before anything is written, in any order")
  func secondType() throws {
    for (first, second) in [("App.Loader", "Core.Loader"), ("Core.Loader", "App.Loader")] {
      let package = try twins()
      try package.run(first)
      let text = package.read("\(folder)/FakeLoader.swift")
      for arguments in [[second], ["Saver", second], ["--check", second]] {
        let output = try package.run(arguments)
        #expect(
          output.hasPrefix("error: 'FakeLoader' in \(folder)/FakeLoader.swift is the fake of"))
      }
      #expect(package.read("\(folder)/FakeLoader.swift") == text)
      #expect(package.read("\(folder)/FakeSaver.swift") == nil)
      #expect(try package.run("--print", second).contains("class FakeLoader: "))
      try package.expectUpToDate()
      #expect(
        try package.run("--all").contains("left out '\(second)': 'FakeLoader' is the fake of"))
      #expect(package.read("\(folder)/FakeLoader.swift") == text)
      #expect(try package.run("--check", "--all").contains("error") == false)
    }
  }

  @Test("Two types of one name in one command are refused before anything is written")
  func twoTypes() throws {
    let package = try twins()
    let nested = try Workspace("protocol Row {}\nenum Table { protocol Row {} }")
    expectGolden([
      try package.run("Saver", "App.Loader", "Core.Loader"), try nested.run("Row", "Table.Row"),
      try package.run("App.Loader"), try package.run("Core.Loader"),
    ])
    #expect(package.read("\(folder)/FakeSaver.swift") == nil)
    #expect(nested.read("\(folder)/FakeRow.swift") == nil)
  }
}
