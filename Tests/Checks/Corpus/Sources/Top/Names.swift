import SpryMacros

// Names and types that members of the expansions could be confused with.

@resultBuilder
nonisolated enum ListBuilder {
  static func buildBlock(_ items: Int...) -> [Int] { items.map { $0 + 100 } }
}

@Spryable @Spyable
nonisolated protocol Building {
  @ListBuilder func build(_ count: Int) -> [Int]
  @ListBuilder var body: [Int] { get }
}

@Spryable @Spyable
nonisolated protocol SameNamed {
  associatedtype Value
  func keep(_ value: Value) -> Value
  func convert<Value: Collection>(_ value: Value, _ change: (inout Value) -> Void) -> [Value]
  where Value.Element == Int
  static func + <Value>(left: Self, right: Value) -> Int
}

@Spryable @Spyable
nonisolated protocol OpaqueTypes {
  func take(_ type: (some Equatable).Type) -> Bool
  func take(_ types: [any Equatable.Type], other: (some Hashable & Sendable).Type) -> Bool
}

@Spryable @Spyable
nonisolated protocol Underscored {
  func `_`() -> Int
  func `_`(_ number: Int) -> String
}

@Spryable @Spyable
nonisolated protocol RuntimeNames {
  func recordCall(arguments: Int)
  func spyMemory() -> Int
  func spryify(file: String) -> Int
  func stub(_ name: Int) -> Int
}

@Spyable
nonisolated protocol StandardParents: Hashable, Comparable, Codable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  func count() -> Int
}

@Spyable
nonisolated protocol Cased: CaseIterable {
  func count() -> Int
}

@Spyable(inheriting: "StandardParentsSpy")
nonisolated protocol StandardChild: StandardParents, Codable {
  func sum() -> Int
}
