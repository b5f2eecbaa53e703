public import SpryKit

/// The calls to a spied object or class that ran one class's implementation.
///
/// Verify these calls like the calls to a spy:
///
/// ```swift
/// expectHaveReceived(spy.implementation(View.self), .layout)
/// ```
public final class SpiedImplementation<Function: StringRepresentable>: Spyable,
  Sendable
{
  /// The calls.
  @_documentation(visibility: internal)
  public let spryState: SpryState

  /// A real object.
  @_documentation(visibility: internal)
  public static var spryReceiver: SpryReceiver { .object }

  init(_ state: SpryState) {
    spryState = state
  }
}

/// The calls that a spy saw, by the class whose implementation ran.
final class ImplementationCalls: Sendable {
  private let subject: SpySubject
  private let states = Locked<[(type: AnyClass, state: SpryState)]>([])
  private let make: @Sendable (AnyClass, SubjectCoverage) -> SpryState

  /// - Parameters:
  ///   - subject: The spied object or class.
  ///   - make: A closure that makes the record for the implementations of a class.
  init(of subject: SpySubject, _ make: @escaping @Sendable (AnyClass, SubjectCoverage) -> SpryState)
  {
    self.subject = subject
    self.make = make
  }

  /// Returns the record of a class's implementations. Makes one if there is none.
  func state(of type: AnyClass) -> SpryState {
    func find(_ states: [(type: AnyClass, state: SpryState)]) -> SpryState? {
      states.first { $0.type == type }?.state
    }
    if let state = states.withLock({ find($0) }) { return state }
    let coverage = SubjectCoverage(on: subject, isAside: true)
    if inherits(subject.type, from: type) {
      coverage.superclassCall = superclassCall(of: type)
    } else if type != subject.type {
      coverage.reason = SpyMessages.notInherited(subject.type, from: type)
    }
    let new = make(type, coverage)
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
    SuperclassCall(subject: subject.type, superclass: type) { [weak self] key in
      guard let self else { return [] }
      return states.withLock { $0.map { $0 } }
        .filter { $0.type != type }
        .map { ($0.type, $0.state.callCount(of: key)) }
        .filter { $0.1 > 0 }
    }
  }
}
