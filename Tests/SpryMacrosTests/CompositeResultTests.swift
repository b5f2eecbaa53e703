import SpryMacros
import SpryMatchers
import TestSupport
import Testing

struct Unmade: Sendable { var x: Int }

@Spryable protocol Composite {
  typealias Alias = (Int, Int)

  func pair() -> (Int, String)
  func labeled(_ id: Int) -> (count: Int, name: String)
  func nested() -> (Int, inner: (Bool, [String]))
  var current: (x: Double, y: Double) { get }
  var both: (Int, Int) { get set }
  subscript(_ index: Int) -> (Int, Int) { get }
  static func make() -> (Int, Int)
  func later() async -> (Int, String?)
  func attempt() throws(CancellationError) -> (Int, Int)
  func generic<T: ExpressibleByIntegerLiteral>(_ type: T.Type) -> (T, Int)
  func each(_ body: (Int) -> Void) -> (Int, Int)

  func predicate() -> (Int, String) -> Bool
  func action() -> @Sendable () -> Void
  func main() -> @MainActor (Int) async throws -> String
  func change() -> (inout Int) -> Void
  func curried() -> (Int) -> (String) -> Int
  func maker() -> (() -> (Int, Int), done: Bool)

  func unmade() -> (Int, Unmade)
  func alias() -> Alias
}

@Suite("The default values of tuples and functions", .spry(callers: false))
struct CompositeResultTests {
  let fake = FakeComposite()

  private func unstubbed<Value>(_ call: () throws -> Value) rethrows -> Value {
    var value: Value?
    #expect(try misuses { value = try call() }.count == 1)
    return value!
  }

  @Test("An unstubbed member that returns a tuple returns one of default values")
  func tuples() async throws {
    #expect(unstubbed { fake.pair() } == (0, ""))
    #expect(unstubbed { fake.labeled(1) }.name == "")
    let (number, inner) = unstubbed { fake.nested() }
    #expect(number == 0 && inner.0 == false && inner.1.isEmpty)
    #expect(unstubbed { fake.current } == (x: 0, y: 0))
    #expect(unstubbed { fake.both } == (0, 0))
    #expect(unstubbed { fake[1] } == (0, 0))
    #expect(unstubbed { FakeComposite.make() } == (0, 0))
    #expect(unstubbed { fake.each { _ in } } == (0, 0))
    #expect(unstubbed { fake.generic(Int8.self) } == (0, 0))
    #expect(try unstubbed { try fake.attempt() } == (0, 0))
    let heard = Misuses()
    let later = await withSpryScope(misuse: heard.handler) { await fake.later() }
    #expect(later.0 == 0 && later.1 == nil)
  }

  @Test("An unstubbed member that returns a function returns one that does nothing")
  func functions() async throws {
    #expect(unstubbed { fake.predicate() }(1, "a") == false)
    unstubbed { fake.action() }()
    #expect(try await unstubbed { fake.main() }(1) == "")
    var number = 3
    unstubbed { fake.change() }(&number)
    #expect(number == 3)
    #expect(unstubbed { fake.curried() }(1)("a") == 0)
    #expect(unstubbed { fake.maker() }.0() == (0, 0))
  }

  @Test("Stubs and values for a test come first")
  func stubs() {
    fake.stub.pair().andReturn((1, "a"))
    #expect(fake.pair() == (1, "a"))
    #expect(withDefaults((2, "b")) { unstubbed { FakeComposite().pair() } } == (2, "b"))
  }
}
