public import SpryMacros
import Testing

/// A public protocol.
@Spyable public protocol PublicPort {
  init(size: Int)
  func load(_ id: Int) -> Int
  var name: String { get }
  static func make() -> Int
  subscript(index: Int) -> Int { get set }
}
@Spyable package protocol PackagePort { func load(_ id: Int) -> Int }
@Spyable internal protocol InternalPort { func load(_ id: Int) -> Int }
@Spyable fileprivate protocol FileprivatePort {
  init(size: Int)
  func load(_ id: Int) -> Int
}
@Spyable private protocol PrivatePort {
  init(size: Int)
  func load(_ id: Int) -> Int
  static func make() -> Int
}
/// A public protocol.
@Spyable(accessLevel: .public) public protocol AsPublic { func load(_ id: Int) -> Int }
/// A public protocol.
@Spyable(accessLevel: .package) public protocol AsPackage { func load(_ id: Int) -> Int }
/// A public protocol.
@Spyable(accessLevel: .internal) public protocol AsInternal { func load(_ id: Int) -> Int }
/// A public protocol.
@Spyable(accessLevel: .fileprivate) public protocol AsFileprivate { func load(_ id: Int) -> Int }
/// A public protocol.
@Spyable(accessLevel: .private) public protocol AsPrivate { func load(_ id: Int) -> Int }

@Spyable(behindPreprocessorFlag: "os(Linux) || os(macOS)") protocol Flagged { func load() }
@Spyable(behindPreprocessorFlag: "NO_SUCH_FLAG") protocol Unflagged { func load() }
@Spyable(behindPreprocessorFlag: "!NO_SUCH_FLAG", accessLevel: .private) protocol Both {
  func load()
}

/// A type to extend.
public struct Api {}

/// Gives its level to what it contains.
public extension Api {
  @Spyable protocol PublicInside {
    func load(_ id: Int) -> Int
    static func make() -> Int
    init(size: Int)
  }
  @Spyable(accessLevel: .internal) protocol InternalInside { func load(_ id: Int) -> Int }
}
private extension Api {
  @Spyable protocol PrivateInside { func load(_ id: Int) -> Int }
}

/// There would be two of it, were the one behind the flag written.
private final class UnflaggedSpy {}

@Suite("Access levels of spies") struct SpyAccessTests {
  @Test("A spy has the level of its protocol, of the extension around it, or of accessLevel:")
  func levels() {
    let calls = [
      PublicPortSpy().loadCalled, PackagePortSpy().loadCalled, InternalPortSpy().loadCalled,
      FileprivatePortSpy().loadCalled, PrivatePortSpy().loadCalled,
      Api.PublicInsideSpy().loadCalled, Api.InternalInsideSpy().loadCalled,
      Api.PrivateInsideSpy().loadCalled, AsPublicSpy().loadCalled, AsPackageSpy().loadCalled,
      AsInternalSpy().loadCalled, AsFileprivateSpy().loadCalled, AsPrivateSpy().loadCalled,
    ]
    #expect(!calls.contains(true))
  }

  @Test("behindPreprocessorFlag: puts the spy behind a condition") func behindAFlag() {
    let spy = FlaggedSpy()
    spy.load()
    #expect(spy.loadCalled)
    _ = UnflaggedSpy()
    BothSpy().load()
  }
}
