import Bottom
import SpryMacros

// Associated types of parents, which a macro does not see.

/// Leaves the types to their defaults.
@Spryable
nonisolated protocol Rack: Cabinet where Neighbour == Int {
  func hang() -> Bool
}

/// Repeats a default, which the compiler only accepts without a warning with the default.
@Spryable
nonisolated protocol TallRack: Cabinet where Neighbour == Int {
  associatedtype Item: Hashable = Int
  func height(of item: Item) -> Int
}

@Spryable
nonisolated protocol TextCabinet: Cabinet where Item == String, Place == Int, Neighbour == Int {
  func title() -> String
}

/// Both types of the parent equal one of its own.
@Spryable @Spyable(inheriting: "ConvertingSpy<Value, Value>")
nonisolated protocol Rounding: Converting where Input == Value, Output == Value {
  associatedtype Value: Comparable
  func round(_ value: Value) -> Value
}

@Spryable
nonisolated protocol IntRounding: Rounding where Value == Int {
  func step() -> Int
}
