// Values of two types that mean the same: a test that names a member by its name writes `5` for a
// `Double`, and a string for a `Substring`.

/// How a value compares with another one of perhaps another type.
enum ValueOrder {
  case less
  case same
  case greater
}

/// A number that is neither an integer nor a binary fraction.
///
/// SpryMatchers makes `Decimal` conform, because SpryKit doesn't import Foundation.
package protocol ExactNumber: Comparable {
  /// The nearest `Double`.
  var approximation: Double { get }

  /// Returns the same number, or `nil` if the type has none.
  static func exactly(_ number: some BinaryInteger) -> Self?

  /// Returns the same number, or `nil` if the type has none.
  static func exactly(_ number: some BinaryFloatingPoint) -> Self?
}

/// Returns the order of two numbers, or of two strings, of any types. It is exact.
///
/// - Returns: The order, or `nil` if the values have none: `.nan`, or a number and a string.
func order(_ value: Any, _ other: Any) -> ValueOrder? {
  if let text = text(of: value), let other = SpryKit.text(of: other) {
    return order(of: text, other)
  }
  switch (value, other) {
  case (let value as any BinaryInteger, let other as any BinaryInteger):
    return integerOrder(value, other)
  case (let value as any BinaryInteger, let other as any BinaryFloatingPoint):
    return mixedOrder(value, other)
  case (let value as any BinaryFloatingPoint, let other as any BinaryInteger):
    return mixedOrder(other, value).map(opposite)
  case (let value as any BinaryFloatingPoint, let other as any BinaryFloatingPoint):
    return fractionOrder(value, other)
  case (let value as any ExactNumber, _):
    return exactOrder(value, other)
  case (_, let other as any ExactNumber):
    return exactOrder(other, value).map(opposite)
  default: return nil
  }
}

/// Returns a string, a substring, or a character as a string, and `nil` for other values.
func text(of value: Any) -> String? {
  switch value {
  case let text as any StringProtocol: String(text)
  case let character as Character: String(character)
  default: nil
  }
}

/// Returns whether values of a type are numbers.
func isNumber(_ type: any Any.Type) -> Bool {
  type is any BinaryInteger.Type || type is any BinaryFloatingPoint.Type
    || type is any ExactNumber.Type
}

/// Returns whether values of a type are strings or characters.
func isText(_ type: any Any.Type) -> Bool {
  type is any StringProtocol.Type || type == Character.self
}

private func order<Value: Comparable>(of value: Value, _ other: Value) -> ValueOrder? {
  if value == other { return .same }
  if value < other { return .less }
  return value > other ? .greater : nil
}

private func opposite(_ order: ValueOrder) -> ValueOrder {
  switch order {
  case .less: .greater
  case .same: .same
  case .greater: .less
  }
}

private func integerOrder(
  _ value: some BinaryInteger, _ other: some BinaryInteger
) -> ValueOrder {
  value == other ? .same : value < other ? .less : .greater
}

private func mixedOrder<Integer: BinaryInteger>(
  _ value: Integer, _ other: some BinaryFloatingPoint
) -> ValueOrder? {
  if other.isNaN { return nil }
  let whole = other.rounded(.down)
  // The number is too great or too small for the type.
  guard let integer = Integer(exactly: whole) else { return other > 0 ? .less : .greater }
  if value != integer { return value < integer ? .less : .greater }
  return other > whole ? .less : .same
}

private func fractionOrder<Value: BinaryFloatingPoint, Other: BinaryFloatingPoint>(
  _ value: Value, _ other: Other
) -> ValueOrder? {
  if let other = Value(exactly: other) { return order(of: value, other) }
  return Other(exactly: value).flatMap { order(of: $0, other) }
}

private func exactOrder<Value: ExactNumber>(_ value: Value, _ other: Any) -> ValueOrder? {
  switch other {
  case let other as Value: order(of: value, other)
  case let other as any BinaryInteger: Value.exactly(other).flatMap { order(of: value, $0) }
  case let other as any BinaryFloatingPoint:
    Value.exactly(other).flatMap { order(of: value, $0) }
  default: nil
  }
}

/// A range with both bounds.
protocol BoundedRange {
  static var boundType: any Any.Type { get }
  static var isClosed: Bool { get }
  /// The bounds.
  var bounds: (lower: Any, upper: Any) { get }
  /// The first and the last value, if the bounds are integers and the range is not empty; `nil`
  /// otherwise.
  var ends: (first: Any, last: Any)? { get }
}

extension Range: BoundedRange {
  static var boundType: any Any.Type { Bound.self }
  static var isClosed: Bool { false }
  var bounds: (lower: Any, upper: Any) { (lowerBound, upperBound) }
  var ends: (first: Any, last: Any)? {
    func last<Integer: BinaryInteger>(_ upper: Integer) -> Any { upper - 1 }
    guard let upper = upperBound as? any BinaryInteger, !isEmpty else { return nil }
    return (lowerBound, last(upper))
  }
}

extension ClosedRange: BoundedRange {
  static var boundType: any Any.Type { Bound.self }
  static var isClosed: Bool { true }
  var bounds: (lower: Any, upper: Any) { (lowerBound, upperBound) }
  var ends: (first: Any, last: Any)? {
    lowerBound is any BinaryInteger ? (lowerBound, upperBound) : nil
  }
}
