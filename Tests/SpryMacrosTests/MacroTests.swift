import SpryMacros
import Testing

@Spryable
protocol Service {
  func load(id: Int) -> String
  func load(name: String) async throws -> String
  var title: String { get set }
  static func make() -> Int
}

@Spyable
protocol Other {
  func load(id: Int) -> String
}

protocol Parent { func parent() -> Int }
protocol Child: Parent { func child(_ x: Int) async throws -> String; var p: Int { get }; func over(_ x: Int) -> Int; func over(_ x: String) -> Int }

@Spryable final class FakeChild: Child {
  func parent() -> Int
  func child(_ x: Int) async throws -> String
  var p: Int
  func over(_ x: Int) -> Int
  func over(_ x: String) -> Int
  static func stat() -> Int
  subscript(i: Int) -> String { spryify(arguments: i) }
}

class Base { func work(_ x: Int) -> Int { x }; var name: String { get { "a" } set {} }; init() {} }
@Spryable final class FakeBase: Base {
  override func work(_ x: Int) -> Int
  override var name: String
}
@Spryable actor FakeActor { func run() async -> Int }

@Suite struct MacroTests {
  @Test func compiles() async throws {
    let fake = FakeService()
    fake.stub(.loadId).with(3).andReturn("three")
    #expect(fake.load(id: 3) == "three")
    let spy = OtherSpy()
    spy.loadIdReturnValue = "x"
    #expect(spy.load(id: 4) == "x")
    #expect(spy.loadIdReceivedInvocations == [4])
    let child = FakeChild()
    child.stub(.overInt).andReturn(1)
    child.stub(.overString).andReturn(2)
    child.stub(.p).andReturn(9)
    child.stub(.subscript).andReturn("sub")
    #expect(child.over(1) == 1)
    #expect(child.over("") == 2)
    #expect(child.p == 9)
    #expect(child[4] == "sub")
    child.stub(.child).andReturn("c")
    #expect(try await child.child(3) == "c")
    let base = FakeBase()
    base.stub(.work).andReturn(7)
    base.stub(.name).andReturn("n")
    #expect(base.work(1) == 7)
    #expect(base.name == "n")
    base.name = "u"
    #expect(base.didCall(.name, with: "u").success)
    let actor = FakeActor()
    actor.stub(.run).andReturn(5)
    #expect(await actor.run() == 5)
  }
}
