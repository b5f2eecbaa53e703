// swift-format-ignore-file
// Initial values, whose end is found without a grammar of expressions.

struct Values {
  var a = x < y ? { 1 }() : foo.map { $0 } { didSet { } }
  var b = foo { 1 } { willSet { } }
  var c = foo { 1 } then: { 2 } finally: { 3 }
  var d = foo(1) { 1 } { didSet { } }
  var e: Int = 5 { didSet { print(oldValue) } }
  var f = [1, 2, 3] { willSet { } }
  var g = "a\("b\("c { \(1) }")") }" { didSet {} }
  var h = """
    text } \(x + """
      inner \(y)
      """) {
    """
  var i = #"raw \( } \#(x) "quoted" "#
  var j = ##"""
    "# \#( \##(x)
    """##
  var k = #"""#
  var ka = #""quoted""#
  var l = 1
    + 2
    * 3
  var m = foo
    .bar()
    .baz { 1 }
    .qux
  var n = -1
  var o = !a && !b || c
  var p = a ?? b ?? c
  var q = a as? B ?? C()
  var r = a as! B<C>.D
  var s = a is B ? c : d
  var t = try await foo()
  var u = try? foo()
  var v = try! foo().bar
  var w = if a { 1 } else if b { 2 } else { 3 }
  var x = switch a { case .b: 1 default: 2 }
  var y: Int = if let z = foo { z } else { 0 }
  var z = a ? b ? c : d : e ? f : g
  var aa = Foo<Int>()
  var ab = Foo<Int, String>.bar(1)
  var ac = a < b, ad = c > d
  var ae = Foo<A<B<C>>>()
  var af = [Int]()
  var ag = [Int: String]()
  var ah = [[Int]?]()
  var ai = (Int, String).self
  var aj = Foo<(Int) -> Void>.self
  var ak = \Foo.bar.baz
  var al = \.foo
  var am = \Foo<Int>.bar?.baz![0]
  var an = \[Int].count
  var ao = \.?.foo
  var ap = \Self.[1].x
  var aq = /regex/
  var ar = /a{2,}"[}]\//
  var at = #/regex " } /#
  var au = #/
    multi " { line
    /#
  var av = a / b / c
  var aw = (a / b) / c
  var ay = foo(/a/, /b/)
  var az = [/a/, /b, c/]
  var ba = try? /a/
  var bb = x! / y! / z
  var bc = &pointer
  var bd = .foo.bar(1).baz
  var be = #selector(foo(_:))
  var bf = #keyPath(foo.bar)
  var bg = #macro(1) { 2 }
  var bh = #line
  var bi = #colorLiteral(red: 1, green: 2, blue: 3, alpha: 1)
  var bj = { (a: Int) -> Int in a }
  var bk = { [weak self, x = 1] a, b in a } as (Int, Int) -> Int
  var bl = { @MainActor in 1 }
  var bm: () -> Void = { }
  var bn = { }()
  var bo = { 1 } ()
  var bp = 1.0e-5 + 0x1p-3 + 0b1010 + 0o17 + 1_000
  var bq = x.0.1.2
  var br = 1.description
  var bs = foo[1, 2][3]!.bar?.baz
  var bt = foo()?.bar()!
  var bu = a...b
  var bv = a..<b
  var bw = ...b
  var bx = a...
  var by: Int = 1, bz = 2 { didSet {} }, ca = { 3 }()
  var cb = await foo, cc = unsafe bar()
  var cd = consume x
  var ce = copy y
  var cf = any Foo.self
  var cg = (any Foo).self
  var ch = foo
    as Int
  var ci = a
    ? b
    : c
  var cj = a ? .b : .c
  var ck = a ?b :c
  var cl = self.a, cm = Self.b, cn = super.c
  var co = nil, cp = true, cq = false
  var cr = $0 + $foo
  var cs = `default` + `a b`.c
  var ct = foo(a: 1, b: { $0 < $1 }, c: "\(d { 1 })")
  var cu = a.b.c(d)(e) { f } [g]
  var cv = x
  var cw = x
  var cx: Foo = x is Y
  var cy = a +++ b
  var cz = a==b
  var da = a != b
  var db = !a
  var dc = a! + b
  var dd = a.b!
  var de = x=y
  var df = foo(x) { a in
    a
  } other: { b in
    b
  }
  var dg = foo {
    1
  }
  var dh: Int { foo { 1 } }
  var di = repeat each x
  var dj = Foo.init(x:y:)
  var dk = Foo.Bar<Int>.Baz.init
  var dl = a < b > (c)
  var dm = a<b>(c)
  var dn = a<b>.c
  var dp = a << b >> c
  var dq = Foo<Int>?.none
  var dr = Foo<Int>.none!
  var ds = x as Foo<Int>? ?? y
  var dt = x as [Int] + y
  var du = x as (Int) -> Void
  var dv = (x as Int)
  var dw = foo.self
  var dx = A::b.C::d(1)
  var dy = a.map(\.b).c
  var dz = "\(a)" + "\(b)"
  var ea = "unbalanced ( [ { \" \\"
  var eb = "" + ""
  var ec = ""
  var ed = """
    """
  var ee = "a" /* } */ + "b" // }
  /* { /* nested */ } */
  var ef = foo
    // comment
    .bar
  var eg = foo
    #if DEBUG
      .bar()
    #else
      .baz()
    #endif
    .qux()
  var eh = foo
  #if DEBUG
    var ei = 1
  #endif
  @Foo var ek = 1
  var el = foo
  @Bar
  var em = 2
  var en = foo { } ; var eo = 3
  var ep = foo() { $0 } [1] { $0 }
  var eq = a ?? { 1 }()
  var er = a ? { 1 } : { 2 }
  var es = if let x = foo({ $0 }), y { 1 } else { 2 }
  var et = switch (a, b) { case (1, _) where x { 1 }: 2; default: 3 }
  var eu = "\(x, format: { "}" })"
  var ev = #"\#("nested \(x)")"#
  var ew = a &+ b &<< c
  var ex = ~a
  var ey = a & b | c ^ d
  var ez = foo<Int>(1)<Int>
  var fa: Foo<A>=5
  var fb: Foo<A>?=nil
  var fc: Foo? = .some(1)
  var fe:Foo={ 1 }()
  var ff = x.map { $0 }.filter { $0 } { didSet {} }
  var fg = Foo { } onError: { } { didSet { } }
  var fh = x { @MainActor in 1 }
}

struct MoreValues {
  var a = foo(1) { 1 } { 2 } { didSet { } }
  var b = foo { 1 }.bar { 2 }
  var c = foo[1] { 2 }
  var d = nonisolated(nonsending) () async -> Void
  var f = #`name`(1)
  var g = [1] { didSet { } }
}
