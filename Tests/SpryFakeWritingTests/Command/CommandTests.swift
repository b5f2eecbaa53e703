import TestSupport
import Testing

@testable import SpryFakeWriting

@Suite("The command and its errors") struct CommandTests {
  private let source = """
    protocol Archive { func lend() }
    private protocol Hidden {}
    final class Desk {}
    actor Vault {}
    class Till { private init(name: String) {}; convenience init() { self.init(name: "") } }
    class Drawer { init() {}; private init(name: String) {} }
    struct Book {}
    protocol Broken: Missing {}
    """

  @Test(
    "Each error says what to do",
    arguments: [
      "Archve", "Unknown", "Hidden", "Desk", "Vault", "Till", "Book", "Broken", "Twin",
      "Base.Secret", "Base.Sealed",
      "--target App Archive", "--target Tests Archive", "--target", "--alll", "--check Archive",
      "--all Base", "",
    ])
  func errors(_ arguments: String) throws {
    let package = try Workspace(
      source + "\npublic protocol Twin {}", core: "public protocol Twin {}",
      base: "protocol Secret {}; public class Sealed {}")
    let words = arguments.split(separator: " ").map(String.init)
    expectGolden(try package.run(words), "an error: \(arguments)")
  }

  @Test("A class with an initializer that is not private gets a fake")
  func privateInitializerBesideAnother() throws {
    #expect(try Workspace(source).run("Drawer").hasPrefix("wrote"))
  }

  @Test("Only types that can have a fake are suggested")
  func suggestions() throws {
    let package = try Workspace(
      """
      struct Notes {}
      final class Noter {}
      private protocol Noten {}
      protocol Noted {}
      class Nota {}
      typealias NoteBox = Noted
      typealias NoteText = Notes
      """, base: "protocol Noteb {}\npublic class Notec {}")
    let output = try package.run("Note")
    #expect(output.hasSuffix("Did you mean 'Nota', 'Noted', or 'NoteBox'?"), "\(output)")
  }

  @Test("A protocol with '@Spryable' has a fake, unless no test can see it")
  func generatedFakes() throws {
    let package = try Workspace(
      """
      @Spryable protocol Seen {}
      enum Table { @Spryable(accessLevel: .internal) protocol Row {} }
      @Spryable(accessLevel: .fileprivate) protocol Unseen {}
      """,
      base: """
        @Spryable public protocol Shown {}
        @Spryable(accessLevel: .package) public protocol Closed {}
        @Spryable(behindPreprocessorFlag: "DEBUG") public protocol Switched {}
        """)
    expectGolden(
      try ["Seen", "Table.Row", "Unseen", "Base.Shown", "Closed", "Switched"].map {
        try package.run($0)
      })
    // A fake that exists is still updated.
    try package.write("@Spryable protocol Unseen { func see() }", "Sources/App/App.swift")
    #expect(try package.run("Unseen").hasPrefix("updated"))
  }

  @Test("The test target is needed if there are several, or none")
  func targets() throws {
    let package = try Workspace(source)
    package.change { modules in
      var other = modules[3]
      other.target = "OtherTests"
      modules.append(other)
    }
    let several = try package.run("Archive")
    package.change { $0.removeAll(where: \.isTest) }
    expectGolden([several, try package.run("Archive")])
  }

  @Test("The test target has to depend on SpryMacros")
  func products() throws {
    let package = try Workspace(source)
    package.change { $0[3].dependencies = ["App"] }
    expectGolden(try package.run("Archive"))
  }

  @Test("A file of a person is not overwritten")
  func foreignFiles() throws {
    let package = try Workspace(source)
    let path = "Tests/AppTests/Fakes/FakeArchive.swift"
    try package.write("// mine\n", path)
    let other = try package.run("Archive")
    try package.write("final class FakeArchive: Archive { func lend() {} }\n", path)
    expectGolden([other, try package.run("Archive")])
    #expect(package.read(path) == "final class FakeArchive: Archive { func lend() {} }\n")
  }

  @Test("--all leaves fakes as they are that the command has not written")
  func fakesByHand() throws {
    let package = try Workspace("protocol A {}\nprotocol B {}")
    let path = "Tests/AppTests/Fakes/FakeA.swift"
    try package.write("final class FakeA: A {}\n", path)
    #expect(
      try package.run("--all")
        == "left \(path) unchanged: this command did not write it\nwrote Tests/AppTests/Fakes/FakeB.swift"
    )
    #expect(package.read(path) == "final class FakeA: A {}\n")
  }

  @Test("--all writes a fake of each protocol of the tested modules, and --print writes no file")
  func allProtocols() throws {
    let package = try Workspace(
      "protocol A { func a() }\nprotocol B: A { func b() }", core: "public protocol C { func c() }")
    expectGolden(String(try package.run("--all", "--print").dropLast()))
    #expect(package.read("Tests/AppTests/Fakes/FakeA.swift") == nil)
    #expect(try package.run("--all").split(separator: "\n").count == 3)
  }

  @Test("Without a tool of the compiler, the command reads only sources")
  func missingTool() throws {
    let package = try Workspace("", interfaces: ["missing": "swift-synthesize-interface"])
    expectGolden(try package.run("URLSession"))
  }

  @Test("--help lists the options")
  func help() throws {
    expectGolden(try Workspace("").run("--help"))
  }
}
