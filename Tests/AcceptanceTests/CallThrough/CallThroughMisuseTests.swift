import SpryKit
import SpryMatchers
import TestSupport
import Testing

private final class FakeDoor: Spryable {
  enum Function: String, StringRepresentable {
    case open = "open(_:)"
    case swing = "swing()"
  }

  func open(_ key: Int) -> Int { spryify(arguments: key) }
  func swing() async throws -> Int { try await spryifyThrows() }
}

@Suite("Calling through where it is not possible is misuse", .spry(callers: false))
struct CallThroughMisuseTests {
  private let fake = FakeDoor()

  @Test("Nothing real is behind the member")
  func nothingIsBehindTheMember() {
    fake.stub(.open).with(7).andCallThrough()
    var value: Int?
    let texts = misuses { value = fake.open(7) }
    #expect(value == 0)
    expectGolden(texts)
  }

  @Test("Nothing real is behind an async member")
  func nothingIsBehindAnAsyncMember() async {
    fake.stub(.swing).andReturn(1).andCallThrough()
    let reports = Misuses()
    let values = await withSpryScope(misuse: reports.handler) {
      [try? await fake.swing(), try? await fake.swing()]
    }
    #expect(values == [1, nil])
    #expect(reports.all.map(\.kind) == [.nothingToCallThrough])
  }
}
