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
