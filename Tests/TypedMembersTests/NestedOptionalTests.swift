import SpryMacros
import SpryMatchers
import Testing

@Spryable protocol Profile: AnyObject {
  func update(name: String??) -> Int
  func send(_ name: String??) async throws -> String??
  static func reset(_ name: Int???) -> Int
  var note: String?? { get set }
}

@Suite("Of a nested optional, nil and .some(nil) are two values for a typed member")
struct NestedOptionalTests {
  private let none = String??.none
  private let some = String??.some(nil)

  @Test("In stubs and checks")
  func stubsAndChecks() {
    let profile = FakeProfile()
    profile.stub.update(name: .some(nil)).andReturn(1)
    profile.stub.update(name: nil).andReturn(2)
    #expect(profile.update(name: .some(nil)) == 1)
    #expect(profile.update(name: nil) == 2)
    expectHaveReceived(profile.calls.update(name: nil), .once)
    expectHaveReceived(profile.calls.update(name: some), .once)
    expectHaveReceived(profile.calls.update(name: .nil()), .once)
    expectHaveReceived(profile.calls.update(name: .some(.nil())), .once)
    expectHaveReceived(profile.calls.update(name: .some()), .once)
    expectHaveReceived(profile.calls.update(name: .some(.any)), .once)
    expectHaveReceived(profile.calls.update(name: .not(.nil())), .once)
    expectHaveReceived(profile.calls.update(name: .match { $0 == none }), .once)
    expectHaveReceived(profile.calls.update(name: .match { $0 == some }), .once)
    expectHaveNotReceived(profile.calls.update(name: .some(.some())))
    expectHaveNotReceived(profile.calls.update(name: .some("a")))
    #expect(Array(profile.calls.update(name: .any)) == [some, none])
  }

  @Test("In the writes of a property")
  func writes() {
    let profile = FakeProfile()
    profile.note = nil
    profile.note = .some(nil)
    profile.note = .some(nil)
    expectHaveReceived(profile.calls.note.set(nil), .once)
    expectHaveReceived(profile.calls.note.set(some), .exactly(2))
    #expect(Array(profile.calls.note.set(.any)) == [none, some, some])
  }

  @Test("In the closures and captors of an asynchronous member, and in its results")
  func asynchronous() async throws {
    let profile = FakeProfile()
    let captor = ArgumentCaptor<String??>()
    profile.stub.send(.capture(captor)).andDo { $0 }
    #expect(try await profile.send(nil) == none)
    #expect(captor.last == none)
    #expect(try await profile.send(some) == some)
    #expect(captor.last == some)
    #expect(captor.values == [none, some])
    expectHaveReceived(profile.calls.send(.any).returned(nil), .once)
    expectHaveReceived(profile.calls.send(.any).returned(some), .once)
  }
}
