import SpryKit
import SpryMatchers
import Testing

private struct User: Equatable {
  var name: String
}

private final class FakeUsers: Spryable {
  enum ClassFunction: String, StringRepresentable {
    case first = "first()"
    case last = "last()"
  }

  enum Function: String, StringRepresentable {
    case count, name
    case find = "find(_:)"
    case load = "load(_:)"
    case fetch = "fetch()"
  }

  var count: Int { stubbedValue(fallbackValue: 7) }
  var name: String? { stubbedValue(fallbackValue: nil) }
  func find(_ id: Int) -> User { spryify(arguments: id, fallbackValue: User(name: "fallback")) }
  func load(_ id: Int) throws -> User {
    try spryifyThrows(arguments: id, fallbackValue: User(name: "fallback"))
  }
  func fetch() async throws -> User {
    try await spryifyThrows(fallbackValue: User(name: "fallback"))
  }
  static func first() -> Int { spryify(fallbackValue: 1) }
  static func last() throws -> Int { try stubbedValueThrows(fallbackValue: 9) }
}

@Suite("Fallback values", .spry)
struct FallbackValueTests {
  private let fake = FakeUsers()

  @Test("A fallback value answers where no stub does")
  func answersWhereNoStubDoes() async throws {
    #expect(fake.count == 7)
    #expect(fake.name == nil)
    #expect(fake.find(1) == User(name: "fallback"))
    #expect(try fake.load(1) == User(name: "fallback"))
    #expect(try await fake.fetch() == User(name: "fallback"))
    #expect(FakeUsers.first() == 1)
    #expect(try FakeUsers.last() == 9)
    expectHaveReceived(fake, .find, with: 1)
  }

  @Test("A stub answers before a fallback value")
  func givesWayToAStub() throws {
    fake.stub(.count).andReturn(1)
    fake.stub(.find).with(1).andReturn(User(name: "one"))
    FakeUsers.stub(.first).andReturn(2)
    #expect(fake.count == 1)
    #expect(fake.find(1) == User(name: "one"))
    #expect(fake.find(2) == User(name: "fallback"))
    #expect(FakeUsers.first() == 2)
  }
}
