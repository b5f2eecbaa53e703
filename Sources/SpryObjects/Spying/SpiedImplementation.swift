public import SpryKit

/// The calls of a spied object or class that ran the implementation of one class.
///
/// It can be checked like a spy:
///
/// ```swift
/// expectHaveReceived(spy.implementation(View.self), .layout)
/// ```
public final class SpiedImplementation<Function: StringRepresentable>: Spyable, NamedFake,
  Sendable
{
  /// The calls.
  @_documentation(visibility: internal)
  public let spryState: SpryState

  init(_ state: SpryState) {
    spryState = state
  }
}

/// The calls that a spy saw, by the class whose implementation ran.
final class ImplementationCalls: Sendable {
  private let subject: AnyClass
  private let states = Locked<[(type: AnyClass, state: SpryState)]>([])
  private let make: @Sendable (AnyClass) -> SpryState

  /// - Parameters:
  ///   - subject: The class of the spied object, or the spied class.
  ///   - make: A closure that makes the record for the implementations of a class.
  init(of subject: AnyClass, _ make: @escaping @Sendable (AnyClass) -> SpryState) {
    self.subject = subject
    self.make = make
  }

  /// Returns the record of a class's implementations. Makes one if there is none.
  func state(of type: AnyClass) -> SpryState {
    func find(_ states: [(type: AnyClass, state: SpryState)]) -> SpryState? {
      states.first { $0.type == type }?.state
    }
    if let state = states.withLock({ find($0) }) { return state }
    let new = make(type)
    if inherits(subject, from: type) {
      new.setSuperclassCall(superclassCall(of: type))
    } else if type != subject {
      new.hindrance = SpyMessages.notInherited(subject, from: type)
    }
    return states.withLock { states in
      if let state = find(states) { return state }
      states.append((type, new))
      return new
    }
  }

  /// All records.
  var all: [SpryState] { states.withLock { $0.map(\.state) } }

  /// Describes, for a failed check, which implementations ran instead of a superclass's
  /// implementation.
  func superclassCall(of type: AnyClass) -> SuperclassCall {
    SuperclassCall(subject: "\(subject)", superclass: "\(type)") { [weak self] key in
      guard let self else { return [] }
      return states.withLock { $0.map { $0 } }
        .filter { $0.type != type }
        .map { ("\($0.type)", $0.state.callCount(of: key), inherits(type, from: $0.type)) }
        .filter { $0.1 > 0 }
    }
  }
}
