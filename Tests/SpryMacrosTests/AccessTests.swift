public import SpryMacros
import SpryMatchers
import Testing

/// A protocol to fake.
@Spryable
public protocol PublicAccess {
  associatedtype Item where Item == Int
  func work(_ item: Item) -> Int
  var title: String { get set }
  static func make() -> Int
  init(name: String)
  subscript(index: Int) -> Int { get set }
}

@Spryable
package protocol PackageAccess {
  func work() -> Int
}

@Spryable
internal protocol InternalAccess {
  func work() -> Int
}

@Spryable
fileprivate protocol FileprivateAccess {
  func work() -> Int
  static func make() -> Int
}

@Spryable
private protocol PrivateAccess {
  func work() -> Int
  init(name: String)
}

/// A type to extend.
public struct Api {}

/// An extension whose members get its level.
public extension Api {
  @Spryable protocol PublicInside {
    func work() -> Int
    static func make() -> Int
    init(size: Int)
  }
  @Spryable(accessLevel: .internal) protocol InternalInside { func work() -> Int }
  @Spryable final class Filled { func work() -> Int }
}
private extension Api {
  @Spryable protocol PrivateInside { func work() -> Int }
}

@Spryable(accessLevel: .public)
protocol GivenPublic {
  func work() -> Int
}

@Spryable(accessLevel: .package)
protocol GivenPackage {
  func work() -> Int
}

/// A protocol to fake.
@Spryable(accessLevel: .internal)
public protocol GivenInternal {
  func work() -> Int
  static func make() -> Int
}

/// A protocol to fake.
@Spryable(behindPreprocessorFlag: "os(Linux) || DEBUG", accessLevel: .fileprivate)
public protocol GivenFileprivate {
  func work() -> Int
}

/// A protocol to fake.
@Spryable(accessLevel: .private)
public protocol GivenPrivate {
  func work() -> Int
}

@Spryable(behindPreprocessorFlag: "!NOT_DEFINED && (DEBUG || swift(>=5.9))")
protocol Flagged {
  func work() -> Int
}

@Spryable(behindPreprocessorFlag: "NOT_DEFINED")
protocol NeverThere {
  func work() -> Int
}

/// A class with the name that the fake of ``NeverThere`` would have.
struct FakeNeverThere {}

/// A type that contains a protocol.
public struct Nest {
  @Spryable
  private protocol Inside {
    func work() -> Int
  }

  static func work() -> Int {
    let fake = FakeInside()
    fake.stub.work().andReturn(7)
    return fake.work()
  }
}

@Suite("Access levels of fakes", .spry) struct AccessTests {
  @Test("The extension around a protocol sets the level of its fake")
  func levelOfTheExtension() {
    let (first, second) = (Api.FakePublicInside(), Api.FakeInternalInside())
    let (third, fourth) = (Api.FakePrivateInside(), Api.Filled())
    first.stub.work().andReturn(1)
    second.stub.work().andReturn(2)
    third.stub.work().andReturn(3)
    fourth.stub.work().andReturn(4)
    #expect(first.work() + second.work() + third.work() + fourth.work() == 10)
  }

  @Test("A fake has the level of its protocol")
  func thatOfTheProtocol() {
    let open = FakePublicAccess(name: "a")
    open.stub.work(1).andReturn(2)
    #expect(open.work(1) == 2)
    let shared = FakePackageAccess()
    shared.stub.work().andReturn(3)
    #expect(shared.work() == 3)
    let plain = FakeInternalAccess()
    plain.stub.work().andReturn(4)
    #expect(plain.work() == 4)
    let file = FakeFileprivateAccess()
    file.stub.work().andReturn(5)
    #expect(file.work() == 5)
    let own = FakePrivateAccess(name: "b")
    own.stub.work().andReturn(6)
    #expect(own.work() == 6)
    #expect(Nest.work() == 7)
    expectHaveReceived(open.calls.work(1))
    expectHaveReceived(FakePrivateAccess.calls.initializer(name: "b"))
  }

  @Test("The argument accessLevel sets the level of a fake")
  func thatWhichIsGiven() {
    let one = FakeGivenPublic()
    one.stub.work().andReturn(1)
    let two = FakeGivenPackage()
    two.stub.work().andReturn(2)
    let three = FakeGivenInternal()
    three.stub.work().andReturn(3)
    let four = FakeGivenFileprivate()
    four.stub.work().andReturn(4)
    let five = FakeGivenPrivate()
    five.stub.work().andReturn(5)
    #expect([one.work(), two.work(), three.work(), four.work(), five.work()] == [1, 2, 3, 4, 5])
  }

  @Test("A fake exists only under its compilation condition")
  func underACondition() {
    let fake = FakeFlagged()
    fake.stub.work().andReturn(1)
    #expect(fake.work() == 1)
    _ = FakeNeverThere()
    expectHaveReceived(fake.calls.work(), .once)
  }
}
