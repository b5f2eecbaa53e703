import Foundation
import SpryKit
import SpryMatchers
import TestSupport
import Testing
import XCTest

private protocol Animal {}
private struct Dog: Animal, Equatable {}

private final class FakeZoo: Spryable {
  enum Function: String, StringRepresentable {
    case count, sort, keep, fail, title, each, number, name
  }
  func count(_ number: Int) { spryify(arguments: number) }
  func sort(_ numbers: inout [Int]) { withInoutArgument(&numbers) { spryify(arguments: $0) } }
  func keep(_ animal: any Animal) { spryify(arguments: animal) }
  func fail(_ error: any Error) { spryify(arguments: error) }
  func each(_ body: (String) -> Void) {
    withoutActuallyEscaping(body) { spryify(arguments: NonEscapingArgument($0)) }
  }
  func number(_ number: NSNumber) { spryify(arguments: number) }
  func name(_ first: String, _ last: String) { spryify() }
  var title: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
}

@Suite("Arguments that no call of a hand-written fake can have")
struct ImpossibleArgumentTests {
  private func zoo() -> FakeZoo {
    let zoo = FakeZoo()
    var numbers = [2, 1]
    zoo.count(5)
    zoo.sort(&numbers)
    zoo.keep(Dog())
    zoo.fail(CancellationError())
    zoo.each { _ in }
    zoo.number(3)
    return zoo
  }

  @Test("An assertion that expects no calls with them fails")
  func notReceived() async {
    expectGolden(
      await problems {
        let zoo = zoo()
        expectHaveNotReceived(zoo, .sort, with: "x")
        expectHaveNotReceived(zoo, .sort, with: 5)
        expectHaveNotReceived(zoo, .count, with: Int.self)
        expectHaveNotReceived(zoo, .keep, with: "dog")
        expectHaveNotReceived(zoo, .fail, with: "Boom")
        expectHaveNotReceived(zoo, .count, with: Argument.nil)
        expectHaveNotReceived(zoo, .count, with: Argument.closure)
        expectHaveNotReceived(zoo, .number, with: 3)
        expectHaveNotReceived(zoo, .sort, with: ArgumentCaptor<InoutArgument<[Int]>>())
        expectHaveNotReceived(zoo, .count, with: ArgumentCaptor<String>())
        expectHaveReceived(zoo, .count, with: Argument.not("6"))
        expectHaveReceived(zoo, .each, with: ArgumentCaptor<(String) -> Void>())
      })
  }

  @Test("Reading calls with them is misuse")
  func reads() async {
    expectGolden(
      await problems {
        let zoo = zoo()
        #expect(zoo.called(.count, with: "1").count == 0)
        #expect(zoo.called(.count, with: 1, 2).arguments(as: Int.self) == [])
      })
  }

  @Test("Values that a call can have are no mistake")
  func possible() async {
    let texts = await problems {
      let zoo = zoo()
      expectHaveNotReceived(zoo, .sort, with: [1, 2])
      expectHaveReceived(zoo, .sort, with: [2, 1])
      expectHaveReceived(zoo, .keep, with: Dog())
      expectHaveReceived(zoo, .number, with: 3.0)
      expectHaveReceived(zoo, .number, with: Argument.not(4))
      let numbers = ArgumentCaptor<[Int]>()
      expectHaveReceived(zoo, .sort, with: numbers)
      #expect(numbers.values == [[2, 1]])
      XCTAssertEqual(zoo.called(.count).arguments(as: Int.self), [5])
      #expect(zoo.called(.count, with: 6).isEmpty)
    }
    #expect(texts == [])
  }

  @Test("The advice for closures, and for a stub of writes that are only recorded")
  func closures() async {
    expectGolden(
      await problems {
        let zoo = FakeZoo()
        var numbers = [2, 1]
        zoo.stub(.sort).andDo { (numbers: [Int]) in }
        zoo.sort(&numbers)
        zoo.stub(.each).andDo { (count: Int) in }
        zoo.each { _ in }
        zoo.stub(.name).andDo { (first: String, last: String) in }
        zoo.name("a", "b")
      })
  }
}
