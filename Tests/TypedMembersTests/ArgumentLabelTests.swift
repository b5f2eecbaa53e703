import SpryMacros
import SpryMatchers
import TestSupport
import Testing

@Spryable
private protocol Archive: AnyObject {
  func save(_ user: String, version: Int)
  func move(from start: Int, to end: Int) -> Bool
  func pair(a first: Int, a second: Int, _ third: Int, _ _: Int, self: Int, init: Int)
  func tag<Value: Equatable>(_ value: Value, in box: String)
  func pack<each Value>(_ values: repeat each Value, last: Int)
  func fill(_ list: inout [Int], from: Int)
  func all(_ values: Int..., for name: String)
  subscript(row: Int, at column: Int) -> String { get set }
  func seal(isolated box: Int, _const key: Int, isolated: Int)
}

@Suite("The labels of recorded arguments", .spry) struct ArgumentLabelTests {
  private let archive = FakeArchive()

  @Test("A recorded call has its arguments by their labels, or by their names")
  func labels() async throws {
    archive.save("Ann", version: 2)
    archive.save("Bob", version: 3)
    #expect(archive.calls.save(.any, version: .any).last?.version == 3)
    #expect(archive.calls.save().map(\.user) == ["Ann", "Bob"])
    for call in archive.calls.save("Ann", version: .any) { #expect(call.version == 2) }
    for (user, version) in archive.calls.save("Bob", version: .any) {
      #expect((user, version) == ("Bob", 3))
    }
    let call = try await archive.calls.save().wait(within: .seconds(5))
    #expect(call.user == "Ann")
    archive[3, at: 4] = "x"
    let write = try #require(archive.calls[.any, at: .any].set(.any).last)
    #expect(write.index.at == 4 && write.value == "x")
  }

  @Test("A label can be the word for a modifier of a parameter")
  func modifiers() {
    archive.stub.seal(isolated: 1, _const: .any, isolated: .any).andReturn()
    archive.seal(isolated: 1, _const: 2, isolated: 3)
    #expect(archive.calls.seal(isolated: .any, _const: 2, isolated: 3).map(\._const) == [2])
    expectHaveReceived(archive, "seal(isolated:_const:isolated:)", with: 1, 2, 3)
  }

  @Test("The closure of a stub gets the labels")
  func stubs() {
    archive.stub.move(from: .any, to: .any).andDo { $0.from < $0.to }
    #expect(archive.move(from: 1, to: 2))
    archive.stub.move(from: .any, to: .any).andDo { start, end in start > end }
    #expect(!archive.move(from: 1, to: 2))
  }

  @Test("A name that is not unique, or means something else in a tuple, is no label")
  func withoutLabels() throws {
    archive.pair(a: 1, a: 2, 3, 4, self: 5, init: 6)
    let arguments = try #require(archive.calls.pair().last)
    #expect(arguments == (1, 2, 3, 4, 5, 6))
    #expect(arguments.third == 3)
    archive.pack(true, "a", last: 3)
    let pack = try #require(archive.calls.pack(.any(Bool.self), .any(String.self), last: 3).last)
    #expect(pack == (true, "a", 3))
  }

  @Test(
    "A failure names a parameter without a label after others, and counts one without a name",
    .spry(callers: false))
  func failures() {
    archive.pair(a: 1, a: 2, 3, 4, self: 5, init: 6)
    expectGolden(
      archive.calls.pair(a: .any, a: .any, 7, 8, self: .any, init: .any).didCall()
        .failureDescription)
  }

  @Test("The arguments of other kinds of parameters have labels as well")
  func otherKinds() {
    archive.tag(1, in: "x")
    archive.tag("a", in: "y")
    #expect(archive.calls.tag(.any(String.self), in: .any).map(\.value) == ["a"])
    #expect(archive.calls.tag(.any(Int.self), in: .any).map(\.in) == ["x"])
    var list = [1]
    archive.stub.fill(.any, from: .any).andDo { list, start in list.append(start) }
    archive.fill(&list, from: 2)
    #expect(list == [1, 2])
    #expect(archive.calls.fill().last?.list == [1])
    archive.all(1, 2, for: "n")
    #expect(archive.calls.all(.any, for: .any).last?.values == [1, 2])
    expectHaveReceived(archive.calls.all(1, 2, for: "n"), .once)
    expectHaveReceived(archive.calls.all(.equal(1), .any, for: "n"), .once)
  }
}
