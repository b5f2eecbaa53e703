// swift-format-ignore-file
// Places where a word or a sign may be more than one thing.

class Ambiguous {
  var a = foo
  var c = any
  var d = some
  var e = each
  var f = copy
  var g = consume
  var h = unsafe
  var i = async
  var j = await { 1 }
  var k = async { 1 }
  var l = unsafe { 1 }
  var m = copy.foo
  var n = consume(x)
  var o = copy(x)
  var p = any is Foo
  var q = actor.foo
  var r = get
  var s = willSet
  var t = x { get }
  var u = x { set in set }
  var w: Int { willSet }
  var x: open
  var y: open.final
  var z: Int, aa: lazy
  open
  func ab() {}
  static
  var ac: Int
  private
    (set) var ad: Int
  var ae: some P = x
  var af: any P { x }
  var ag: () async
  -> Int
  var ah: Int
  var ai: (Int)
  var aj: Foo
  var ak: Int = 1
  // A line break ends these.
  var al = a
  var am = a
  - b
  var an = a
  var ao: Int?
  var ap: Int!
  let aq: Int ; let ar: Int
  func actor() -> Int
  func `init`() -> Int
  func at(operator: Int) {}
  var `self`: Int { 1 }
  subscript(_ self: Int) -> Int { 1 }
  func nonisolated(nonisolated: Int) -> nonisolated {}
  func sending(sending: sending Int) {}
  func isolated(isolated: isolated) {}
  func isolated2(isolated isolated: isolated isolated) {}
  func const(_const x: Int, y: _const Int) {}
  func dependsOn(x: dependsOn) {}
  func repeatEach<each each>(x: repeat each each) {}
  func async() async {}
  func throwing() throws {}
  func a(throws: Int) throws -> (throws: Int, async: Int) {}
  func type(of Type: Type) -> Type.Type {}
  func proto(of Protocol: Protocol) -> Protocol.Protocol {}
  func of(of: [of]) -> [of: of] {}
  func array(_: [3 of of], _: [of of of]) {}
  func macro() {}
  var macro: Int { 1 }
  class macro {}
  class func override() {}
  class override func override2() {}
  class open {}
  class final: P {}
  class actor<T> {}
  class lazy where T: P {}
  struct actor {}
  enum final { case open, final, actor, get, set }
  case unexpectedCase
  var operators: Int { a<b>c }
}
