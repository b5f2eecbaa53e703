import SpryKit
import SpryMatchers
import Testing

private struct Failed: Error {}

private final class FakeStore: Spryable {
  enum Function: String, StringRepresentable {
    case save = "save(_:at:)"
  }
  func save(_ text: String?, at index: Int) throws { try spryifyThrows(arguments: text, index) }
}

@Suite(.spry) struct CaptorTests {
  private let fake = FakeStore()
  private let captor = Argument.captor()

  @Test func capturesWhereItsStubAnswers() throws {
    fake.stub(.save).andReturn()
    fake.stub(.save).with(captor, 1).andReturn()
    try fake.save("a", at: 1)
    try fake.save("b", at: 2)
    try fake.save(nil, at: 1)
    try fake.save("c", at: 1)
    #expect(captor.count == 3)
    #expect(captor.getValue(as: String.self) == "a")
    #expect(captor.getValue(at: 1, as: String?.self) == nil)
    #expect(captor.getValue(at: 2, as: String.self) == "c")
    #expect(captor.values(as: String.self) == ["a", "c"])
    #expect(captor.last(as: String.self) == "c")
    #expect(captor.last(as: Int.self) == nil)
    captor.reset()
    #expect(captor.count == 0)
  }

  @Test func capturesWhereItsStubThrows() {
    fake.stub(.save).with(captor, Argument.anything).andThrow(Failed())
    #expect(throws: Failed.self) { try fake.save("a", at: 0) }
    #expect(captor.values(as: String.self) == ["a"])
  }

  @Test func capturesFromTheCallsThatACheckFinds() throws {
    fake.stub(.save).andReturn()
    for index in 0..<3 { try fake.save("\(index)", at: index) }
    let indices = ArgumentCaptor()
    #expect(fake.didCall(.save, with: captor, indices).success)
    #expect(indices.values(as: Int.self) == [0, 1, 2])
    #expect(captor.values(as: String.self) == ["0", "1", "2"])
  }

  @Test func capturesInsideOfARule() throws {
    fake.stub(.save).with(Argument.all(Argument.nonNil, captor), Argument.anything).andReturn()
    fake.stub(.save).andReturn()
    try fake.save("a", at: 0)
    try fake.save(nil, at: 0)
    #expect(captor.values(as: String.self) == ["a"])
  }

  @Test func misuseIsReported() {
    let reported = Reports()
    withSpryScope(misuse: .report { misuse, _ in reported.append(misuse) }) {
      #expect(captor.getValue(as: String.self) == "")
      fake.stub(.save).with(captor, captor).andReturn()
      try? fake.save("a", at: 1)
      #expect(captor.getValue(as: Int.self) == 0)
    }
    #expect(
      reported.all == [
        .captorIndex(index: 0, count: 0),
        .captorType(index: 0, value: #""a""#, type: "String", requested: "Int"),
      ]
    )
  }
}
