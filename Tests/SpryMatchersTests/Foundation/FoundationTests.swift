import Foundation
import SpryMatchers
import Testing

@testable import SpryKit

@Suite("Foundation's types")
struct FoundationTests {
  private final class FakeStore: Spryable {
    func make<Result>() -> Result { spryify() }
    func put(_ object: NSObject) { recordCall(arguments: object) }
  }

  private final class Note: NSObject {
    private let text: String

    init(_ text: String) {
      self.text = text
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? Note)?.text == text }
    override var hash: Int { text.hashValue }
    override var description: String { "Note \(text)" }
  }

  private let fake = FakeStore()

  @Test("Data, dates, identifiers, and decimals have empty values")
  func emptyValues() {
    withSpryScope(misuse: .report { _, _ in }) {
      #expect(fake.make() as Data == Data())
      #expect(fake.make() as Date == Date(timeIntervalSince1970: 0))
      #expect((fake.make() as UUID).uuidString == "00000000-0000-0000-0000-000000000000")
      #expect(fake.make() as Decimal == 0)
    }
  }

  @Test("Objects of Foundation's classes are compared by identity")
  func objectsAreComparedByIdentity() {
    let note = Note("a")
    fake.put(note)
    expectHaveReceived(fake, "put(_:)", with: note)
    #expect(
      fake.didCall("put(_:)", with: Note("a")).failureDescription == """
        'put(_:)' on FakeStore: expected at least 1 call with (Note a), got none
          1 other call:
            1. put(Note a)   argument 1: Note a is equal to, but not the same object as, Note a; \
        use Argument.equal(to:) to compare by ==
        """
    )
    expectHaveReceived(fake, "put(_:)", with: Argument.equal(to: Note("a")))
    let other = fake.didCall("put(_:)", with: Note("b")).failureDescription
    #expect(other?.contains("Note a is not Note b") == true)
  }
}
