// A dynamic library with a copy of SpryKit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import SpryMacros

@Spryable
public protocol Clock {
  func now() -> Int
}

/// Reads a clock.
public func read(_ clock: any Clock) -> Int { clock.now() }
