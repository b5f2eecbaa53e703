// swift-format-ignore-file
import SpryMacros
import SpryObjects

// MARK: Members

// suppressedArgument: '@Spryable' cannot record 'value' because 'T' might not be copyable; implement the member in a class with '@Spryable'
#if MISTAKES
@Spryable protocol Taking { func take<T: ~Copyable>(_ value: consuming T); func other() }
#else
protocol Taking { func take<T: ~Copyable>(_ value: consuming T); func other() }
@Spryable final class FakeTaking: Taking, Spryable {
  func take<T: ~Copyable>(_ value: consuming T) {}
  func other()
}
#endif

// suppressedArgument: '@Spryable' cannot record 'body' because the result of 'body' might not be copyable; implement the member in a class with '@Spryable'
#if MISTAKES
@Spryable protocol Lens { func with<R: ~Copyable>(_ body: (Int) -> R) -> Int }
#else
protocol Lens { func with<R: ~Copyable>(_ body: (Int) -> R) -> Int }
@Spryable final class FakeLens: Lens, Spryable {
  func with<R: ~Copyable>(_ body: (Int) -> R) -> Int { 0 }
}
#endif

// suppressedArgument: '@Spryable' cannot record 'scope' because 'T' might not be escapable; implement the member in a class with '@Spryable'
#if MISTAKES
@Spryable protocol Looking { func look<T: ~Escapable>(_ scope: T) -> Int }
#else
protocol Looking { func look<T: ~Escapable>(_ scope: T) -> Int }
@Spryable final class FakeLooking: Looking, Spryable {
  func look<T: ~Escapable>(_ scope: T) -> Int { 0 }
}
#endif

// suppressedArgument: '@Spied' cannot record 'ticket' because 'some ~Copyable' might not be copyable; call 'spied' in the body instead
final class Gate: ObjectSpyable {
#if MISTAKES
  @Spied func pass(_ ticket: borrowing some ~Copyable, row: Int) -> Int { row }
#else
  func pass(_ ticket: borrowing some ~Copyable, row: Int) -> Int { spied(arguments: row) { row } }
#endif
}

// suppressedResult: '@Spryable' cannot stub 'make(_:)' because what it returns might not be copyable; implement the member in a class with '@Spryable'
#if MISTAKES
@Spryable protocol Making { func make<T: ~Copyable>(_ body: () -> T) -> T }
#else
protocol Making { func make<T: ~Copyable>(_ body: () -> T) -> T }
@Spryable final class FakeMaking: Making, Spryable { func make<T: ~Copyable>(_ body: () -> T) -> T { body() } }
#endif

// shortLivedArgument: '@Spryable' cannot record 'list' because 'Span<Int>' cannot outlive the call; implement the member in a class with '@Spryable'
#if MISTAKES
@Spryable protocol Summing { func sum(_ list: Span<Int>) -> Int }
#else
protocol Summing { func sum(_ list: Span<Int>) -> Int }
@Spryable final class FakeSumming: Summing, Spryable { func sum(_ list: Span<Int>) -> Int { list.count } }
#endif

// packClosure: '@Spryable' cannot record 'body' because its type contains a parameter pack; implement the member in a class with '@Spryable'
#if MISTAKES
@Spryable protocol Packing { func pack<each T>(_ body: (repeat each T) -> Int, _ values: repeat each T) -> Int }
#else
protocol Packing { func pack<each T>(_ body: (repeat each T) -> Int, _ values: repeat each T) -> Int }
@Spryable final class FakePacking: Packing, Spryable {
  func pack<each T>(_ body: (repeat each T) -> Int, _ values: repeat each T) -> Int { body(repeat each values) }
}
#endif

// unnamedParameter: '@Spryable' cannot record an unnamed parameter; name it
protocol Counting { func count<T>(_: T) }
#if MISTAKES
@Spryable final class FakeCounting: Counting, Spryable { func count<T>(_: T) }
#else
@Spryable final class FakeCounting: Counting, Spryable { func count<T>(_ argument1: T) }
#endif

// untypedMember: 'stub' and 'calls' do not include 'pour(_:)' because no matcher can take 'water'; write 'stub("pour(_:)")' and 'called("pour(_:)")'
struct Water: ~Copyable {}
protocol Glass { func pour(_ water: consuming Water) -> Int }
@Spryable final class FakeGlass: Glass, Spryable { func pour(_ water: consuming Water) -> Int { spryify() } }
func pour(_ glass: FakeGlass) -> Int {
  glass.stub("pour(_:)").andReturn(3)
  return glass.called("pour(_:)").count
}

// takenName: '@Spyable' does not support the name 'spyMembers', which every spy already uses; rename it
#if MISTAKES
@Spyable protocol Storing { func spyMembers() }
#else
@Spyable protocol Storing { func spyMembers2() }
#endif

// takenName: '@Spyable' does not support the name 'SpyNames', which every spy already uses; rename it
#if MISTAKES
@Spyable protocol Naming { associatedtype SpyNames; func name(_ names: SpyNames) }
#else
@Spyable protocol Naming { associatedtype Names; func name(_ names: Names) }
#endif

// takenName: '@Spryable' does not support the name 'SpryRole', which every fake already uses; rename it
#if MISTAKES
@Spryable protocol Casting { func cast<SpryRole>(_ role: SpryRole) }
#else
@Spryable protocol Casting { func cast<Role>(_ role: Role) }
#endif

// takenName: '@Spryable' does not support the name 'spryify', which every fake already uses; rename it
#if MISTAKES
@Spryable protocol Calling { func spryify(arguments: Int) -> Int }
#else
@Spryable protocol Calling { func run(arguments: Int) -> Int }
#endif

// MARK: Members of a class

// memberWithoutBody: '@Spryable' cannot implement an initializer of a class; write its body
#if MISTAKES
@Spryable final class FakeMade: Spryable { init(name: String) }
#else
@Spryable final class FakeMade: Spryable { init(name: String) {} }
#endif

// severalProperties: '@Spryable' cannot implement several properties in one declaration; declare each separately
#if MISTAKES
@Spryable final class FakePair: Spryable { var a, b: Int }
#else
@Spryable final class FakePair: Spryable { var a: Int; var b: Int }
#endif

// missingConformance: '@Spryable' requires that 'FakeOne' conform to 'Spryable'
enum Nest {
#if MISTAKES
  @Spryable private final class FakeOne { func one() -> Int }
#else
  @Spryable private final class FakeOne: Spryable { func one() -> Int }
#endif
}
