import SpryMacroExpansion
import Testing

/// What the parser makes of whole declarations: the text, and the tree.
@Suite struct DeclarationParsingTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var tree: String
  }

  @Test(arguments: samples)
  func declaration(_ sample: Sample) throws {
    let source = SourceText("/// A comment {\n" + sample.text + "\n// The end }")
    let declaration = try #require(parseDeclaration(source))
    #expect(TreeDump.text(declaration) == sample.tree)
    #expect(source[declaration.range] == sample.text)
  }

  static let samples = [
    Sample(
      testDescription: "a protocol's head",
      text: """
        @MainActor @A(b) public protocol P<A, B>: AnyObject, @unchecked Sendable, ~Copyable
        where A: Q, A.C == [B] {}
        """,
      tree: """
        @MainActor @A(…) public protocol P <A, B>
          inherits AnyObject
          inherits (attributed @unchecked Sendable)
          inherits (~ Copyable)
          where A : Q, A.C == [B]
          members

        """
    ),
    Sample(
      testDescription: "functions",
      text: """
        protocol P {
          func a()
          static func b(_ c: Int, d e: @escaping () -> Void = { a < b }, _: inout A, f: Int...) -> [A]
          func g<T: Q, each U>(_ h: T) async throws(E) -> some R where T: S
          @A(1) mutating func `class`(isolated i: isolated J) rethrows
          static func ==<T>(k: T, l: T) -> Bool
          prefix static func - (m: Self) -> Self
        }
        """,
      tree: """
        protocol P
          members
            func a
            static func b
              parameter _ c: Int
              parameter d e: (attributed @escaping {()  -> Void}) = value
              parameter _: (attributed inout A)
              parameter f: Int...
              -> [A]
            func g <T: Q, each U>
              parameter _ h: T
              async throws(E)
              -> (some R)
              where T : S
            @A(…) mutating func `class`
              parameter isolated i: (attributed isolated J)
              rethrows
            static func == operator <T>
              parameter k: T
              parameter l: T
              -> Bool
            prefix static func - operator
              parameter m: Self
              -> Self

        """
    ),
    Sample(
      testDescription: "properties",
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
        """,
      tree: """
        class C
          members
            var
              binding a
                : Int
                accessors
                  get
              binding b
                = value
            private(set) lazy var
              binding c
                : Int
                = value
                accessors
                  willSet (d) body
                  didSet body
            nonisolated(unsafe) static let
              binding e
                = value
            var
              binding f
                : Int
                accessors
                  mutating get async throws(E)
                  nonmutating set (g) body
            var
              binding h
                : Int
                getter
            var
              binding i
                : Int
                accessors
                  @A _read body
                  _modify body
            let
              binding pattern
                = value

        """
    ),
    Sample(
      testDescription: "initializers, subscripts, associated types",
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
        """,
      tree: """
        protocol P
          members
            init
            convenience init ? <T>
              parameter _ a: T
              async throws
              where T : Q
            init !
              parameter b: Int
              body
            subscript
              parameter c: Int
              parameter d e: Int
              -> A
              accessors
                get
                set
            static subscript <T>
              parameter _ f: T
              -> T
              where T : Q
              accessors
                get throws
            associatedtype G
              inherits H
              inherits I
              = [Int]
              where G.J == K
            associatedtype L

        """
    ),
    Sample(
      testDescription: "conditional compilation",
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
        """,
      tree: """
        protocol P
          members
            conditional
              #if condition
                func a
              #elseif condition
                conditional
                  #if condition
                    var
                      binding b
                        : Int
                        accessors
                          get
              #else
            func c

        """
    ),
    Sample(
      testDescription: "what is stepped over",
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
        }
        """,
      tree: """
        struct S
          members
            typealias other A
            indirect case other c
            deinit other
            import other G
            #h other #h
            @J #k other #k
            macro other l
            enum Q
              members
                case other r
            actor T
              members

        """
    ),
    Sample(
      testDescription: "names that are keywords elsewhere",
      text: """
        final class actor: open.final {
          var open: get = set { didSet { } }
          func macro(each: each, repeat: any, in: some)
          class func override() {}
          struct lazy {}
        }
        """,
      tree: """
        final class actor
          inherits open.final
          members
            var
              binding open
                : get
                = value
                accessors
                  didSet body
            func macro
              parameter each: each
              parameter repeat: any
              parameter in: some
            class func override
              body
            struct lazy
              members

        """
    ),
    Sample(
      testDescription: "a function alone",
      text: "@A public func b(c: Int) async throws -> D { if x { } }",
      tree: """
        @A public func b
          parameter c: Int
          async throws
          -> D
          body

        """
    ),
    Sample(
      testDescription: "an extension",
      text: "extension Array<Int>.Index: @retroactive P where Element == Int { func a() }",
      tree: """
        extension Array<Int>.Index
          inherits (attributed @retroactive P)
          where Element == Int
          members
            func a

        """
    ),
  ]
}
