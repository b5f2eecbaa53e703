import SpryKit
import SpryMatchers
import TestSupport
import Testing

private struct Full: Error, Equatable {
  var count = 0
}

private final class Item: Sendable {
  init() {}
}

private final class FakeMachine: Spryable, @unchecked Sendable {
  enum Function: String, StringRepresentable {
    case next = "next(_:)"
    case rename = "rename(_:to:)"
    case sum = "sum(_:by:)"
    case map = "map(_:)"
    case load = "load(_:)"
  }

  func next(_ seed: inout Int) -> Int {
    let seed_ = InoutArgument(seed)
    defer { seed = seed_.value }
    return spryify(arguments: seed_)
  }

  func rename(_ item: inout String?, to name: String) throws {
    let item_ = InoutArgument(item)
    defer { item = item_.value }
    return try spryifyThrows(arguments: item_, name)
  }

  func sum(_ numbers: [Int], by body: (Int) -> Int) -> Int {
    withoutActuallyEscaping(body) { body in
      let body_ = NonEscapingArgument(body)
      defer { body_.end() }
      return spryify(arguments: numbers, body_)
    }
  }

  func map(_ transform: (Int) throws -> Int) rethrows -> Int {
    try withoutActuallyEscaping(transform) { transform in
      let transform_ = NonEscapingArgument(transform)
      defer { transform_.end() }
      return try spryify(arguments: transform_) { throw $0 }
    }
  }

  func load(_ transform: (Int) async throws -> Int) async rethrows -> Int {
    try await withoutActuallyEscaping(transform) { transform in
      let transform_ = NonEscapingArgument(transform)
      defer { transform_.end() }
      return try await spryify(arguments: transform_) { throw $0 }
    }
  }
}

@Suite("Inout arguments", .spry(callers: false))
struct InoutArgumentTests {
  private let fake = FakeMachine()

  @Test("A check sees the value before the call")
  func isWhatTheMemberReceived() {
    fake.stub(.next).with(7).andReturn(1)
    fake.stub(.next).with(Argument.greaterThan(100)).andReturn(2)
    fake.stub(.next).andReturn(3)
    var (seven, large, other) = (7, 101, 0)
    #expect(fake.next(&seven) == 1)
    #expect(fake.next(&large) == 2)
    #expect(fake.next(&other) == 3)
    #expect((seven, large, other) == (7, 101, 0))
    expectHaveReceived(fake, .next, with: 7, countSpecifier: .once)
    expectHaveReceived(fake, .next, with: Argument.any(Int.self), countSpecifier: .exactly(3))
    #expect(fake.called(.next).arguments(as: Int.self) == [7, 101, 0])
    #expect(fake.recordedCalls.first?.arguments.first as? Int == 7)
    #expect(fake.recordedCalls.map(\.description) == ["next(7)", "next(101)", "next(0)"])
  }

  @Test("A stub sets an inout argument, even if it throws")
  func isSetByTheStub() {
    fake.stub(.next).andDo { arguments in
      let seed = arguments[0] as! InoutArgument<Int>
      seed.value += 1
      return seed.value * 10
    }
    var seed = 4
    #expect(fake.next(&seed) == 50)
    #expect(seed == 5)
    expectHaveReceived(fake, .next, with: 4)
    #expect(!fake.didCall(.next, withArguments: [5]).success)
    fake.stub(.rename).andDo { arguments in
      (arguments[0] as! InoutArgument<String?>).value = arguments[1] as? String
      throw Full()
    }
    var name: String?
    #expect(throws: Full()) { try fake.rename(&name, to: "new") }
    #expect(name == "new")
    expectHaveReceived(fake, .rename, with: Argument.nil, "new")
    #expect(fake.recordedCalls.last?.description == #"rename(nil, to: "new")"#)
  }

  @Test("A captor captures the value before the call")
  func isCaptured() {
    let captor = Argument.captor()
    fake.stub(.next).with(captor).andReturn(1)
    var seed = 4
    _ = fake.next(&seed)
    #expect(captor.getValue(as: Int.self) == 4)
  }

  @Test("A failure shows the value of an inout argument")
  func failsInWordsOfTheValue() {
    fake.stub(.next).andReturn(0)
    var seed = 4
    _ = fake.next(&seed)
    expectGolden(fake.didCall(.next, withArguments: [5]).failureDescription)
  }
}

@Suite("Closures that do not escape", .spry(callers: false))
struct NonEscapingArgumentTests {
  private let fake = FakeMachine()

  @Test("The recording does not keep the closure")
  func isNotKept() {
    fake.stub(.sum).andReturn(1)
    var item: Item? = Item()
    weak var kept: Item?
    kept = item
    _ = fake.sum([]) { [item] number in item == nil ? 0 : number }
    item = nil
    #expect(kept == nil)
    #expect(fake.called(.sum).count == 1)
  }

  @Test("A closure that does not escape matches some matchers and cannot be compared")
  func fitsWhatItCannotBeComparedWith() {
    fake.stub(.sum).andReturn(1)
    _ = fake.sum([1]) { $0 }
    expectHaveReceived(fake, .sum, with: [1], Argument.anything)
    expectHaveReceived(fake, .sum, with: [1], Argument.nonNil)
    expectHaveReceived(fake, .sum, with: [1], Argument.any(((Int) -> Int).self))
    #expect(!fake.didCall(.sum, withArguments: [[1], Argument.any(((Int) -> Void).self)]).success)
    #expect(!fake.didCall(.sum, withArguments: [[1], Argument.nil]).success)
    #expect(
      fake.recordedCalls.map(\.description) == ["sum([1], by: a function of type (Int) -> Int)"])
    let expected: (Int) -> Int = { $0 }
    expectGolden(fake.didCall(.sum, withArguments: [[1], expected]).failureDescription)
  }

  @Test("A rethrowing member throws the error of its closure")
  func isThrownThrough() async throws {
    fake.stub(.map).andDo { arguments in try (arguments[0] as! (Int) throws -> Int)(3) }
    #expect(fake.map { $0 + 1 } == 4)
    #expect(throws: Full(count: 3)) { try fake.map { throw Full(count: $0) } }
    fake.stub(.map).andThrow(Full(count: 9))
    #expect(throws: Full(count: 9)) { try fake.map { if $0 > 0 { throw Full() } else { $0 } } }
    fake.stub(.load).andDo { arguments in
      try await (arguments[0] as! (Int) async throws -> Int)(3)
    }
    #expect(await fake.load { $0 + 1 } == 4)
    await #expect(throws: Full(count: 3)) { try await fake.load { throw Full(count: $0) } }
  }

  @Test("A rethrowing member reports misuse")
  func misuseIsNotThrownThrough() {
    let texts = misuses { #expect(fake.map { $0 } == 0) }
    expectGolden(texts)
  }

  @Test("A rethrowing member throws no misuse to a caller that handles errors")
  func misuseIsNotThrown() async throws {
    let texts = try await misuses {
      let now = try fake.map { throw Full(count: $0) }
      let later = try await fake.load { throw Full(count: $0) }
      #expect([now, later] == [0, 0])
    }
    #expect(texts.count == 2)
  }
}
