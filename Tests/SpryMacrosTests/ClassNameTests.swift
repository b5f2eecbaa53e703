import SpryMacros
import SpryMatchers
import Testing

@Spryable
final class FakeOverloaded {
  func load() -> Int
  func load(id: Int) -> String
  func load(name: String) -> String
  func find(_ value: Int) -> String
  func find(_ value: String) -> String
  func get() -> Int
  func get() -> String
  func run() -> Int
  func run() async -> Int
  func same<Value: Equatable>(_ value: Value) -> Int
  func same<Value: Comparable>(_ value: Value) -> Int
  func byHand(_ value: Int) -> Int { spryify(arguments: value) }
  func byHand(_ value: String) -> String { spryify(arguments: value) }
  func byHand(_ value: Bool) -> Int
  static func load() -> Int
  func `default`(`in`: Int, arguments: Int, spryify: Int) -> Int
  var `class`: Int
  #if NOT_DEFINED
    func condition(_ value: Int) -> Int
  #else
    func condition(_ value: String) -> Int
    static func other() -> Int
    var flag: Bool
  #endif
}

/// A class that declares its names and its state.
@Spryable
final class FakeNamed2: Spryable {
  enum Function: String, StringRepresentable {
    case loading = "load(id:)"
    case title
  }
  let spryState = SpryState()
  func load(id: Int) -> String
  var title: String
  static func make() -> Int
}

@Spryable
final class FakeStated: SpryKit.Spryable, Row {
  static let state = SpryState()
  var spryState: SpryState { Self.state }
  enum ClassFunction: String, StringRepresentable { case making = "make()" }
  subscript(index: Int) -> String {
    get { spryify(arguments: index) }
    set { recordCall(arguments: index, newValue) }
  }
  static func make() -> Int
  func run() -> Int
}

@Spryable
final class FakeOnlyByHand {
  func run(_ value: Int) -> Int {
    if value == 0 { return stubbedValue() }
    return spryify(arguments: value)
  }
  var title: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  static func make() -> Int { spryify() }
}

@Spryable
final class FakeNothing {}

@Suite("Names of the members of a class", .spry) struct ClassNameTests {
  let fake = FakeOverloaded()

  @Test("Overloads that are written by hand share a name")
  func overloadsByHandShareAName() {
    fake.stub.byHand(1).andReturn(2)
    fake.stub.byHand("a").andReturn("b")
    fake.stub.byHand(.any(Bool.self)).andReturn(3)
    #expect(fake.byHand(1) == 2)
    #expect(fake.byHand("a") == "b")
    #expect(fake.byHand(true) == 3)
    expectHaveReceived(fake.calls.byHand(.any(Int.self)), .exactly(2))
    expectHaveReceived(fake.calls.byHand(true), .once)
  }

  @Test("The class can declare its names and its state itself")
  func ownNamesAndStateAreKept() {
    let fake = FakeNamed2()
    fake.stub(.loading).with(1).andReturn("a")
    fake.stub.title.andReturn("t")
    FakeNamed2.stub.make().andReturn(2)
    #expect(fake.load(id: 1) == "a")
    #expect(fake.title == "t")
    #expect(FakeNamed2.make() == 2)
    expectHaveReceived(fake.calls.load(id: 1))
    expectHaveReceived(fake, .loading, with: 1)
    let stated = FakeStated()
    stated.stub.run().andReturn(3)
    FakeStated.stub(.making).andReturn(4)
    #expect(FakeStated().run() == 3)
    #expect(FakeStated.make() == 4)
    expectHaveReceived(stated.calls.run(), .once)
  }

  @Test("A member that is written by hand has a typed form if it calls the runtime")
  func membersByHandAreTyped() {
    let fake = FakeOnlyByHand()
    fake.stub.run(.any).andReturn(1)
    fake.stub.title.andReturn("t")
    FakeOnlyByHand.stub.make().andReturn(2)
    #expect(fake.run(0) == 1)
    #expect(fake.run(1) == 1)
    #expect(fake.title == "t")
    fake.title = "u"
    #expect(FakeOnlyByHand.make() == 2)
    expectHaveReceived(fake.calls.run(.any), .once)
    expectHaveReceived(fake, "title", with: "u")
    #expect(FakeNothing().recordedCalls.isEmpty)
  }
}
