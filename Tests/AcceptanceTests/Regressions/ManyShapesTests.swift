import SpryKit
import SpryMatchers
import Testing

private final class FakeSink: Spryable {
  func take<each Value>(_ values: repeat each Value) {
    recordCall("take(_:)", arguments: repeat each values)
  }

  func other<each Value>(_ values: repeat each Value) {
    recordCall("other(_:)", arguments: repeat each values)
  }
}

/// Each test fills the storage of the calls to another point before it records arguments of many types.
@Suite("Regression: calls with arguments of many shapes", .spry)
struct ManyShapesTests {
  @Test("Arguments stay intact after any number of calls", arguments: 0..<64)
  func argumentsStayWhole(callsBefore: Int) {
    let fake = FakeSink()
    for _ in 0..<callsBefore { fake.other(UInt8(1)) }
    let long = "a text that is too long to be stored inside of the string itself"
    fake.take(long)
    fake.take(long, true)
    fake.take(long, [long], UInt8(1))
    fake.take(1, long, [long: 1], Optional(long))
    fake.take(UInt8(1), long, true, long, 2.5, long)
    let expected: [[Any?]] = [
      [long], [long, true], [long, [long], UInt8(1)], [1, long, [long: 1], long],
      [UInt8(1), long, true, long, 2.5, long],
    ]
    for arguments in expected {
      #expect(fake.didCall("take(_:)", withArguments: arguments, countSpecifier: .once).success)
    }
    #expect(fake.recordedCalls.count == callsBefore + expected.count)
  }
}
