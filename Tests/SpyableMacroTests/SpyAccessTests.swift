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
  @Test("A spy has the access level of its protocol") func theLevelOfTheProtocol() {
    let (first, second, third) = (PublicPortSpy(), PackagePortSpy(), InternalPortSpy())
    let (fourth, fifth) = (FileprivatePortSpy(), PrivatePortSpy())
    first.loadReturnValue = 1
    second.loadReturnValue = 2
    third.loadReturnValue = 3
    fourth.loadReturnValue = 4
    fifth.loadReturnValue = 5
    #expect(first.load(0) + second.load(0) + third.load(0) == 6)
    #expect(fourth.load(0) + fifth.load(0) == 9)
  }

  @Test("A spy has the access level of the extension around its protocol")
  func theLevelOfTheExtension() {
    let (first, second) = (Api.PublicInsideSpy(), Api.InternalInsideSpy())
    let third = Api.PrivateInsideSpy()
    first.loadReturnValue = 1
    second.loadReturnValue = 2
    third.loadReturnValue = 3
    #expect(first.load(0) + second.load(0) + third.load(0) == 6)
  }

  @Test("accessLevel: sets another level") func theLevelThatIsAskedFor() {
    let (first, second, third) = (AsPublicSpy(), AsPackageSpy(), AsInternalSpy())
    let (fourth, fifth) = (AsFileprivateSpy(), AsPrivateSpy())
    first.loadReturnValue = 1
    second.loadReturnValue = 2
    third.loadReturnValue = 3
    fourth.loadReturnValue = 4
    fifth.loadReturnValue = 5
    let all: [Int] = [
      first.load(0), second.load(0), third.load(0), fourth.load(0), fifth.load(0),
    ]
    #expect(all == [1, 2, 3, 4, 5])
  }

  @Test("behindPreprocessorFlag: puts the spy behind a condition") func behindAFlag() {
    let spy = FlaggedSpy()
    spy.load()
    #expect(spy.loadCalled)
    _ = UnflaggedSpy()
    BothSpy().load()
  }
}
