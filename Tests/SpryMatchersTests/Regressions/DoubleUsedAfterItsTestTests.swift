import SpryKit
import SpryMatchers
import Testing

/// A double that is used after its test: a library that keeps its stubs answers in the name of a test
/// that is over, one that forgets them names the wrong culprit.
@Suite("A fake that is used after its test")
struct DoubleUsedAfterItsTestTests {
  @Test("The failure names the test whose fake it is")
  func namesTheTestWhoseFakeItIs() {
    let service = FakeService()
    var answer: Int?
    withSpry {
      service.stub(.load).andReturn(7)
      answer = service.load(id: "1")
    }
    #expect(answer == 7)
    let failures = failures {
      withSpryScope(misuse: .failingTest) { #expect(service.load(id: "2") == 0) }
    }
    #expect(failures.count == 1)
    let lines = failures.first?.message.split(separator: "\n") ?? []
    #expect(
      lines.first?.hasPrefix(
        "'load(id:)' on FakeService was called as load(id: \"2\") after the end of its test '")
        == true)
    #expect(lines.dropFirst().first?.hasSuffix(" after the end") == true)
    #expect(service.recordedCalls.isEmpty, "nothing is kept of it")
  }
}
