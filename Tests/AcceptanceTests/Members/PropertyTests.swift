import SpryKit
import SpryMatchers
import Testing

private struct Offline: Error, Equatable {}

private protocol Settings: AnyObject {
  var theme: String { get }
  var volume: Int { get set }
  var nickname: String? { get set }
  var quota: Int { get throws }
  var token: String { get async throws }
  var region: String { get async }
  var plan: String { get throws(Offline) }
}

private final class FakeSettings: Settings, Spryable {
  enum Function: String, StringRepresentable {
    case theme, volume, nickname, quota, token, region, plan
  }

  var theme: String { stubbedValue() }

  var volume: Int {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }

  var nickname: String? {
    get { spryify() }
    set { recordCall(arguments: newValue) }
  }

  var quota: Int {
    get throws { try stubbedValueThrows() }
  }

  var token: String {
    get async throws { try await spryifyThrows() }
  }

  var region: String {
    get async { await spryify() }
  }

  var plan: String {
    get throws(Offline) { try spryifyThrows(throwing: Offline.self)() }
  }
}

@Suite("Properties", .spry)
struct PropertyTests {
  private let fake = FakeSettings()

  @Test("A property is read and written")
  func isReadAndWritten() {
    fake.stub(.volume).andReturn(3)
    #expect(fake.volume == 3)
    fake.volume = 7
    expectHaveReceived(fake, .volume, with: 7, countSpecifier: .once)
    fake.volume += 1
    expectHaveReceived(fake, .volume, with: 4)
  }

  @Test("A property may be optional")
  func isOptional() {
    fake.stub(.nickname).andReturn(nil)
    #expect(fake.nickname == nil)
    fake.stub(.nickname).andReturn("Ann")
    #expect(fake.nickname == "Ann")
    fake.nickname = nil
    expectHaveReceived(fake, .nickname, with: nil)
    expectHaveReceived(fake, .nickname, with: Argument.nil)
    fake.nickname = "Bob"
    expectHaveReceived(fake, .nickname, with: "Bob", countSpecifier: .once)
    expectHaveReceived(fake, .nickname, with: Argument.nonNil, countSpecifier: .once)
  }

  @Test("A getter throws a typed error")
  func throwsATypedErrorFromItsGetter() {
    fake.stub(.plan).andThrow(Offline())
    do {
      _ = try fake.plan
      Issue.record("nothing was thrown")
    } catch {
      let error: Offline = error
      #expect(error == Offline())
    }
  }

  @Test("A getter is async and throws")
  func isAsyncAndThrows() async throws {
    fake.stub(.token).andReturn("abc")
    #expect(try await fake.token == "abc")
    fake.stub(.token).andThrow(Offline())
    await #expect(throws: Offline()) { try await fake.token }
    expectHaveReceived(fake, .token, countSpecifier: .exactly(2))
  }
}
