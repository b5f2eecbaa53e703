import Foundation
import SpryMatchers
import TestSupport
import Testing

@testable import SpryKit

@Suite("Foundation's types")
struct FoundationTests {
  private final class FakeStore: Spryable {
    func make<Result>() -> Result { spryify() }
    func put(_ object: NSObject) { recordCall(arguments: object) }
    func put(any value: Any) { recordCall(arguments: value) }
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

  @Test("Objects of Foundation's classes are compared by isEqual, also in collections")
  func objectsAreComparedByIsEqual() {
    fake.put(Note("a"))
    expectHaveReceived(fake, "put(_:)", with: Note("a"))
    expectGolden(
      fake.didCall("put(_:)", withArguments: [Note("b")]).failureDescription, "another note")
    let error = NSError(domain: "d", code: 1, userInfo: ["k": "v"])
    let pairs: [(Any, Any)] = [
      (NSNumber(value: 1), NSNumber(value: 1)),
      (NSString(string: "a"), NSMutableString(string: "a")),
      (error, NSError(domain: "d", code: 1, userInfo: ["k": "v"])),
      (NSURL(string: "a:b")!, NSURL(string: "a:b")!),
      (NSNull(), NSNull()),
      ([Note("a")], [Note("a")] as [Any]),
      (["k": NSNumber(value: 1)], ["k": NSNumber(value: 1)] as [String: Any]),
      (Set([Note("a")]), Set([AnyHashable(Note("a"))])),
      ((1, Note("a")), (1, Note("a"))),
    ]
    for (value, other) in pairs {
      #expect(ArgumentEquality.compare(value, other).isMatch, "\(value)")
      #expect(ArgumentEquality.compare(other, value).isMatch, "\(value)")
    }
    #expect(!ArgumentEquality.compare(NSNumber(value: 1), NSNumber(value: 2)).isMatch)
    #expect(!ArgumentEquality.compare(error, NSError(domain: "d", code: 2)).isMatch)
  }

  /// A class of Foundation whose author chose identity.
  private final class Session: NSObject, SpryEquatable {
    override func isEqual(_ object: Any?) -> Bool { object is Session }
    override var hash: Int { 0 }
  }

  @Test("A subclass of NSObject that conforms to SpryEquatable is compared by identity")
  func subclassWithIdentity() {
    let session = Session()
    #expect(ArgumentEquality.compare(session, session).isMatch)
    #expect(!ArgumentEquality.compare(session, Session()).isMatch)
    #expect(!ArgumentEquality.compare([session], [Session()]).isMatch)
  }

  @Test("Two results of JSONSerialization for one text match, and a difference is named")
  func serializedJSON() throws {
    func parse(_ text: String) throws -> Any {
      try JSONSerialization.jsonObject(with: Data(text.utf8))
    }
    let text = #"{"id": 7, "tags": ["a", null, true], "price": 1.5, "owner": {"name": "Ann"}}"#
    fake.put(any: try parse(text))
    expectHaveReceived(fake, "put(any:)", with: try parse(text))
    let other = text.replacing("\"Ann\"", with: "\"Bo\"")
    let failure = fake.didCall("put(any:)", withArguments: [try parse(other)]).failureDescription
    #if !canImport(ObjectiveC)
      expectGolden(failure, "another name")
    #endif
  }

  @Test("Data prints its size and the start of its text, or of its bytes")
  func printedData() {
    let texts = ["", "a\nb", #"{"jsonrpc":"2.0","id":7,"method":"tools/list","params":{}}"#, "é"]
    let binary = [Data([0, 255, 1]), Data(repeating: 1, count: 5000), Data([0xC3])]
    let values = texts.map { Data($0.utf8) } + binary
    expectGolden(values.map { describe($0) }.joined(separator: "\n"))
  }

  @Test("Of two long Data, a failure names the first byte that differs, and the text from there")
  func differentData() {
    struct Request: Equatable {
      var id = 1
      var body: Data
    }
    let long = String(repeating: "0123456789", count: 500)
    let text = Data(long.utf8)
    let other = Data((long.prefix(2430) + "\"é\"" + long.suffix(2566)).utf8)
    let accent = Data((long.prefix(2430) + "\"è\"" + long.suffix(2566)).utf8)
    let zeros = Data(count: 5000)
    var one = zeros
    one[41] = 1
    let pairs: [(Any, Any)] = [
      (text, other), (other, accent), (text, text.dropLast()), (text.dropFirst(), text),
      (zeros, one), (zeros, text), (Data("tea".utf8), Data("sea".utf8)),
      (Request(body: text), Request(body: other)), ([zeros], [one]),
      (text.dropLast(), Data?.none as Any),
    ]
    let failures = pairs.map { actual, expected in
      let store = FakeStore()
      store.put(any: actual)
      return store.didCall("put(any:)", withArguments: [expected]).failureDescription ?? "(nil)"
    }
    expectGolden(failures)
  }

  private struct Level: Equatable {
    var number = 1
  }

  private struct Letter: Equatable, CustomTestStringConvertible, CustomStringConvertible {
    var text: String
    var level = Level()
    var description: String { "a note" }
    var testDescription: String { "Note '\(text)'" }
  }

  @Test("A value is printed with its description for tests")
  func descriptionForTests() {
    fake.put(any: [Letter(text: "a")])
    expectGolden(
      [[Letter(text: "b")], [Letter(text: "a", level: Level(number: 2))]].map {
        fake.didCall("put(any:)", withArguments: [$0]).failureDescription ?? "(nil)"
      })
  }

  @Test("An error of Foundation is printed with its code")
  func errorsOfFoundation() {
    fake.put(any: URLError(.timedOut))
    let text = fake.didCall("put(any:)", withArguments: [1]).failureDescription ?? "(nil)"
    #expect(text.contains("URLError(code: -1001)"), "\(text)")
  }

  @Test("The localized description of misuse is its message")
  func localizedDescriptions() async {
    let misuse: any Error = Misuse(.withTwice, "it has 'with' twice", "write one")
    #expect(misuse.localizedDescription == "\(misuse)")
    let wait = await failedWait {
      _ = try await fake.called("put(_:)").wait(within: SpryDuration(.zero, on: ContinuousClock()))
    }
    #expect(wait?.localizedDescription == wait?.description)
  }
}
