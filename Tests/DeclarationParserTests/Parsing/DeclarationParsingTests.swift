import DeclarationParser
import TestSupport
import Testing

@Suite("Parsing of declarations") struct DeclarationParsingTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String

    var testDescription: String { name }
  }

  @Test("A declaration is parsed", arguments: samples)
  func declarations(_ sample: Sample) throws {
    let source = SourceText("/// A comment {\n" + sample.text + "\n// The end }")
    let declaration = try #require(parseDeclaration(source))
    expectGolden(String(TreeDump.text(declaration).dropLast()), sample.name)
    #expect(source[declaration.range] == sample.text)
  }

  static let samples = [
    Sample(
      name: "a protocol's head",
      text: """
        @MainActor @A(b) public protocol P<A, B>: AnyObject, @unchecked Sendable, ~Copyable
        where A: Q, A.C == [B] {}
        """
    ),
    Sample(
      name: "functions",
      text: """
        protocol P {
          func a()
          static func b(_ c: Int, d e: @escaping () -> Void = { a < b }, _: inout A, f: Int...) -> [A]
          func g<T: Q, each U>(_ h: T) async throws(E) -> some R where T: S
          @A(1) mutating func `class`(isolated i: isolated J) rethrows
          static func ==<T>(k: T, l: T) -> Bool
          prefix static func - (m: Self) -> Self
          func n(isolated o p: isolated J, _const q r: Int)
        }
        """
    ),
    Sample(
      name: "properties",
      text: """
        class C {
          var a: Int { get }, b = 2
          private(set) lazy var c: Int = { 1 }() { willSet(d) {} didSet {} }
          nonisolated(unsafe) static let e = 1
          var f: Int { mutating get async throws(E) nonmutating set(g) { } }
          var h: Int { 1 }
          var i: Int { @A _read { yield x } _modify { yield &x } }
          let (j, k) = (1, 2)
        }
        """
    ),
    Sample(
      name: "initializers, subscripts, associated types",
      text: """
        protocol P {
          init()
          convenience init?<T>(_ a: T) async throws where T: Q
          init!(b: Int) { "}" }
          subscript(c: Int, d e: Int) -> A { get set }
          static subscript<T>(_ f: T) -> T where T: Q { get throws }
          associatedtype G: H, I = [Int] where G.J == K
          associatedtype L
        }
        """
    ),
    Sample(
      name: "conditional compilation",
      text: """
        protocol P {
          #if A && (B || C)
            func a()
          #elseif D
            #if E
              var b: Int { get }
            #endif
          #else
          #endif
          #if F
            @objc
          #else
            @G(1)
          #endif
          func c()
        }
        """
    ),
    Sample(
      name: "line breaks in comments",
      text: """
        protocol P {
          #if A /* a
            /* b */ */ func a()
          #elseif B /* c */ && C // d
            /*
            */ var b: Int { get } /*
            */ func c() /* e */ -> Int
          #else /* f
          */ #endif
        }
        """
    ),
    Sample(
      name: "what is stepped over",
      text: """
        struct S {
          typealias A<T> = [T] where T: B
          indirect case c(Int, d: String = "}"), e = 1
          deinit { }
          import struct F.G
          #h<Int>(1) { } i: { }
          @J #k
          macro l(_ m: Int) -> Int = #n(o: "p")
          enum Q { case r }; actor T {}
          precedencegroup U { higherThan: V }
          infix operator +++: W, X
          var (y, z) = (1, 2), _ = 3
          let let b1 = 1
          var let b2 = 2
          let inout b3 = 3
          func end()
        }
        """
    ),
    Sample(
      name: "names that are keywords elsewhere",
      text: """
        final class actor: open.final {
          var open: get = set { didSet { } }
          func macro(each: each, repeat: any, in: some)
          func g(isolated: A, isolated b: B, _const c: C, _ isolated: isolated D, e _const: _const E)
          class func override() {}
          struct lazy {}
        }
        """
    ),
    Sample(
      name: "a function alone",
      text: "@A public func b(c: Int) async throws -> D { if x { } }"
    ),
    Sample(
      name: "an extension",
      text: "extension Array<Int>.Index: @retroactive P where Element == Int { func a() }"
    ),
  ]
}
