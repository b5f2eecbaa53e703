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

@Spryable @Spyable
protocol Keyed<Key> {
  associatedtype Key: Hashable
  func load(_ key: Key) -> String
  func load(_ number: Int) -> String
}

@Spryable
protocol KeyedChild: Keyed where Key: Hashable {
  associatedtype Key
  associatedtype Value
  func store(_ value: Value) -> Key
  func store(_ number: Int) -> Int
}
