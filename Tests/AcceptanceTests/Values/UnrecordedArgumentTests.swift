import SpryKit
import SpryMatchers
import TestSupport
import Testing

/// Records what the macros record on a system that does not support the type of an argument.
private final class FakeShelf: Spryable {
  enum Function: String, StringRepresentable {
    case retry = "retry(_:times:)"
  }

  func retry(times: Int) -> Int {
    spryify("retry(_:times:)", arguments: SpryUnrecordedArgument(), times)
  }

  func retry(_ work: @escaping () -> Int, times: Int) -> Int { spryify(arguments: work, times) }
}

@Suite("Arguments that the system cannot record", .spry(callers: false))
struct UnrecordedArgumentTests {
  private let shelf = FakeShelf()

  @Test("A stub and a check for any argument match one")
  func matching() {
    shelf.stub(.retry).with(Argument.anything, 3).andReturn(1)
    #expect(shelf.retry(times: 3) == 1)
    expectHaveReceived(shelf, .retry, with: Argument.anything, 3)
  }

  @Test("A failure says that it was not recorded")
  func failures() {
    shelf.stub(.retry).andReturn(1)
    _ = shelf.retry(times: 3)
    expectGolden(
      shelf.didCall(.retry, withArguments: [Argument.anything, 4], countSpecifier: .atLeast(1))
        .failureDescription)
  }

  @Test("A typed member for older systems matches what newer systems record, too")
  func typedMembers() {
    let handle = SpryFakeHandle(shelf)
    let (work, times) = (ArgumentOf<SpryUnrecordedArgument>.any, ArgumentOf<Int>.equal(3))
    SpryFakeMember<
      SpryStubRole, (work: SpryUnrecordedArgument, times: Int), Int, SprySyncEffects
    >(handle, "retry(_:times:)", arguments: work, times).andDo { $0.times + 1 }
    #expect(shelf.retry({ 1 }, times: 3) == 4)
    #expect(shelf.retry(times: 3) == 4)
    let calls = SpryFakeMember<
      SpryCallRole, (work: SpryUnrecordedArgument, times: Int), Int, SprySyncEffects
    >(handle, "retry(_:times:)", arguments: work, times)
    expectHaveReceived(calls, .exactly(2))
    #expect(calls.map { $0.times } == [3, 3])
  }
}
