import SpryKit
import SpryMatchers
import Testing

private final class FakeDoor: Spryable {
  enum Function: String, StringRepresentable {
    case open = "open(_:)"
    case slam = "slam()"
    case turn = "turn(_:)"
    case swing = "swing()"
  }

  func open(_ key: Int) -> Int { spryify(arguments: key) }
  func slam() -> Int { spryify(fallbackValue: try jammed()) }
  func turn(_ key: Int) throws(CabinetFault) -> Int {
    try spryifyThrows(arguments: key, throwing: CabinetFault.self) { throw CabinetLocked() }
  }
  func swing() async throws -> Int { try await spryifyThrows() }

  private func jammed() throws -> Int { throw CabinetFault.jammed }
}

/// What is said where calling through cannot be done, or fails.
@Suite(.spry) struct CallThroughMisuseTests {
  private let fake = FakeDoor()

  private func texts(_ body: () -> Void) -> [String] {
    let reports = Reports()
    withSpryScope(misuse: .report { misuse, _ in reports.append(misuse) }, body)
    return reports.all.map(\.description)
  }

  @Test func nothingIsBehindTheMember() {
    let line = #line + 1
    fake.stub(.open).with(7).andCallThrough()
    var value: Int?
    let texts = texts { value = fake.open(7) }
    #expect(value == 0)
    #expect(
      texts == [
        """
        'open(_:)' on FakeDoor was called as open(7), its stub calls through, and the fake has \
        nothing behind it
          the stub was made at CallThroughMisuseTests.swift:\(line)
          write 'spryify(…, orElse: { … })' in the fake
        """
      ]
    )
  }

  @Test func nothingIsBehindAnAsyncMember() async {
    fake.stub(.swing).andReturn(1).andCallThrough()
    let reports = Reports()
    let values = await withSpryScope(misuse: .report { misuse, _ in reports.append(misuse) }) {
      [try? await fake.swing(), try? await fake.swing()]
    }
    #expect(values == [1, 0])
    guard case .nothingToCallThrough? = reports.all.first else {
      Issue.record("\(reports.all)")
      return
    }
  }

  @Test func theFakesOwnAnswerThrowsAnotherError() {
    let texts = texts { _ = try? fake.turn(7) }
    #expect(
      texts == [
        """
        'turn(_:)' on FakeDoor throws only CabinetFault, and the fake's own answer to turn(7) threw \
        CabinetLocked()
          throw a CabinetFault from orElse, or fallbackValue
        """
      ]
    )
  }

  @Test func theFakesOwnAnswerThrowsWhereNothingCan() {
    let texts = texts { _ = fake.slam() }
    #expect(
      texts == [
        """
        'slam()' on FakeDoor cannot throw, and the fake's own answer to slam() threw jammed
          catch the error in fallbackValue; or, if the member throws, use spryifyThrows in the fake
        """
      ]
    )
  }
}
