import TestSupport
import Testing

@Suite("Types of modules without sources") struct InterfaceTests {
  private let network = """
    import Foundation

    /// A session. Its text has a brace {
    @available(macOS 10.15, *)
    open class Session : NSObject, @unchecked Sendable {

        /// Loads.
        open func load(_ url: URL, options: [String : Any]? = nil) async throws -> (Data, Response)

        open var delegate: (any SessionDelegate)? { get }

        public init()
    }

    /*
     A protocol of an older version is named
       protocol Delegate {
     */

    public protocol SessionDelegate : NSObjectProtocol {

        func session(_ session: Session, didLoad data: Data)

        func sessionDidClose(_ session: Session)
    }

    extension SessionDelegate {

        public func sessionDidClose(_ session: Session)
    }

    public struct Response {
    }

    """
  private let foundation = """
    import FoundationEssentials

    open class NSObject : NSObjectProtocol {

        open func copy() -> Any
    }

    public struct URL {
    }

    """

  private func package(_ source: String = "import Network") throws -> Workspace {
    try Workspace(
      source,
      interfaces: [
        "Network": network, "Foundation": foundation,
        "FoundationEssentials": "public struct Data {\n}\n",
      ])
  }

  @Test("A class and a protocol of a module that the package imports")
  func types() throws {
    let package = try package()
    expectGolden(try package.fake(of: "Session"), "a class")
    expectGolden(try package.fake(of: "SessionDelegate"), "a protocol")
  }

  @Test("A type can be named with its module, and is found again for an update")
  func qualifiedNames() throws {
    let package = try package("")
    #expect(try package.run("Session").contains("no protocol or class is named 'Session'"))
    #expect(try package.run("Network.Session") == "wrote Tests/AppTests/Fakes/FakeSession.swift")
    #expect(try package.run() == "Tests/AppTests/Fakes/FakeSession.swift is up to date")
  }
}
