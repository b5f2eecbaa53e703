import TestSupport
import Testing

import SpryKit

@Suite("The value that an unstubbed call returns")
struct DefaultValueTests {
  private struct User: SpryDefaultable, Equatable {
    var name: String
    static var spryDefault: User { User(name: "nobody") }
  }

  private final class Session: SpryDefaultable, Sendable {
    static let spryDefault = Session()
  }

  private let fake = FakeService()

  private func defaultValue<Value>(_: Value.Type) -> Value {
    var value: Value?
    #expect(misuses { value = fake.make() as Value }.count == 1)
    return value!
  }

  @Test("A type that conforms to SpryDefaultable returns its default")
  func aUsersOwn() {
    #expect(defaultValue(User.self) == User(name: "nobody"))
    #expect(defaultValue(Session.self) === Session.spryDefault)
  }

  @Test("A throwing member throws the misuse")
  func aThrowingMemberThrowsTheMisuse() {
    let heard = Misuses()
    withSpryScope(misuse: heard.handler) {
      let error = #expect(throws: Misuse.self) { try fake.perform() }
      #expect(error == heard.all.first)
    }
    #expect(heard.all.count == 1)
    #expect(fake.recordedCalls.map(\.description) == ["perform()"])
  }

  @Test("A member that cannot throw the misuse returns a default value")
  func aMemberWithTypedErrorsReturnsADefaultValue() {
    let texts = misuses { #expect((try? fake.performTyped()) == 0) }
    #expect(texts.count == 1)
  }

  @Test("Async members return a default value or throw the misuse")
  func asyncMembers() async {
    let texts = await misuses {
      #expect(await fake.wait() == 0)
      await #expect(throws: Misuse.self) { try await fake.waitThrowing() }
    }
    #expect(texts.count == 2)
    #expect(fake.recordedCalls.map(\.description) == ["wait()", "waitThrowing()"])
  }

  @Test("An inner scope without a handler reports to the outer one")
  func innerScopesInheritTheHandler() {
    let texts = misuses {
      withSpryScope { _ = fake.load(id: "7") }
      let inner = misuses { _ = fake.load(id: "8") }
      #expect(inner.count == 1)
    }
    #expect(texts.count == 1)
  }
}
