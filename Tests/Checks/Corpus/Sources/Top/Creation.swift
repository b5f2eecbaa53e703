import Foundation
import SpryMacros

// Initializers without parameters that can fail or wait.

@Spryable @Spyable
protocol ThrowingStart: CustomStringConvertible {
  init() throws
  init(size: Int)
  func size() -> Int
}

@Spryable @Spyable
protocol SlowStart {
  init() async
}

@Spryable @Spyable
protocol FailableStart {
  init?()
}

@Spryable @Spyable
protocol SlowThrowingStart: Actor {
  init() async throws
}

@Spryable
protocol ThrowingChild: ThrowingStart, SlowStart {
  func close()
}

@Spryable @Spyable
nonisolated protocol DecodedStart: Decodable {
  init(from decoder: any Decoder) throws
  func size() -> Int
}

@Spyable
nonisolated protocol CodedStart: Codable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}

@Spryable @Spyable(inheriting: NSObject.self)
protocol ObjectStart: NSObjectProtocol {
  init()
  init(size: Int)
  func size() -> Int
}
