// Functions that the code of `@Spied` calls in an extension, where the macro cannot see whether a class,
// an actor, or a protocol is extended.

@_documentation(visibility: internal)
extension SpySwitch {
  /// The class whose implementation runs in a member of an extension.
  ///
  /// - Parameters:
  ///   - type: the member's `Self`, which in a class is the class of the object.
  ///   - subject: the object. Its static type is the extended class, or for an extended protocol the
  ///     object's class or a superclass.
  /// - Returns: the extended class; for an extended protocol the class of the object.
  public static func implementation<Subject: ObjectSpyable>(
    _ type: AnyClass,
    of subject: Subject
  ) -> AnyClass {
    let own: AnyClass = Swift.type(of: subject)
    return type == own ? Subject.self : own
  }

  /// The class whose implementation runs in a static member of an extension.
  ///
  /// - Parameters:
  ///   - type: the member's `Self`.
  ///   - subject: the class. Its static type is the extended class.
  /// - Returns: the extended class; for an extended protocol the class that received the call.
  public static func implementation<Subject: ClassSpyable>(
    _ type: AnyClass,
    ofClass subject: Subject.Type
  ) -> AnyClass {
    type == subject ? Subject.self : subject
  }

  /// The class whose implementation runs in a member of an extension that returns `Self`.
  ///
  /// - Parameters:
  ///   - type: the extended type. The subject supplies the arguments of a generic class.
  ///   - subject: the object.
  /// - Returns: the extended class.
  public static func implementation<Written: AnyObject>(
    named type: Written.Type,
    of subject: Written
  ) -> AnyClass {
    classIfOne(type) ?? Swift.type(of: subject)
  }

  /// The class whose implementation runs in a member of a protocol's extension that returns `Self`.
  ///
  /// - Parameters:
  ///   - type: the protocol.
  ///   - subject: the object.
  /// - Returns: the class of the object.
  @_disfavoredOverload
  public static func implementation<Written>(
    named type: Written.Type,
    of subject: some ObjectSpyable
  ) -> AnyClass {
    Swift.type(of: subject)
  }

  /// The class whose implementation runs in an initializer of an extension, or in a static member that
  /// returns `Self`.
  ///
  /// - Parameters:
  ///   - type: the extended type. The subject supplies the arguments of a generic class.
  ///   - subject: the class of the object.
  /// - Returns: the extended class.
  public static func implementation<Written: AnyObject>(
    named type: Written.Type,
    ofClass subject: Written.Type
  ) -> AnyClass {
    classIfOne(type) ?? subject
  }

  /// The class whose implementation runs in an initializer of a protocol's extension, or in a static
  /// member that returns `Self`.
  ///
  /// - Parameters:
  ///   - type: the protocol.
  ///   - subject: the class of the object.
  /// - Returns: that class.
  @_disfavoredOverload
  public static func implementation<Written, Subject: ClassSpyable>(
    named type: Written.Type,
    ofClass subject: Subject.Type
  ) -> AnyClass {
    subject
  }
}

/// Returns the type if it is a class. The compiler also passes protocols of Objective-C as `AnyObject`
/// types.
private func classIfOne(_ type: any Any.Type) -> AnyClass? { type as? AnyClass }

@_documentation(visibility: internal)
extension SpySwitch {
  /// Marks a member that runs on the actor of its caller, if the module or the member is declared so.
  public struct CallerIsolation: Sendable {
    /// Creates the only value.
    public init() {}
  }

  /// Marks a member that runs on the actor that it is a member of.
  public struct ActorIsolation: Sendable {}

  /// Returns the mark of a member of a class's extension.
  public static func isolation(of subject: some ObjectSpyable) -> CallerIsolation {
    CallerIsolation()
  }

  /// Returns the mark of a member of an actor's extension.
  public static func isolation(of subject: some ObjectSpyable & Actor) -> ActorIsolation {
    ActorIsolation()
  }
}

/// The body of an `async` member of an actor. It runs on that actor in every module, even if `async`
/// functions of the module run on the actor of their caller by default.
@_documentation(visibility: internal)
public typealias ActorOriginal<Result, Failure: Error> = () async throws(Failure) -> Result
