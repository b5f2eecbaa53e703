import Foundation
import SpryKit
import SpryMatchers
import TestSupport
import Testing

private struct Item: Decodable, Equatable {
  var name: String
  var price: Price
  var tags: Set<String>
  var parent: [Item]
  var url: URL?

  struct Price: Decodable, Equatable { var amount: Decimal }
}

private enum Direction: CaseIterable { case north, south }
private enum Level: Int { case none, some }
private enum Priority: Int, CaseIterable { case high = 1, low = 0 }
private enum Mode: String, CaseIterable, Decodable { case on, off = "" }
private struct Options: OptionSet { let rawValue: Int }
private enum LoadError: Error, CaseIterable { case offline, gone }
private protocol Clock: AnyObject {}
private final class WallClock: Clock {}

private final class FakeStore: Spryable {
  let spryState = SpryState()

  func make<Result>() -> Result { spryify() }
  func makeThrowing<Result>() throws -> Result { try spryifyThrows() }
  func makeTyped<Result>() throws(LoadError) -> Result {
    try spryifyThrows(throwing: LoadError.self)
  }
  func makeLater<Result>() async -> Result { await spryify() }
  func makeLaterTyped<Result>() async throws(LoadError) -> Result {
    try await spryifyThrows(throwing: LoadError.self)
  }
}

/// A type of result, and a call of a member that returns it.
private struct ResultType: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Calls the member, and returns whether the result is right.
  let call: @Sendable (FakeStore) async -> Bool
  var misuseCount = 1

  init(
    _ name: String, misuseCount: Int = 1, call: @escaping @Sendable (FakeStore) async -> Bool
  ) {
    testDescription = name
    self.call = call
    self.misuseCount = misuseCount
  }
}

/// Each call here would stop the process if its result had no default value. Protocols, tuples, and closures have
/// one only if the test gives it.
private let resultTypes: [ResultType] = [
  ResultType("Void", misuseCount: 0) { $0.make() as Void == () },
  ResultType("Bool") { $0.make() == false },
  ResultType("Int") { $0.make() == 0 },
  ResultType("Int8") { $0.make() == Int8(0) },
  ResultType("UInt64") { $0.make() == UInt64(0) },
  ResultType("Float") { $0.make() == Float(0) },
  ResultType("Double") { $0.make() == 0.0 },
  ResultType("Substring") { $0.make() == Substring() },
  ResultType("String") { $0.make() == "" },
  ResultType("Optional") { $0.make() as Item? == nil },
  ResultType("Array") { ($0.make() as [Item]).isEmpty },
  ResultType("Dictionary") { ($0.make() as [String: Item]).isEmpty },
  ResultType("Set") { ($0.make() as Set<Int>).isEmpty },
  ResultType("Data") { $0.make() == Data() },
  ResultType("Date") { $0.make() == Date(timeIntervalSince1970: 0) },
  ResultType("UUID") { ($0.make() as UUID).uuidString.allSatisfy { "0-".contains($0) } },
  ResultType("URL") { $0.make() == URL(string: "about:blank")! },
  ResultType("Duration") { $0.make() == Duration.zero },
  ResultType("CGFloat") { $0.make() == CGFloat.zero },
  ResultType("a struct") {
    $0.make() == Item(name: "", price: .init(amount: 0), tags: [], parent: [])
  },
  ResultType("an enum") { $0.make() == Direction.north },
  ResultType("an enum with raw values") { $0.make() == Priority.high },
  ResultType("a Decodable enum with raw values") { $0.make() == Mode.on },
  ResultType("an option set") { $0.make() == Options() },
  ResultType("Result") { store in
    guard case .failure(let error) = store.make() as Result<any Clock, any Error> else {
      return false
    }
    return "\(error)".hasPrefix("'make()' on FakeStore has no stub that answers make()")
  },
  ResultType("AsyncStream") { store in
    for await _ in store.make() as AsyncStream<Int> { return false }
    return true
  },
  ResultType("a registered protocol") { store in
    withDefaults(WallClock() as any Clock) { store.make() as any Clock is WallClock }
  },
  ResultType("typed throws → a struct") { (try? $0.makeTyped() as Item)?.name == "" },
  ResultType("async → a struct") { (await $0.makeLater() as Item).name == "" },
  ResultType("a registered tuple") { store in
    withDefaults((1, "a")) { store.make() as (Int, String) == (1, "a") }
  },
  ResultType("a registered closure") { store in
    withDefaults({ $0 + 1 } as (Int) -> Int) { (store.make() as (Int) -> Int)(1) == 2 }
  },
  // More than the 24 types of the first table.
  ResultType("Character") { $0.make() == Character(" ") },
  ResultType("Unicode.Scalar") { $0.make() == Unicode.Scalar(" ") },
  ResultType("Range") { $0.make() == 0..<0 },
  ResultType("ClosedRange") { $0.make() == ""..."" },
  ResultType("AnySequence") { Array($0.make() as AnySequence<Int>).isEmpty },
  ResultType("Int128, if there is one") { store in
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
      return store.make() == 0
    }
    return store.make() == Int128.zero
  },
  ResultType("a raw representable type") { $0.make() == Level.none },
  ResultType("a typed Result") { store in
    if case .failure(.offline) = store.make() as Result<Item, LoadError> { true } else { false }
  },
  ResultType("AsyncThrowingStream") { store in
    do {
      for try await _ in store.make() as AsyncThrowingStream<Int, any Error> { return false }
      return true
    } catch {
      return false
    }
  },
  ResultType("Decimal") { $0.make() == Decimal.zero },
  ResultType("Locale") { $0.make() == Locale(identifier: "") },
  ResultType("TimeZone") { $0.make() == TimeZone.gmt },
  ResultType("Calendar") { ($0.make() as Calendar).identifier == .gregorian },
  ResultType("DateInterval") { ($0.make() as DateInterval).duration == 0 },
  ResultType("async typed throws → a struct") { store in
    (try? await store.makeLaterTyped() as Item)?.name == ""
  },
]

@Suite("An unstubbed call fails one test, whatever it returns")
struct UnstubbedResultTests {
  @Test("An unstubbed call returns a default value of its type", arguments: resultTypes)
  private func returnsADefaultValue(type: ResultType) async {
    let misuses = Misuses()
    let isRight = await withSpryScope(misuse: misuses.handler) { await type.call(FakeStore()) }
    #expect(isRight)
    #expect(misuses.all.count == type.misuseCount)
  }

  @Test("A stub with a Result of any error, for a member with errors of its own, fails once")
  func resultOfOtherErrors() throws {
    enum PaymentError: Error { case declined }
    let (misuses, store) = (Misuses(), FakeStore())
    let item = Item(name: "Cup", price: .init(amount: 3), tags: [], parent: [])
    store.stub("make()").andReturn(Result<Item, any Error>.success(item))
    let result: Result<Item, PaymentError> = withSpryScope(misuse: misuses.handler) {
      store.make()
    }
    #expect(try result.get().name == "")
    #expect(
      misuses.texts.first?.contains("but the call returns Result<Item, PaymentError>") == true)
    #expect(misuses.all.count == 1)
  }
}
