public import SpryKit

/// The calls that a spy saw, by the class whose implementation ran.
final class ImplementationCalls: Sendable {
  private let states = Locked<[(type: AnyClass, state: SpryState)]>([])
  private let make: @Sendable (AnyClass) -> SpryState

  init(_ make: @escaping @Sendable (AnyClass) -> SpryState) {
    self.make = make
  }

  func state(of type: AnyClass) -> SpryState {
    if let state = states.withLock({ $0.first { $0.type == type }?.state }) { return state }
    let new = make(type)
    return states.withLock { states in
      if let state = states.first(where: { $0.type == type })?.state { return state }
      states.append((type, new))
      return new
    }
  }

  var all: [SpryState] { states.withLock { $0.map(\.state) } }
}

/// The calls of a spy's subject that one class's implementation served.
///
/// Ask it whatever a spy is asked:
///
/// ```swift
/// expectHaveReceived(spy.implementation(of: View.self), .layout)
/// ```
public final class SpiedImplementation<Function: StringRepresentable>: Spyable, NamedDouble, Sendable
{
  /// The calls.
  public let spryState: SpryState

  init(_ state: SpryState) {
    spryState = state
  }
}
