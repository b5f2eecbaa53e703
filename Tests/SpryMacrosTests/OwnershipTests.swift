import SpryMacros
import SpryMatchers
import Testing

final class Parcel {
  var text: String
  init(_ text: String) { self.text = text }
}

@Spryable
protocol Depot {
  func take(_ value: consuming [Int]) -> Int
  func look(at value: borrowing String) -> Int
  func takeParcel(_ parcel: consuming Parcel, _ other: borrowing Parcel) throws -> Int
  func generic<Value>(_ value: borrowing Value, _ other: consuming Value) -> Int
  func send(_ parcel: sending Parcel) -> Int
  func sendLater(_ parcel: sending Parcel) async
  func receive() async -> sending Parcel
  func exchange(_ body: (sending Parcel) throws -> sending Parcel) rethrows -> sending Parcel
  func collect<Value>(_ body: () async -> Value) async -> sending Value
  func older(_ value: __owned [Int], _ other: __shared [Int]) -> Int
  func isolated(on actor: isolated Clerk) -> Int
  func isolatedOptional(to actor: isolated (any Actor)?) async -> Int
  func isolatedLater(on actor: isolated Clerk, _ value: Int) async throws -> Int
  func escaping(_ work: consuming @escaping () -> Int) -> Int
  static func weigh(_ value: consuming [Int]) -> Int
}

actor Clerk {
  func ask(_ depot: any Depot) -> Int { depot.isolated(on: self) }
}

@Suite("Ownership of parameters", .spry) struct OwnershipTests {
  let fake = FakeDepot()

  @Test("A parameter can be consuming or borrowing")
  func consumedAndBorrowed() throws {
    fake.stub.takeParcel(.any, .any).andReturn(3)
    fake.stub.generic(.any(Int.self), .any).andReturn(4)
    fake.stub.older(.any, .any).andReturn(5)
    let parcel = Parcel("p")
    #expect(try fake.takeParcel(parcel, parcel) == 3)
    #expect(fake.generic(1, 2) == 4)
    #expect(fake.older([1], [2]) == 5)
    expectHaveReceived(fake.calls.takeParcel(.identical(to: parcel), .identical(to: parcel)))
    expectHaveReceived(fake.calls.generic(1, 2))
    expectHaveReceived(fake.calls.older([1], [2]))
  }

  @Test("A parameter can be isolated")
  func isolated() async throws {
    let clerk = Clerk()
    fake.stub.isolated(on: .any).andReturn(1)
    fake.stub.isolatedOptional(to: nil).andReturn(2)
    fake.stub.isolatedLater(on: .any, .any).andReturn(3)
    #expect(await clerk.ask(fake) == 1)
    #expect(await fake.isolatedOptional(to: nil) == 2)
    #expect(try await fake.isolatedLater(on: clerk, 4) == 3)
    expectHaveReceived(fake.calls.isolated(on: .identical(to: clerk)))
    expectHaveReceived(fake.calls.isolatedLater(on: .identical(to: clerk), 4))
  }
}
