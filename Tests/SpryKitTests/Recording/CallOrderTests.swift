import SpryKit
import Testing

@Suite("The order of recorded calls")
struct CallOrderTests {
  @Test("A member that is called with more and fewer arguments in turn keeps all calls in order")
  func changingNumberOfArguments() {
    let fake = FakeService()
    for number in 0..<200 {
      if number.isMultiple(of: 3) {
        fake.recordCall("pair(_:_:)", arguments: number)
      } else {
        fake.recordCall("pair(_:_:)", arguments: number, "more")
      }
    }
    let calls = fake.called(.pair)
    #expect(calls.map { $0.arguments[0] as? Int } == Array(0..<200))
    #expect(calls.map(\.arguments.count) == (0..<200).map { $0.isMultiple(of: 3) ? 1 : 2 })
    #expect(fake.didCall(.pair, withArguments: [100, "more"], countSpecifier: .once).success)
  }
}
