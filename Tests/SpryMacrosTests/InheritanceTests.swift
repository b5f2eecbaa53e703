import SpryMacros
import SpryMatchers
import Testing

@Spryable
protocol Reader: AnyObject {
  associatedtype Item
  func read(_ id: Int) throws -> Item?
  var position: Int { get set }
  static func open(_ name: String) -> Int
  init(name: String)
}

@Spryable
protocol Writer {
  func write(_ text: String, at position: Int)
  subscript(line: Int) -> String { get set }
}

@Spryable
protocol Editor: Reader, Writer where Item == String {
  func undo() async -> Bool
}

enum Office {
  @Spryable
  protocol Typist: Writer {
    func rest() -> Int
  }
}

/// A fake that is written by hand can take the members, too.
final class FakeScribe: FakedWriter {
  func runs() -> Bool { spryify() }
}

@Suite("Protocols that inherit from others", .spry) struct InheritanceTests {
  @Test("A fake has the members of the parents, and their typed form")
  func severalParents() async throws {
    let fake = FakeEditor(name: "draft")
    fake.stub.read(1).andReturn("one")
    fake.stub.read(2).andThrow(DoorError(code: 2))
    fake.stub.position.andReturn(3)
    fake.stub.undo().andReturn(true)
    fake.stub[4].andReturn("four")
    fake.stub.write(.any, at: 6).andReturn()
    FakeEditor.stub.open("a").andReturn(5)
    let editor: any Editor = fake
    #expect(try editor.read(1) == "one")
    #expect(throws: DoorError(code: 2)) { try editor.read(2) }
    #expect(editor.position == 3)
    #expect(await editor.undo())
    #expect(fake[4] == "four")
    #expect(FakeEditor.open("a") == 5)
    editor.write("text", at: 6)
    editor.position = 7
    #expect(Array(fake.calls.read(.any)) == [1, 2])
    expectHaveReceived(fake.calls.write(.prefix("t"), at: .any), .once)
    expectHaveReceived(fake.calls.position.set(7), .once)
    expectHaveReceived(FakeEditor.calls.initializer(name: "draft"), .once)
    expectHaveReceived(fake, "write(_:at:)", with: "text", 6)
  }

  @Test("A protocol inside a type can inherit from others")
  func insideAType() {
    let fake = Office.FakeTypist()
    fake.stub.rest().andReturn(1)
    fake.stub.write("a", at: .greaterThan(1)).andReturn()
    #expect(fake.rest() == 1)
    fake.write("a", at: 2)
    expectHaveReceived(fake.calls.write("a", at: 2), .once)
  }

  @Test("A fake that is written by hand can take the members")
  func writtenByHand() {
    let fake = FakeScribe()
    fake.stub("subscript(_:)").with(1).andReturn("one")
    fake.stub("write(_:at:)").andReturn()
    #expect(fake[1] == "one")
    fake.write("a", at: 2)
    expectHaveReceived(fake, "write(_:at:)", with: "a", 2)
  }
}
