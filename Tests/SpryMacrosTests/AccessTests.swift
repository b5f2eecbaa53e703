public import SpryMacros
import SpryMatchers
import Testing

/// A protocol to fake.
@Spryable @Spyable
public protocol PublicAccess {
  associatedtype Item where Item == Int
  func work(_ item: Item) -> Int
  var title: String { get set }
  static func make() -> Int
  init(name: String)
  subscript(index: Int) -> Int { get set }
}

@Spryable @Spyable
package protocol PackageAccess {
  func work() -> Int
}

@Spryable @Spyable
internal protocol InternalAccess {
  func work() -> Int
}

@Spryable @Spyable
fileprivate protocol FileprivateAccess {
  func work() -> Int
  static func make() -> Int
}

@Spryable @Spyable
private protocol PrivateAccess {
  func work() -> Int
  init(name: String)
}

/// A type to extend.
public struct Api {}

/// An extension whose members get its level.
public extension Api {
  @Spryable @Spyable protocol PublicInside {
    func work() -> Int
    static func make() -> Int
    init(size: Int)
  }
  @Spryable(accessLevel: .internal) @Spyable(accessLevel: .internal) protocol InternalInside {
    func work() -> Int
  }
  @Spryable final class Filled: Spryable { func work() -> Int }
}
private extension Api {
  @Spryable @Spyable protocol PrivateInside { func work() -> Int }
}

@Spryable(accessLevel: .public)
@Spyable(accessLevel: .public)
protocol GivenPublic {
  func work() -> Int
}

@Spryable(accessLevel: .package)
@Spyable(accessLevel: .package)
protocol GivenPackage {
  func work() -> Int
}

/// A protocol to fake.
@Spryable(accessLevel: .internal)
@Spyable(accessLevel: .internal)
public protocol GivenInternal {
  func work() -> Int
  static func make() -> Int
}

/// A protocol to fake.
@Spryable(behindPreprocessorFlag: "os(Linux) || DEBUG", accessLevel: .fileprivate)
@Spyable(behindPreprocessorFlag: "os(Linux) || DEBUG", accessLevel: .fileprivate)
public protocol GivenFileprivate {
  func work() -> Int
}

/// A protocol to fake.
@Spryable(accessLevel: .private)
@Spyable(accessLevel: .private)
public protocol GivenPrivate {
  func work() -> Int
}

@Spryable(behindPreprocessorFlag: "!NOT_DEFINED && (DEBUG || swift(>=5.9))")
@Spyable(behindPreprocessorFlag: "!NOT_DEFINED && (DEBUG || swift(>=5.9))")
protocol Flagged {
  func work() -> Int
}

@Spryable(behindPreprocessorFlag: "NOT_DEFINED")
@Spyable(behindPreprocessorFlag: "NOT_DEFINED")
protocol NeverThere {
  func work() -> Int
}

// Types with the names that the fake and the spy of ``NeverThere`` would have.
struct FakeNeverThere {}
struct NeverThereSpy {}

/// A type that contains a protocol.
public struct Nest {
  @Spryable @Spyable
  private protocol Inside {
    func work() -> Int
  }

  static func calls() -> any MemberCalls { FakeInside().calls.work() }
}

@Suite("Access levels of fakes and spies", .spry) struct AccessTests {
  @Test("A fake has the level of its protocol, of the extension around it, or of accessLevel")
  func levels() {
    let calls: [any MemberCalls] = [
      FakePublicAccess(name: "a").calls.work(1), FakePackageAccess().calls.work(),
      FakeInternalAccess().calls.work(), FakeFileprivateAccess().calls.work(),
      FakePrivateAccess(name: "b").calls.work(), Nest.calls(), Api.FakePublicInside().calls.work(),
      Api.FakeInternalInside().calls.work(), Api.FakePrivateInside().calls.work(),
      Api.Filled().calls.work(), FakeGivenPublic().calls.work(), FakeGivenPackage().calls.work(),
      FakeGivenInternal().calls.work(), FakeGivenFileprivate().calls.work(),
      FakeGivenPrivate().calls.work(),
    ]
    for call in calls { expectHaveNotReceived(call) }
    expectHaveReceived(FakePrivateAccess.calls.initializer(name: "b"))
  }

  @Test("A spy has the level of its protocol, of the extension around it, or of accessLevel")
  func levelsOfSpies() {
    let calls = [
      PublicAccessSpy(name: "a").workCalled, PackageAccessSpy().workCalled,
      InternalAccessSpy().workCalled, FileprivateAccessSpy().workCalled,
      PrivateAccessSpy(name: "b").workCalled, Api.PublicInsideSpy().workCalled,
      Api.InternalInsideSpy().workCalled, Api.PrivateInsideSpy().workCalled,
      GivenPublicSpy().workCalled, GivenPackageSpy().workCalled, GivenInternalSpy().workCalled,
      GivenFileprivateSpy().workCalled, GivenPrivateSpy().workCalled,
    ]
    #expect(!calls.contains(true))
    #expect(PrivateAccessSpy.initNameReceivedName == "b")
  }

  @Test("A fake and a spy exist only under their compilation condition")
  func underACondition() {
    let fake = FakeFlagged()
    fake.stub.work().andReturn(1)
    #expect(fake.work() == 1)
    let spy = FlaggedSpy()
    spy.workReturnValue = 2
    #expect(spy.work() == 2)
    _ = (FakeNeverThere(), NeverThereSpy())
    expectHaveReceived(fake.calls.work(), .once)
  }
}
