import TestSupport
import Testing

@testable import SpryFakeWriting

@Suite("Names that the file of a fake can see") struct VisibilityTests {
  @Test("A type with the name of one of SpryKit's has its module in front")
  func namesOfSpryKit() throws {
    let package = try Workspace(
      """
      protocol Argument { func text() -> [String: Argument] }
      protocol Shape { func area(_ argument: inout Argument, of: Hidden) }
      struct Hidden {}
      enum Stub { protocol Answer { func next() -> Value }; struct Value {} }
      """)
    try package.write(
      "public enum Argument {}\nstruct Hidden {}\npublic struct Stub {}",
      "Sources/SpryKit/SpryKit.swift")
    package.change { modules in
      let folder = modules[0].folder.replacing("/Base", with: "/SpryKit")
      modules.append(
        PackageLayout.Module(
          name: "SpryKit", target: "SpryKit", isLocal: false, folder: folder,
          files: [folder + "/SpryKit.swift"]))
    }
    expectGolden(try package.fake(of: "Argument"), "the protocol")
    expectGolden(try package.fake(of: "Shape"), "a type of an argument")
    expectGolden(try package.fake(of: "Stub.Answer"), "a protocol inside a type")
    #expect(try package.run().split(separator: "\n").allSatisfy { $0.hasSuffix("is up to date") })
  }

  /// Declarations that two modules have.
  private let same = """
    public struct Item {}
    public struct Failure: Error {}
    public protocol Kind {}
    public protocol Unit {}
    public struct Result {}
    @globalActor public actor Worker { public static let shared = Worker() }
    public typealias Done = (Item) -> Void
    public enum Box { public struct Lid {} }
    """
  private let mover = """
    public protocol Mover {
      associatedtype Load: Kind
      associatedtype Unit = Item
      init(item: Item)
      var item: Item { get throws(Failure) }
      subscript(item: Item) -> (Item, Box.Lid?) { get }
      func move(_ list: [Item: any Kind], _ unit: Unit) async throws(Failure) -> Item
      func each<T: Kind, U>(_ body: @Worker (T) -> Item.Type, _ done: Done) where U: Kind
      @Worker func work()
      func store(_ item: Item)
    }
    open class Base { open var last = Item(); open func move(_ item: Item) -> Item { item } }
    """

  @Test("Types of members that another module declares have that module in front of their names")
  func inheritedTypes() throws {
    let package = try Workspace(
      """
      import Core
      \(same)
      protocol Lifter: Mover {
        func lift(_ item: Item, _ unit: Unit) -> Result
        func store(_ item: Item)
        func save(_ item: Core.Item)
      }
      class Porter: Base { func carry(_ item: Item) {} }
      """, core: same.replacing("public struct Result {}\n", with: "") + mover)
    expectGolden(try package.fake(of: "Lifter"), "a protocol")
    expectGolden(try package.fake(of: "Porter"), "a class")
    try package.expectUpToDate()
  }

  @Test("A name is qualified for what the file imports, and not for what only sources import")
  func importsOfTheFile() throws {
    let core = "public protocol Mover { func move(_ item: Item) -> Result<Item, any Error> }\n"
    let package = try Workspace(
      "import Core\nprotocol Lifter: Mover {}\nstruct Result {}",
      core: core + "public struct Item {}", base: "public struct Item {}")
    let text = try #require(try package.fake(of: "Lifter"))
    #expect(text.contains("func move(_ item: Item) -> Swift.Result<Item, any Error>"), "\(text)")
    // The user imports the other module.
    let path = "Tests/AppTests/Fakes/FakeLifter.swift"
    try package.write("import Base\n" + text + "\n", path)
    try package.run()
    #expect(package.read(path)?.contains("func move(_ item: Core.Item)") == true)
    try package.expectUpToDate()
    // The test target declares a type of the same name.
    try package.write(text + "\n", path)
    try package.write("struct Item {}\n", "Tests/AppTests/Items.swift")
    package.change { $0[3].files = [$0[3].folder + "/Items.swift"] }
    try package.run()
    #expect(package.read(path)?.contains("func move(_ item: Core.Item)") == true)
  }

  @Test("The module in front of the protocol's name is added to the class")
  func ambiguousProtocols() throws {
    let package = try Workspace("protocol Lifter { func lift() }", core: "")
    try package.run("Lifter")
    let path = "Tests/AppTests/Fakes/FakeLifter.swift"
    let text = try #require(package.read(path))
    try package.write(
      "import Core\n" + text.replacing(": Lifter", with: ": @MainActor Lifter"), path)
    try package.write("public protocol Lifter {}", "Sources/Core/Core.swift")
    try package.run("App.Lifter")
    #expect(
      package.read(path)?.contains("FakeLifter: @MainActor App.Lifter, Spryable, Sendable {")
        == true)
    try package.expectUpToDate()
  }

  @Test("Foundation is imported wherever its modules on Linux are")
  func foundation() throws {
    let package = try Workspace(
      """
      import Foundation
      #if canImport(FoundationNetworking)
        import FoundationNetworking
      #endif
      protocol Loading { func load(session: URLSession) }
      """,
      interfaces: [
        "Foundation": "public struct URL {\n}\n",
        "FoundationNetworking": "open class URLSession {\n}\n",
      ])
    expectGolden(try package.fake(of: "Loading"), "a type of FoundationNetworking")
    try package.expectUpToDate()
    let path = "Tests/AppTests/Fakes/FakeLoading.swift"
    try package.write(
      try #require(package.read(path)).replacing("import Foundation\n", with: ""), path)
    #expect(try package.run("--check").contains("'import Foundation'"))
    #expect(try package.run() == "updated \(path): added 'import Foundation'")
  }

  @Test("Types and members that are SPI are imported as such")
  func systemInterfaces() throws {
    let package = try Workspace(
      """
      import Base
      @_spi(Testing) public protocol Probe { func read() -> Int }
      public protocol Gauge {
        @_spi(Testing) func read() -> Int
        #if DEBUG
          @_spi(Debugging) func dump(_ reading: Reading)
        #endif
      }
      protocol Meter { func level() -> Level }
      """,
      base: "@_spi(Testing) public struct Level {}\n@_spi(Other) public struct Reading {}")
    for name in ["Probe", "Gauge", "Meter"] {
      expectGolden(try package.fake(of: name), name)
    }
    #expect(try package.run("--check") == "")
  }

  @Test("An update adds the attributes that an import needs now, and keeps the others")
  func imports() throws {
    let package = try Workspace("public protocol Probe { func read() -> Int }")
    let path = "Tests/AppTests/Fakes/FakeProbe.swift"
    try package.write(
      "@preconcurrency import App\nimport SpryMacros\n\n"
        + "@Spryable final class FakeProbe: Probe, Spryable {\n  func read() -> Int\n}\n", path)
    try package.write(
      "@_spi(Testing) public protocol Probe { func read() -> Int }", "Sources/App/App.swift")
    try package.run()
    #expect(package.read(path)?.hasPrefix("@_spi(Testing) @preconcurrency import App\n") == true)
    try package.write("protocol Probe { func read() -> Int }", "Sources/App/App.swift")
    try package.run()
    #expect(
      package.read(path)?.hasPrefix("@testable @_spi(Testing) @preconcurrency import App\n") == true
    )
    #expect(try package.run() == "\(path) is up to date")
  }
}
