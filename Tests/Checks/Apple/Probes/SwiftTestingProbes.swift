// Tests of Swift Testing, most of which fail on purpose. `../volunteer` prints where and how often.
import App
import Foundation
import SpryMatchers
import Testing

/// Each failure is reported once, at the marked line.
@Suite(.serialized, .spry) struct ReportSuite {
  let service = FakeService()

  @Test func assertion() {
    service.close()
    expectHaveReceived(service.calls.close(), .exactly(2))  // <- assertion
  }

  @Test func misuse() {  // <- misuse, declaration
    #expect(Greeter(service: service).greet("42") == 0)  // <- misuse
  }

  @Test func thrownMisuse() async throws {  // <- thrownMisuse, declaration
    _ = try await Greeter(service: service).greetLater("42")  // <- thrownMisuse
  }

  @Test func endOfTest() {
    service.stub.load(id: "42").andReturn(1).expected(.once)  // <- endOfTest
  }
}

/// A failure outside the task of its test, in a suite that is not serialized.
@Suite(.spry) struct DetachedSuite {
  @Test func detached() async {
    let fake = FakeService()
    await Task.detached {
      _ = expectHaveReceived(fake.calls.close(), .once)  // <- detached
    }.value
  }
}

/// Objects of Foundation equal the values that they bridge to.
@Suite(.spry) struct BridgedSuite {
  let service = FakeService()

  @Test func json() throws {
    let json = try JSONSerialization.jsonObject(with: Data(#"{"name": "Ann", "count": 1}"#.utf8))
    service.note(json)
    expectHaveReceived(service.calls.note(.equal(["name": "Ann", "count": 1] as [String: Any])))
  }
}
