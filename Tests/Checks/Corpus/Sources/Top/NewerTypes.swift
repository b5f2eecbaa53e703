import SpryMacros

// Types that the runtime of older systems does not support, in every place of a member.

struct Overfull: Error, Equatable {}

@Spryable @Spyable
protocol TypedErrors {
  func put(_ id: Int) throws(Overfull) -> Int
  func fill(_ count: Int, from name: String) async throws(Overfull)
  static func clear() throws(Overfull)
  var size: Int { get throws(Overfull) }
  subscript(errors id: Int) -> Int { get async throws(Overfull) }
  func retry(_ work: @escaping () throws(Overfull) -> Int, times: Int) -> Int
  func visit(_ work: () throws(Overfull) -> Int) throws(Overfull) -> Int
  func maybe(_ work: (() throws(Overfull) -> Int)?) throws
  func pair(_ pair: (work: () throws(Overfull) -> Int, count: Int))
  func nested(_ body: @escaping (@escaping () throws(Overfull) -> Void) -> Void)
  func run<Failure: Error>(_ work: @escaping () throws(Failure) -> Int) throws(Failure)
  func make() -> () throws(Overfull) -> Int
  var job: () throws(Overfull) -> Int { get set }
  var next: (() throws(Overfull) -> Int)? { get }
  subscript(work: @escaping () throws(Overfull) -> Int) -> Int { get set }
}

@Spryable @Spyable
protocol AnyIsolation {
  func schedule(_ work: @escaping @isolated(any) @Sendable () async -> Void)
  func run(_ work: @escaping @isolated(any) @Sendable () async -> Int, times: Int) async -> Int
  var work: @isolated(any) @Sendable () async -> Void { get set }
  static func make() -> @isolated(any) @Sendable () async -> Void
}

@Spryable @Spyable
protocol ConstrainedProtocols {
  func add(_ values: any Sequence<Int>)
  func add(_ values: any Collection<Int> & Sendable, to count: Int) async -> Int
  func change(_ values: inout any Sequence<Int>)
  func sum(_ values: some Sequence<Int>) -> Int
  func filter(_ isIncluded: (any Collection<Int>) -> Bool) -> any Collection<Int>
  func find() throws -> (any Sequence<Int>)?
  static func empty() -> any Sequence<Int>
  var values: any Sequence<Int> { get set }
  var found: (any Sequence<Int>)? { get set }
  subscript(keys: any Collection<Int>) -> any Collection<Int> { get set }
}

@Spryable @Spyable
protocol ConstrainedItems<Item> {
  associatedtype Item
  func add(_ items: any Sequence<Item>) throws(Overfull) -> [Item]
  var items: any Sequence<Item> { get set }
}
