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
