/// The work of `Tests/Checks/Benchmarks/count`, which counts its instructions.
enum Counted: String, CaseIterable {
  case call = "b"
  case verification = "d"
  case life = "f"
  case check = "g"

  /// Does the work a number of times.
  func run(_ count: Int) {
    let fake = typedFake(stubs: 1)
    match(fake)
    switch self {
    case .verification:
      fake.stub.matches(.any, .any).andReturn(true)
      for number in 0..<1000 { use(fake.matches("hello", "\(number)")) }
      for _ in 0..<count { use(fake.calls.matches("hello", "7").didCall(.once).success) }
    case .call: for _ in 0..<count { match(fake) }
    case .life: for _ in 0..<count { match(typedFake(stubs: 1)) }
    case .check:
      for _ in 0..<count { use(fake.calls.matches("hello", "world").didCall(.once).success) }
    }
  }
}
