import SpryMacros
import SpryMatchers
import TestSupport
import Testing

@testable import SpryKit

@Suite("A captor keeps each value once", .spry(unusedStubs: .off, callers: false))
struct CaptorPlaceTests {
  private let gadget = FakeGadget()

  @Test("Elements, values of keys, and variadic arguments")
  func parts() {
    let captor = ArgumentCaptor<Int>()
    gadget.list([1, 2, 3])
    gadget.add(4, 4, 5)
    gadget.file(["a": 6, "b": 7])
    for _ in 0..<2 {
      expectHaveReceived(gadget.calls.list(.each(.capture(captor))))
      expectHaveReceived(
        gadget.calls.add(.capture(captor), .capture(captor), .capture(captor)))
      expectHaveReceived(
        gadget.calls.file(
          .all(.value(for: "a", .capture(captor)), .value(for: "b", .capture(captor)))))
    }
    #expect(captor.values == [1, 2, 3, 4, 4, 5, 6, 7])
    let elements = ArgumentCaptor<Int>()
    expectHaveReceived(
      gadget.calls.list(.elements(matching: [.capture(elements), 2, .capture(elements)])))
    #expect(elements.values == [1, 3])
    let whole = ArgumentCaptor<[Int]>()
    expectHaveReceived(gadget.calls.list(.all(.capture(whole), .capture(whole))))
    #expect(whole.values == [[1, 2, 3]])
  }

  @Test("In a stub, of the calls that it answers")
  func answered() {
    let captor = ArgumentCaptor<Int>()
    let (misuse, _, _) = runTest {
      let gadget = FakeGadget()
      gadget.stub.pin(.capture(captor)).andReturn(1).afterLast(.fail)
      _ = (gadget.pin(1), gadget.pin(2))
    }
    #expect(misuse.map(\.kind) == [.answersExhausted])
    #expect(captor.values == [1])
  }

  @Test("In a stub, too")
  func inAStub() {
    let captor = ArgumentCaptor<Int>()
    gadget.stub.list(.each(.capture(captor))).andReturn()
    gadget.list([1, 2])
    gadget.list([1, 2])
    #expect(captor.values == [1, 2, 1, 2])
  }

  @Test("The outcomes of calls in an order")
  func outcomesInOrder() throws {
    let hand = HandGadget()
    gadget.stub.load(1).andReturn(5)
    gadget.stub.load(2).andThrow(Lost())
    hand.stub("load(_:)").andReturn(6)
    _ = try gadget.load(1)
    _ = try? gadget.load(2)
    _ = try hand.load(3)
    let (values, errors) = (ArgumentCaptor<Int>(), ArgumentCaptor<any Error>())
    expectInOrder {
      gadget.calls.load(.any).returned(.capture(values))
      gadget.calls.load(.any).threw(.capture(errors))
      hand.called("load(_:)").returned(values)
    }
    #expect(values.values == [5, 6] && errors.count == 1)
    expectExactlyInOrder {
      gadget.calls.load(.any).returned(.capture(values))
      gadget.calls.load(.any).threw(.capture(errors))
    }
    #expect(values.values == [5, 6] && errors.count == 1)
    let failure = SpryCheck.orderFailure {
      gadget.calls.load(.any).returned(.check { _ in throw Lost() }).query
    }
    #expect(failure?.text.contains("the '.check' of the outcome threw") == true)
  }
}
