// swift-format-ignore-file
// Members in every place and shape.

@MainActor
@available(iOS 13.0, macOS 10.15, *) @objc(name:with:)
@Spryable(behindPreprocessorFlag: "DEBUG", accessLevel: .public)
@Outer.Inner<Int>.Most(a, b: { $0 < $1 }) public
final class Members<T>: Base {
  // Names that are keywords elsewhere.
  var actor: Int = 1
  var open = 1, final = 2, lazy: Int = 3
  var package: String { "x" }
  var async, await, some, any: Int
  var get: Int { 1 }
  var set: Int { get { 1 } set {} }
  func open() {}
  func actor(actor: actor) -> actor {}
  func get() -> set {}
  func each(repeat: Int, for in: Int, class: Int) {}
  func `func`(`class` `let`: Int) {}
  func `a name with spaces`(`and a label` x: Int) {}
  var borrowing: Int { 1 }
  func consuming(consuming: consuming) {}

  // Modifiers.
  public private(set) var a: Int
  internal(set) public var b: Int
  open override class func c() {}
  public class var d: Int { 1 }
  static let e = 1
  class final func f() {}
  nonisolated(unsafe) static var g: Int = 1
  unowned(safe) let h: Foo
  unowned(unsafe) let i: Foo
  weak var j: Foo?
  nonisolated(nonsending) func k() async {}
  required convenience init?(coder: Coder) { nil }
  convenience init!<U>(_ u: U) async throws(E) where U: P {}
  deinit {}
  isolated deinit { print() }
  distributed func l() {}
  package func m() {}
  mutating func n() {}
  consuming func o() {}
  @objc dynamic optional func p()
  prefix static func - (x: Members) -> Members { x }
  static func == <U>(a: U, b: U) -> Bool { true }
  static func ==<U>(a: U, b: U) -> Bool { true }
  static func < (a: A, b: A) -> Bool { true }
  static func <(a: A, b: A) -> Bool { true }
  static func <<T>(a: T, b: T) -> Bool { true }
  static func ! (a: A) -> Bool { true }
  static func ... (a: A, b: A) -> B {}
  static func .< (a: A, b: A) -> B {}
  static postfix func / (a: A) -> B { 5/ }
  static func /^/ (a: A, b: A) -> B {}
  static func ?? (a: A, b: A) -> B {}
  static func → (a: A, b: A) -> B {}
  static func ≤≥ (a: A, b: A) -> B {}
  static func & (a: A, b: A) {}
  static func *=(a: inout A, b: A) {}

  // Accessors.
  var q: Int { get }
  var r: Int { get set }
  var s: Int { mutating get nonmutating set }
  var t: Int { get async throws }
  var u: Int { get async throws(MyError) { 1 } }
  var v: Int { _read { yield x } _modify { yield &x } }
  var w: Int { @inlinable get { 1 } @available(*, deprecated) set(newValue) { } }
  var x: Int { willSet(new) { } didSet(old) { } }
  var y: Int = 1 { willSet { } didSet { } }
  var z: Int { unsafeAddress { p } unsafeMutableAddress { q } }
  var aa: Int { @storageRestrictions(initializes: _a, accesses: b) init(initial) { } get { 1 } }
  var ad: Int { __consuming get { 1 } }
  var ae: Int { @foo(a) @bar mutating get { 1 } }
  var af: Int { if x { 1 } else { 2 } }
  var ag: Int { return 1 }
  var ah: Int {}
  var ai: Int
  {
    1
  }
  subscript(index: Int) -> Int { get }
  subscript<U: P>(_ index: Int, default value: @autoclosure () -> U = 3) -> [U]? where U: Q { get set }
  static subscript(dynamicMember name: String) -> Int { 1 }
  subscript(_ i: Int...) -> Int { get throws { 1 } nonmutating set(x) { } }

  // Bindings.
  let (ba, bb) = (1, 2)
  let (bc, bd): (Int, Int) = (1, 2), be = 3
  var bf = 1, bg: Int = 2, bh: String { "a" }
  let _ = print()
  let _: Int = 1
  lazy var bi: Int = { 1 }()
  @Wrapped(1) @Other var bj
  @Wrapped<Int>.Inner(x: 1) var bk: Int?
  @A @B(1) @C.D
  @E
  var bl: Int

  // Functions.
  func ca() async throws -> Int
  func cb() reasync rethrows
  func cc() throws(any Error) -> Int where T == Int
  func cd(_ x: Int = 1 < 2 ? 3 : 4, y: Foo = Foo<Int, String>(), z: (Int) -> Void = { a, b in }) {}
  func ce(_ x: [Int: String] = [1: "a", 2: ")"], y: Bool = a < b, z: Bool = c > d) {}
  func cf(@Builder content: () -> Int, @A @B(x) _ y: @escaping () -> Void) {}
  func cg(a b: Int, _: Int, _ c: Int, d _: Int)
  func ch(x: Int,
          y: Int) // comment with { brace
  func ci(
    isolated x: isolated A,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column, f: String = #function
  )
  func cj<A, B: P & Q, C>(_: A) where A: P, B.X == C, C: AnyObject { }
  func ck<@_spi(X) A>() {}
  func cl() -> Int
  { 1 }
  func cm() -> (Int, (String) -> Void) { { "}" } }
  func cn(_ x: Foo = .init(a: 1, b: { $0 }), y: Int? = nil, z: Foo = .bar { 1 }) {}
  func co(x: @autoclosure @escaping () throws -> Bool = try! foo() as? Bar ?? .x)
  init() {}
  init(x: Int) throws
  init?<U>(x: U) where U: P
  init!()
  init<U>(_: U)

  // Others.
  typealias X = Int
  typealias Y<U> = Foo<U> where U: P
  typealias Z = (Int) async throws -> [String: Int]
  #warning("text")
  #stringify(1 + 2)
  #macro<Int>(a, b) { 1 } other: { 2 }
  #bare
  @attr #withAttribute()
  public #withModifier()
  #sourceLocation(file: "x.swift", line: 1)
  #sourceLocation()
  enum Inner { case a(Int, b: String = "x"), c(d: [Int: String]); case e = "f" }
  indirect enum Tree<U> { case leaf, node(Tree, Tree) }
  protocol P<A> { associatedtype A; func f() }
  actor Worker { nonisolated let x = 1 }
  class class1 {}; class func cz() {}
  import struct Foo.Bar
  func semicolons() {}; var sa = 1; let sb = 2
  macro m(_ x: Int) -> Int = #externalMacro(module: "M", type: "T")
}

actor A {}
public actor B: P {}
distributed actor C {}
@globalActor public final actor D { static let shared = D() }

struct Qualified {
  #A::B()
  #A::B<Int>(1) { 2 }
  var a = #A::B(1) { 2 }
  var b = nil { didSet { } }
  var c: A::B<C::D>.E::F? = A::B<Int>.E::f(1)
  @A::B(1) @C::D var d: Int
}
