import SpryMacros

// Members that differ by what typed members and names of a spy do not have.

@Spryable @Spyable
protocol VariadicOrArray {
  func sum(_ numbers: [Int]) -> Int
  func sum(_ numbers: Int...) -> Int
  subscript(numbers: Int...) -> String { get set }
  subscript(numbers: [Int]) -> String { get set }
}

@Spryable @Spyable
protocol PropertyOrFunction {
  var load: Int { get }
  func load() async -> Int
}

@Spryable @Spyable
protocol LazyOrNot {
  func log(_ level: @autoclosure () -> Int)
  func log(_ level: Int)
}

@Spryable @Spyable
protocol OperatorOrWord {
  static func + (left: Self, right: Int) -> Int
  static func plus(_ left: Self, _ right: Int) -> Int
}

@Spryable @Spyable
protocol InitializerOrWord {
  init(size: Int)
  static func initializer(size: Int)
}
