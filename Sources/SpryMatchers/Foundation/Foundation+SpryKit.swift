public import Foundation
public import SpryKit

// Without these, `localizedDescription` is a general sentence of Foundation.

@_documentation(visibility: internal)
extension Misuse: LocalizedError {
  /// The message of the misuse.
  public var errorDescription: String? { description }
}

@_documentation(visibility: internal)
extension CallWaitError: LocalizedError {
  /// The reason for the failed wait.
  public var errorDescription: String? { description }
}

extension CGFloat: MatchableByFloatLiteral, MatchableByIntegerLiteral {}
extension Decimal: MatchableByFloatLiteral, MatchableByIntegerLiteral {}

extension Decimal: ExactNumber {
  package var approximation: Double { Double("\(self)") ?? .nan }

  package static func exactly(_ number: some BinaryInteger) -> Decimal? {
    // A `Decimal` keeps 38 digits.
    let text = "\(number)"
    return text.count <= 38 ? Decimal(string: text) : nil
  }

  package static func exactly(_ number: some BinaryFloatingPoint) -> Decimal? {
    guard var whole = Double(exactly: number), whole.isFinite else { return nil }
    var divisor = Decimal(1)
    // Up to this power of 2, the quotient has 38 digits at most.
    for _ in 0..<40 where whole.rounded() != whole {
      whole *= 2
      divisor *= 2
    }
    return Int(exactly: whole).map { Decimal($0) / divisor }
  }
}

extension Data: ByteSequence {
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withUnsafeBytes(body)
  }
}

#if !canImport(ObjectiveC)
  // On Apple's platforms, the runtime casts these.

  extension NSString: BridgedObject {
    package func bridged<Value>(to type: Value.Type) -> Value? { description as? Value }
  }

  extension NSNumber: BridgedObject {
    package func bridged<Value>(to type: Value.Type) -> Value? {
      if type == Bool.self { return boolValue as? Value }
      if type == Decimal.self { return decimalValue as? Value }
      func integer<Integer: BinaryInteger>(_: Integer.Type) -> Value? {
        Integer(exactly: doubleValue) == nil
          ? nil : Integer(truncatingIfNeeded: int64Value) as? Value
      }
      if let type = type as? any BinaryInteger.Type { return integer(type) }
      func fraction<Fraction: BinaryFloatingPoint>(_: Fraction.Type) -> Value? {
        Fraction(exactly: doubleValue) as? Value
      }
      return (type as? any BinaryFloatingPoint.Type).flatMap { fraction($0) }
    }
  }
#endif
