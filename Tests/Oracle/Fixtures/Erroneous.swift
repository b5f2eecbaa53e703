// What is no Swift: ours must come back from it, whatever it makes of it.

class Erroneous0 {
  var before: Int
  var b = await
  func after() {}
}

class Erroneous1 {
  var before: Int
  var v = x { init() }
  func after() {}
}

class Erroneous2 {
  var before: Int
  -b
  func after() {}
}

class Erroneous3 {
  var before: Int
  !b
  func after() {}
}

class Erroneous4 {
  var before: Int
  func mutating(_ inout: Int) {}
  func after() {}
}

class Erroneous5 {
  var before: Int
  func each(x: each) -> any {}
  func after() {}
}

class Erroneous6 {
  var before: Int
  func some(x: some, y: any) -> some {}
  func after() {}
}

class Erroneous7 {
  var before: Int
  func b() -> async {}
  func after() {}
}

class Erroneous8 {
  var before: Int
  func c() async -> async {}
  func after() {}
}

class Erroneous9 {
  var before: Int
  func macro(_ each: each) {}
  func after() {}
}

class Erroneous10 {
  var before: Int
  static func = (a: A) {}
  func after() {}
}

class Erroneous11 {
  var before: Int
  var ab: Int { read { yield x } modify { yield &x } }
  func after() {}
}

class Erroneous12 {
  var before: Int
  var ac: Int { nonisolated get { 1 } }
  func after() {}
}

class Erroneous13 {
  var before: Int
  struct S { struct S { struct S {} } };struct U {};;
  func after() {}
}

class Erroneous14 {
  var before: Int
  var ax = a /b/ c
  func after() {}
}

class Erroneous15 {
  var before: Int
  (1, 2).foo()
  func after() {}
}

class Erroneous16 {
  var before: Int
  [1]
  func after() {}
}

class Erroneous17 {
  var before: Int
  var ej = do { 1 } + 2
  func after() {}
}

class Erroneous18 {
  var before: Int
  var fd: A.B<C>= D()
  func after() {}
}

class Erroneous19 {
  var before: Int
  var fi = x { @Sendable didSet in 1 }
  func after() {}
}

class Erroneous20 {
  var before: Int
  var fj = foo @ bar
  func after() {}
}
