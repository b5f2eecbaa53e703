public import SpryKit

/// The calls of a spied object, or class, that the implementation of one class served.
///
/// It can be checked as a spy can:
///
/// ```swift
/// expectHaveReceived(spy.implementation(View.self), .layout)
/// ```
public final class SpiedImplementation<Function: StringRepresentable>: Spyable, NamedFake,
  Sendable
{
  /// The calls.
  public let spryState: SpryState

  init(_ state: SpryState) {
    spryState = state
  }
}
