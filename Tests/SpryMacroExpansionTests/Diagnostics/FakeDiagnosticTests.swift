import TestSupport
import Testing

import DeclarationParser
@testable import SpryMacroExpansion

@Suite("Diagnostics of @Spryable and @Spyable") struct FakeDiagnosticTests {
  @Test(
    "A declaration that cannot be expanded as it is gets a diagnostic",
    arguments: declarations + members + unknownMembers + attributes)
  func diagnostics(source: String) {
    expectGolden(AnnotatedFile(source).diagnostics(), AnnotatedFile.heading(source))
  }

  static let declarations = [
    "@Spryable protocol P { func f<each T>(_ b: (repeat each T) -> Int, _ x: repeat each T) }",
    "@Spryable protocol P { func f<each T>(_ body: ((repeat each T) -> Int)?) }",
    "@Spryable yielding mutate {}",
    "@Spryable final class C: Spryable { func f<T>(a _: [T]) }",
    "@Spryable(wraps: on) protocol P {}",
    "@Spryable(wraps: true) final class C: P, Spryable { init() {}; func f(_ x: Int...); func copy() -> C }",
    """
    @Spryable(wraps: true) protocol P<Key> {
      associatedtype Key
      associatedtype Value
      func same(as other: Self) -> Bool
      func log(_ items: Any...)
      func show(_ text: @autoclosure () -> String)
      func show(_ text: String)
      @MainActor func map(_ body: (Int) async -> Int) async
    }
    """,
    "@Spryable(wraps: true) protocol P: Actor { func f(); nonisolated func g(); func h() async }",
    "@objc @Spryable(wraps: true) protocol P { @objc optional func f(); func g() }",
    "@Spryable final class C: Spryable { func f(_: some P) }",
    "@Spryable final class C: Spryable { var a, b: Int }",
    "@Spyable protocol P { associatedtype SpyNames; func classSpyStorage() }",
    "@Spryable protocol P { associatedtype B: Builder<Self>; func spryify(arguments: Int) }",
    "@Spyable(inheriting: \"QSpy\") protocol P: Q, R, Sequence {}",
    "@Spyable protocol P: Q where Item == Int {}",
    "@Spyable protocol P: Sequence {}",
    "@Spyable protocol P: Q, Actor {}",
    "@Spyable(inheriting: nil) protocol P: Q, Actor {}",
    "@Spyable protocol P: RawRepresentable { func f() }",
    """
    @Spyable protocol P: RawRepresentable {
      init(a: Int)
      static func f() async throws -> Int
      subscript(i: Int) -> Int { get }
      var g: Int { get set }
      func h<T>(_ x: T) -> Item
    }
    """,
    "@Spryable protocol P { var spryState: Int { get }; func spryify() }",
    """
    @Spryable protocol P {
      #if A
        associatedtype Item
      #endif
    }
    """,
    "@Spryable protocol P { associatedtype S: Sequence where S.Element == Self }",
    "@Spryable struct S {}",
    "@Spryable enum E {}",
    "@Spryable func f() {}",
    "@Spyable final class C {}",
    "@Spyable struct S {}",
    "@Spyable(behindPreprocessorFlag: flag) protocol P {}",
    #"@Spyable(behindPreprocessorFlag: "A\(b)") protocol P {}"#,
    "@Spyable(accessLevel: level) protocol P {}",
    "@Spyable(accessLevel: .open) protocol P {}",
    "@Spyable(inheriting: type) protocol P: Q {}",
    "@Spyable protocol P: Q {}",
    "@Spyable(accessLevel: .public) protocol P: Q {}",
    "@Spyable protocol P: Q, R {}",
    "@Spyable(inheriting: nil) protocol P: Q {}",
    "@Spyable(inheriting: QSpy.self) protocol P: Q {}",
    #"@Spyable(inheriting: "QSpy") protocol P: Q {}"#,
    "@Spyable(inheriting: \"Q-Spy\") protocol P {}",
    "@Spyable(inheriting: \"QSpy\") protocol P: Q, Actor {}",
    """
    @Spryable
    protocol P: Q {
      func load(id: Int) throws -> String
      var name: String { get }
    }
    """,
    "@Spryable protocol P: AnyObject, Swift.Sendable, Error & Identifiable {}",
    "@Spryable protocol P: DistributedActor {}",
    "@Spryable protocol P { func take<T: ~Copyable>(_ value: consuming T) }",
    "@Spryable protocol P { func make<T>(_ type: T.Type) -> T where T: ~Copyable }",
    "@Spyable protocol P { var size: Int { borrow } }",
    "@Spryable protocol P { var size { get } }",
    "@Spryable final class FakeP { func load() }",
    "@Spryable final class FakeP: Base, P { func load() }",
    "@Spryable private final class FakeP<T>: P where T: Q { func load() }",
    "@Spryable actor FakeP<T> { func load() }",
    "@Spryable actor FakeP: nonisolated SpryKit.Spryable & P { func load() }",
    "@Spryable(accessLevel: .public) final class FakeP: P, Spryable {}",
    "@Spryable final class FakeP: P, Spryable { init(name: String) }",
    "@Spryable final class FakeP: P, Spryable { subscript(index: Int) -> String }",
    "@Spryable final class FakeP: P, Spryable { subscript(index: Int) -> String { get set } }",
    "@Spryable final class FakeP: P, Spryable { var token: String { get async throws } }",
    "@Spryable final class FakeP: P, Spryable { var name: String { get set } }",
    "@Spryable protocol P { func }",
    "@Spryable protocol P { #requirements(1) }",
    "@Spyable protocol P {\n  func f(); case a\n  #if A\n  deinit {}\n  #endif\n}",
    "@Spyable protocol P { typealias Name = String; struct Inner {} }",
  ]

  /// Members that the parser does not know, which must not be left out without a word.
  static let unknownMembers = [
    """
    @Spryable protocol P {
      typealias A frob = Int
      frobnicate B
      func f()
    }
    """,
    """
    @Spyable protocol P {
      #if A
        #if B
          associatedtype First
        #else
          func f()
          associatedtype Second
        #endif
      #endif
    }
    """,
    "@Spryable protocol P { var x: Int { get yielding mutate } }",
    "@Spyable protocol P { var x: Int { get yielding mutate } }",
    "@Spryable protocol P { var x: Int { yielding borrow yielding mutate } }",
    "@Spyable protocol P { subscript(x: Int) -> Int { get frobnicate set } }",
    "@Spryable protocol P { func f() throws(A | B) -> Int; func g(_ x: () throws(A, B) -> Int) }",
    "@Spyable protocol P { var x: Int { get set(a b) } }",
    "@Spryable protocol P { var x: Int { read modify }; var y: Int { borrow mutate } }",
    """
    @Spryable protocol P {
      var a: Int { mutating get nonmutating set }
      var b: Int { get async throws(E) }
      subscript(c: Int) -> Int { __consuming get set }
    }
    """,
    """
    @Spryable final class C: Spryable {
      var x: frob Int?
      #if A
        frobnicate y
      #endif
      typealias A = Int
      struct B {}
      deinit {}
      var z: Int { yielding borrow { yield 1 } }
    }
    """,
  ]

  static let members = [
    "@Spyable protocol P { func use(_ value: borrowing some ~Copyable) }",
    "@Spryable protocol P { func with<R: ~Copyable>(_ body: (Int) -> R) -> Int }",
    "@Spyable protocol P { func with<R: Q & ~Copyable>(_ body: @escaping (Int) -> R?) -> Int }",
    "@Spryable protocol P { func map<T>(_ body: (consuming T) -> Int) where T: ~Copyable }",
    "@Spryable protocol P { func look<T: ~Escapable>(_ x: T) -> Int }",
    "@Spyable protocol P { func look(_ x: borrowing some Q & ~Copyable & ~Escapable) }",
    "@Spryable protocol P { func type<T: ~Copyable>(_ type: T.Type, _ list: Box<T>) }",
    "@Spryable protocol P { func find<T: ~Copyable>() -> UnsafePointer<T> }",
    "@Spryable protocol P { func run<T: ~Copyable>() -> (Int) -> T }",
    "@Spryable protocol P { func sum(_ list: Span<Int>, in bytes: borrowing RawSpan) }",
    "@Spryable class C: Spryable { func sum(_ list: Span<Int>); func own(_ list: RawSpan) {} }",
    "@Spyable protocol P { var bytes: RawSpan { get } }",
    "@Spryable protocol P { func cast<SpryRole>(_ role: SpryRole) }",
    "@Spryable class C: Spryable { func a(_ x: consuming X) { spryify() }; func b(_ x: inout X) {} }",
    "@Spryable class C: Spryable { func a(_ x: borrowing X, y: Y) { spryify(arguments: y, copy x) } }",
    "@Spryable final class C: P, Spryable { static func + (left: C, right: Int) -> C }",
    "@Spryable final class C: Spryable { static prefix func - (value: C) -> C { value } }",
    "@Spyable protocol P { func trace(_ span: Span) -> any Span }",
    "@Spyable protocol P { func all<each T>(_ body: repeat (each T) -> Void) }",
    "@Spyable protocol P { func resetSpy(); var spyMembers: Int { get } }",
    "@Spyable protocol P { associatedtype Function }",
    "@Spyable protocol P { func resetSpy(_ name: String); func spyMembers() }",
  ]

  static let attributes = [
    "@Spyable() protocol P: Q {}",
    "@Spyable protocol P: Hashable {}",
    "@Spyable protocol P: NSObjectProtocol {}",
    "@Spryable protocol P: NSObjectProtocol {}",
    "@Spryable protocol P: LocalizedError, Observable {}",
  ]
}
