import SpryMacros
import SpryMatchers
import Testing

@Spryable @Spyable
protocol Courier {
  func wake()
  func sleep() -> Void
  func rest() -> ()
  func count() -> Int
  func send(_ text: String, to address: String) -> Bool
  func place(at point: (x: Int, y: Int), named: String?) -> (Int, label: String)
  func find(_ id: Int?) -> String?
  func findTwice(_ id: Int??) -> String??
  func implicit(_ value: Int!) -> String!
  func group(_ names: String..., by ids: Int...) -> [String: [Int]]
  func unnamed(_: Int, _: String) -> Int
  func labelled(with _: Int) -> Int
  func anything(_ value: Any, _ object: AnyObject?) -> Any
  mutating func change(_ value: Int) -> Int
  @discardableResult func drop(_ value: Int) -> Int
}

@Suite("Functions", .spry) struct FunctionTests {
  let fake = FakeCourier()

  @Test("A call is recorded and answered")
  func valuesAreReturnedAndArgumentsRecorded() {
    fake.stub.count().andReturn(3)
    fake.stub.send("hello", to: "ann").andReturn(true)
    fake.stub.send(.any, to: .any).andReturn(false)
    #expect(fake.count() == 3)
    #expect(fake.send("hello", to: "ann"))
    #expect(!fake.send("hello", to: "bob"))
    expectHaveReceived(fake.calls.send("hello", to: "bob"), .once)
    #expect(fake.recordedCalls.map(\.description).contains(#"send("hello", to: "ann")"#))
  }

  @Test("The result can be a tuple or an optional")
  func tuplesAndOptionals() {
    fake.stub.place(at: .any, named: .any).andReturn((1, label: "one"))
    fake.stub.find(nil).andReturn(nil)
    fake.stub.find(1).andReturn("one")
    fake.stub.findTwice(.any).andReturn(String??.some(nil))
    fake.stub.implicit(.any).andReturn("some")
    #expect(fake.place(at: (x: 2, y: 3), named: nil) == (1, label: "one"))
    #expect(fake.find(nil) == nil)
    #expect(fake.find(1) == "one")
    #expect(fake.findTwice(.some(nil)) == String??.some(nil))
    let text: String = fake.implicit(nil)
    #expect(text == "some")
    expectHaveReceived(fake.calls.place(at: (x: 2, y: 3), named: nil))
    expectHaveReceived(fake.calls.findTwice(.some(nil)))
    expectHaveReceived(fake.calls.implicit(nil))
  }

  @Test("Variadic arguments, and parameters without a name, are recorded")
  func variadicAndUnnamed() {
    fake.stub.group(.any, by: .any).andReturn(["a": [1]])
    #expect(fake.group("a", "b", by: 1) == ["a": [1]])
    expectHaveReceived(fake.calls.group("a", "b", by: 1))
    fake.stub.unnamed(1, "a").andReturn(2)
    fake.stub.labelled(with: 3).andReturn(4)
    #expect(fake.unnamed(1, "a") == 2)
    #expect(fake.labelled(with: 3) == 4)
    expectHaveReceived(fake.calls.unnamed(1, "a"))
    expectHaveReceived(fake.calls.labelled(with: 3))
  }
}
