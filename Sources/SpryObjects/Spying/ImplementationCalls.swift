public import SpryKit

/// The calls that a spy saw, by the class whose implementation ran.
final class ImplementationCalls: Sendable {
  private let subject: AnyClass
  private let states = Locked<[(type: AnyClass, state: SpryState)]>([])
  private let make: @Sendable (AnyClass) -> SpryState

  /// - Parameter subject: the subject's class.
  init(of subject: AnyClass, _ make: @escaping @Sendable (AnyClass) -> SpryState) {
    self.subject = subject
    self.make = make
  }

  func state(of type: AnyClass) -> SpryState {
    if let state = states.withLock({ $0.first { $0.type == type }?.state }) { return state }
    let new = make(type)
    if inherits(subject, from: type) {
      new.setSuperclassCall(superclassCall(of: type))
    } else if type != subject {
      new.hindrance = "\(subject) does not inherit from \(type)"
    }
    return states.withLock { states in
      if let state = states.first(where: { $0.type == type })?.state { return state }
      states.append((type, new))
      return new
    }
  }

  var all: [SpryState] { states.withLock { $0.map(\.state) } }

  /// What is to be said where the implementation of a superclass did not run.
  func superclassCall(of type: AnyClass) -> SuperclassCall {
    SuperclassCall(subject: "\(subject)", superclass: "\(type)") { [weak self] key in
      guard let self else { return [] }
      return states.withLock { $0 }
        .filter { $0.type != type }
        .map { ("\($0.type)", $0.state.callCount(of: key), inherits(type, from: $0.type)) }
        .filter { $0.1 > 0 }
    }
  }
}

/// The calls of a spy's subject that one class's implementation served.
///
/// Ask it whatever a spy is asked:
///
/// ```swift
/// expectHaveReceived(spy.implementation(View.self), .layout)
/// ```
public final class SpiedImplementation<Function: StringRepresentable>: Spyable, NamedDouble,
  Sendable
{
  /// The calls.
  public let spryState: SpryState

  init(_ state: SpryState) {
    spryState = state
  }
}
