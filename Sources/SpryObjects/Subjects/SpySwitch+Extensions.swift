// What `@Spied` asks in an extension, which does not say of what it is one.

extension SpySwitch {
  /// The class whose implementation runs in a member of an extension.
  ///
  /// - Parameters:
  ///   - type: the member's `Self`: in a class, that of the object.
  ///   - subject: the object, by the class that is extended; by any of its classes, where a protocol is.
  /// - Returns: the class that is extended; in a protocol, which is none, that of the object.
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
  ///   - subject: the class, by the one that is extended.
  /// - Returns: the class that is extended; in a protocol, which is none, that of the call.
  public static func implementation<Subject: ClassSpyable>(
    _ type: AnyClass,
    ofClass subject: Subject.Type
  ) -> AnyClass {
    type == subject ? Subject.self : subject
  }

  /// The class whose implementation runs in a member of an extension that makes a `Self`.
  ///
  /// - Parameters:
  ///   - type: what is extended. Of a generic class, the subject tells the arguments.
  ///   - subject: the object.
  /// - Returns: the class that is extended.
  public static func implementation<Written: AnyObject>(
    named type: Written.Type,
    of subject: Written
  ) -> AnyClass {
    classIfOne(type) ?? Swift.type(of: subject)
  }

  /// The class whose implementation runs in a member of a protocol's extension that makes a `Self`.
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
  /// makes a `Self`.
  ///
  /// - Parameters:
  ///   - type: what is extended. Of a generic class, the subject tells the arguments.
  ///   - subject: the class of the object.
  /// - Returns: the class that is extended.
  public static func implementation<Written: AnyObject>(
    named type: Written.Type,
    ofClass subject: Written.Type
  ) -> AnyClass {
    classIfOne(type) ?? subject
  }

  /// The class whose implementation runs in an initializer of a protocol's extension, or in a static
  /// member that makes a `Self`.
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

/// The compiler takes a protocol of Objective-C for a class, too.
private func classIfOne(_ type: any Any.Type) -> AnyClass? { type as? AnyClass }

extension SpySwitch {
  /// Says that a member runs on the actor of its caller, if it is told to.
  public struct PlaceOfCaller: Sendable {
    /// Creates the only value.
    public init() {}
  }

  /// Says that a member runs on the actor that it is a member of.
  public struct PlaceOfActor: Sendable {}

  /// Where a member of a class's extension runs.
  public static func place(of subject: some ObjectSpyable) -> PlaceOfCaller { PlaceOfCaller() }

  /// Where a member of an actor's extension runs.
  public static func place(of subject: some ObjectSpyable & Actor) -> PlaceOfActor {
    PlaceOfActor()
  }
}

/// The body of an `async` member of an actor, which runs on that, whoever calls it: in a module where
/// that would have to be said, too.
public typealias ActorOriginal<Result, Failure: Error> = () async throws(Failure) -> Result
