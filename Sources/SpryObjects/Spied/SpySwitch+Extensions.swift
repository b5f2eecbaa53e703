// Functions that the code of `@Spied` calls in an extension, where the macro cannot see whether a
// class, an actor, or a protocol is extended.

@_documentation(visibility: internal)
extension SpySwitch {
  // Each returns the class whose implementation runs in a member of an extension: the extended class,
  // or the class of the subject if a protocol is extended. The static type of the subject is the
  // extended class.

  /// Returns the class whose implementation runs in an instance member. `type` is the member's
  /// `Self`.
  public static func implementation<Subject: ObjectSpyable>(
    _ type: AnyClass, of subject: Subject
  ) -> AnyClass {
    let own: AnyClass = Swift.type(of: subject)
    return type == own ? Subject.self : own
  }

  /// Returns the class whose implementation runs in a static member. `type` is the member's `Self`.
  public static func implementation<Subject: ClassSpyable>(
    _ type: AnyClass, ofClass subject: Subject.Type
  ) -> AnyClass {
    type == subject ? Subject.self : subject
  }

  /// Returns the class whose implementation runs in a member that returns `Self`. The subject
  /// supplies the arguments of a generic class.
  public static func implementation<Written: AnyObject>(
    named type: Written.Type, of subject: Written
  ) -> AnyClass {
    classIfOne(type) ?? Swift.type(of: subject)
  }

  /// Returns the class whose implementation runs in a protocol extension's member that returns
  /// `Self`.
  @_disfavoredOverload
  public static func implementation<Written>(
    named type: Written.Type, of subject: some ObjectSpyable
  ) -> AnyClass {
    Swift.type(of: subject)
  }

  /// Returns the class whose implementation runs in an initializer, or in a static member that
  /// returns `Self`. The subject supplies the arguments of a generic class.
  public static func implementation<Written: AnyObject>(
    named type: Written.Type, ofClass subject: Written.Type
  ) -> AnyClass {
    classIfOne(type) ?? subject
  }

  /// Returns the class whose implementation runs in a protocol extension's initializer, or in its
  /// static member that returns `Self`.
  @_disfavoredOverload
  public static func implementation<Written, Subject: ClassSpyable>(
    named type: Written.Type, ofClass subject: Subject.Type
  ) -> AnyClass {
    subject
  }
}

/// Returns the type if it is a class. The compiler also passes protocols of Objective-C as
/// `AnyObject` types.
private func classIfOne(_ type: any Any.Type) -> AnyClass? { type as? AnyClass }

@_documentation(visibility: internal)
extension SpySwitch {
  /// The isolation marker of a member that runs on its caller's actor if the module or the member
  /// declares this.
  public struct CallerIsolation: Sendable {
    /// Creates the marker.
    public init() {}
  }

  /// The isolation marker of an actor's member, which runs on the actor.
  public struct ActorIsolation: Sendable {}

  /// Returns the isolation marker for a member of a class extension.
  public static func isolation(of subject: some ObjectSpyable) -> CallerIsolation {
    CallerIsolation()
  }

  /// Returns the isolation marker for a member of an actor extension.
  public static func isolation(of subject: some ObjectSpyable & Actor) -> ActorIsolation {
    ActorIsolation()
  }
}

/// The body of an `async` member of an actor. The body runs on the actor in every module, even if
/// the module's `async` functions run on their caller's actor by default.
@_documentation(visibility: internal)
public typealias ActorOriginal<Result, Failure: Error> = () async throws(Failure) -> Result
