// swift-format-ignore-file
// Types in every place and shape.

protocol Shapes<Element, Failure>: AnyObject, Sendable, ~Copyable where Element: Equatable {
  associatedtype Element: Collection & Sendable = [Int] where Element.Index == Int, Element: ~Copyable
  associatedtype Failure: Error
  associatedtype Plain
  var optional: Int? { get }
  var unwrapped: Int! { get set }
  var twice: Int?? { get }
  var array: [Int] { get }
  var dictionary: [String: [Int: Set<String>]] { get }
  var nested: Dictionary<String, Array<Set<Int>>> { get }
  var nestedOptional: Array<Array<Int>>? { get }
  var deeply: A<B<C<D>>>.E<F<G>>? { get }
  var inline: [3 of Int] { get }
  var inlineNested: [3 of [4 of [String: Int]]] { get }
  var vector: InlineArray<3, Int> { get }
  var negative: Value<-3> { get }
  var tuple: (Int, name: String, _ other: Double, inner outer: Bool) { get }
  var unit: () { get }
  var parenthesized: (Int) { get }
  var metatype: Any.Type { get }
  var protocolType: Shapes.Protocol { get }
  var metaMeta: Foo.Bar.Type.Type? { get }
  var existential: any Shapes { get }
  var existentialMeta: (any Shapes).Type { get }
  var primary: any Sequence<Int> & Sendable { get }
  var optionalExistential: (any Shapes)? { get }
  var composition: A & B & C { get }
  var suppressed: any A & ~Copyable { get }
  var opaque: some Sequence<some Equatable> { get }
  var function: (Int) -> String { get }
  var curried: (Int) -> (String) async -> (Bool) throws -> Void { get }
  var full: @Sendable @MainActor (inout Int, _ name: borrowing String, Int...) async throws(MyError) -> sending Foo { get }
  var escaping: (@escaping (Int) -> Void, @autoclosure () -> Bool) -> Void { get }
  var attributed: @convention(c) (Int32) -> Int32 { get }
  var block: @convention(block) () -> Void { get }
  var ctype: @convention(c, cType: "int (*)(int)") (Int32) -> Int32 { get }
  var isolatedAny: @isolated(any) () async -> Void { get }
  var globalActor: @MyActor () -> Void { get }
  var globalActorGeneric: @Wrapped<Int>.Inner () -> Void { get }
  var nonsending: nonisolated(nonsending) () async -> Void { get }
  var lateNonsending: @Sendable nonisolated(nonsending) (Int) async -> Void { get }
  var differentiable: @differentiable(reverse) (Float) -> Float { get }
  var functionOptional: ((Int) -> Void)? { get }
  var functionArray: [(Int) -> Void] { get }
  var functionInDictionary: [String: (Int) throws -> Void] { get }
  var rethrowing: (() throws -> Void) -> Void { get }
  var ellipsis: (Int..., String) -> Void { get }
  var qualified: Swift.Int { get }
  var selected: Swift::Int { get }
  var selectedMember: Foo.Swift::Bar<Swift::Int>? { get }
  var quoted: `Type`.`Protocol`.`init` { get }
  var quotedSpaces: `a type with spaces` { get }
  var keywordMember: Foo.default.in { get }
  var selfType: Self { get }
  var selfMember: Self.Element? { get }
  var anyType: Any { get }
  var anyObject: AnyObject { get }
  var `default`: Int { get }
  var spaced : Array < Int > { get }
  var broken:
    (
      Int,
      String
    )
    ->
    Void
  { get }
  func packs<each T: Equatable, each U>(_ values: repeat each T, and: repeat (each T, each U)) -> (repeat (each T, each U)) where repeat each T: Hashable
  func packElements<each T>(_ x: repeat Box<each T>?) -> (repeat [each T])
  func values<let N: Int, T>(_ x: Vector<N, T>) where N == 3
  func integers() -> Foo<1, -2, 3>
  func placeholders(_ x: Foo<_, Int>, _ y: _) -> _?
  func named() -> <T: Shapes> T
  func owned(_ a: __owned Foo, _ b: __shared Bar, _ c: inout Baz, _ d: consuming A, _ e: borrowing B, _ f: sending C, _ g: isolated D, _ h: _const Int)
  func isolatedParameter(isolated actor name: isolated (any Actor)? = #isolation)
  func types(consuming: consuming, isolated: isolated Actor, sending: sending)
  func emptyTuple(_: ()) -> ()
  func comments(/* a */ _ /* b */ x /* c */ : /* d */ Int /* e */ = /* f */ 3 /* g */) -> /* h */ Int /* i */ // j
  func trailingComma<T, U,>(a: Int, b: Foo<T, U,>,) -> (Int, String,)
}

extension Array<Int>.Index where Self: P {}
extension [String: Int] {}
extension [Int]? {}
extension (Int, String) {}
extension Foo.Bar: @retroactive Equatable, @unchecked Sendable, @preconcurrency P, nonisolated Q, @MainActor R {}
extension Swift::Array: Foo::P {}
class Restricted<T>: Base<T>.Inner, P where T: AnyObject, T.A.B == C<T>.D, T: _Trivial {}
protocol Old: class {}
struct NoEscape: ~Escapable, ~Copyable {}
enum Payload: Int, Codable { case a = 1, b, `default` = 3; indirect case c }
