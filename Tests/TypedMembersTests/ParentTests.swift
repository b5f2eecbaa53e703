import SpryMacros
import SpryMatchers
import TestSupport
import Testing

@Spryable private protocol DiskReader {
  func read(_ id: Int) -> String
  var isOpen: Bool { get }
}

@Spryable private protocol DiskWriter {
  func write(_ text: String, to id: Int) throws
  static func make() -> Int
  init(name: String)
}

@Spryable private protocol Disk: DiskReader, DiskWriter {
  func format() async
}

@Spryable private protocol Backup: Disk, DiskReader {
  func restore(_ id: Int) -> Bool
}

// A parent that is generic.
@Spryable private protocol ItemStore<Item> {
  associatedtype Item
  associatedtype Key: Hashable
  func item(_ key: Key) -> Item?
  func put(_ item: Item, for key: Key)
}

@Spryable private protocol NumberStore: ItemStore where Item == Int, Key == String {
  func sum() -> Int
}

// A parent with a default implementation of its own.
extension DiskReader {
  func read(_ id: Int) -> String { "the default of the protocol" }
}

// A child whose extension has a default for a member of the parent, which it therefore repeats; one that
// is in an extension of the parent for this child; and one for a type of the parent.
@Spryable private protocol CopyingDisk: DiskReader {
  func read(_ id: Int) -> String
}
extension CopyingDisk {
  func read(_ id: Int) -> String { "the default of the child" }
}

@Spryable private protocol WrittenDisk: DiskReader { func erase() }
extension DiskReader where Self: WrittenDisk {
  func read(_ id: Int) -> String { "the default of the parent for the child" }
}

extension ItemStore where Item == Int {
  func put(_ item: Int, for key: Key) {}
}

// A parent that cannot have the attribute, as it is in another package: what the attribute would write.
private protocol Foreign { func ring(_ times: Int) -> Int }
private protocol SpryableForeign: SpryFakeMembers {}
private protocol FakedForeign: Foreign, Spryable {}
extension FakedForeign {
  func ring(_ times: Int) -> Int {
    SpryFakeHandle(self).record(of: "ring(_ times:)", times).answer()
  }
}
extension SpryableForeign {
  func ring(
    _ times: ArgumentOf<Int>
  ) -> SpryFakeMember<SpryRole, Int, Int, SprySyncEffects> {
    .init(spryHandle, "ring(_ times:)", argument: times)
  }
}

@Spryable private protocol Phone: Foreign {
  func hang()
}

// Protocols of the standard library.
@Spryable private protocol Token: Hashable, Comparable, Codable, CustomStringConvertible, Error {
  func value() -> Int
}

@Spryable private protocol SignedToken: Token {
  func signature() -> String
}

// A hand-written fake can take the members of a protocol with the attribute.
private final class HandWritten: FakedDisk {
  let spryState = SpryState()
  init(name: String) {}
}

@Suite("Fakes of protocols with parents")
struct ParentTests {
  @Test("A default for a member of a parent does not answer in place of a stub")
  func defaultsOfChildren() {
    let copying = FakeCopyingDisk()
    copying.stub.read(3).andReturn("stub")
    #expect(copying.read(3) == "stub")
    #expect((copying as any CopyingDisk).read(3) == "stub")
    #expect((copying as any DiskReader).read(3) == "stub")
    expectHaveReceived(copying.calls.read(3), .exactly(3))

    let written = FakeWrittenDisk()
    written.stub.read(3).andReturn("stub")
    #expect(written.read(3) == "stub")
    #expect((written as any WrittenDisk).read(3) == "stub")
    expectHaveReceived(written.calls.read(3), .exactly(2))

    let numbers = FakeNumberStore()
    numbers.put(1, for: "a")
    expectHaveReceived(numbers.calls.put(1, for: "a"), .once)
  }

  @Test("The fake has the members of all parents, once in a diamond")
  func members() async throws {
    let backup = FakeBackup(name: "b")
    backup.stub.read(3).andReturn("three")
    backup.stub.isOpen.andReturn(true)
    backup.stub.restore(.any).andReturn(true)
    FakeBackup.stub.make().andReturn(7)
    #expect(backup.read(3) == "three")
    #expect(backup.isOpen)
    try backup.write("x", to: 4)
    await backup.format()
    #expect(backup.restore(1))
    #expect(FakeBackup.make() == 7)
    #expect((backup as any DiskReader).read(3) == "three")
    #expect(backup.calls.read(.any).count == 2)
    #expect(FakeBackup.calls.initializer(name: "b").count == 1)
    expectHaveReceived(backup.calls.write("x", to: .greaterThan(3)), .once)
  }

  @Test("Parents with associated types")
  func associatedTypes() {
    let numbers = FakeNumberStore()
    numbers.stub.item("a").andReturn(3)
    numbers.stub.sum().andReturn(4)
    #expect(numbers.item("a") == 3)
    #expect(numbers.sum() == 4)
  }

  @Test("The members of a fake come before the defaults of the protocol")
  func defaults() {
    let reader = FakeDiskReader()
    reader.stub.read(.any).andReturn("stub")
    #expect(reader.read(1) == "stub")
  }

  @Test("A parent whose members are written by hand")
  func foreignParent() {
    let phone = FakePhone()
    phone.stub.ring(3).andReturn(9)
    #expect(phone.ring(3) == 9)
    #expect(Array(phone.calls.ring(.any)) == [3])
  }

  @Test("Protocols of the standard library need no stubs")
  func standardProtocols() throws {
    let token = FakeSignedToken()
    token.stub.value().andReturn(1)
    #expect(token == token && !(token < token))
    #expect(Set([token, FakeSignedToken()]).count == 2)
    #expect("\(token)" == "FakeSignedToken")
    #expect(token.value() == 1)
  }

  @Test("A hand-written fake gets the members, and is stubbed by their names")
  func handWritten() {
    let disk = HandWritten(name: "x")
    disk.stub("read(_:)").with(3).andReturn("three")
    #expect(disk.read(3) == "three")
    #expect(disk.didCall("read(_:)", withArguments: [3]).success)
  }
}
