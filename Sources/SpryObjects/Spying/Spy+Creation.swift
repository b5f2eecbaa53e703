extension Spy {
  /// Creates a spy on an object.
  ///
  /// - Parameters:
  ///   - subject: The object.
  ///   - members: The members to spy on. By default, the spy watches all `@Spied` members.
  ///   - forwardsInvocations: Whether calls that no stub answers run the member's own body.
  public convenience init<Subject: ObjectSpyable>(
    on subject: Subject,
    _ members: Function...,
    forwardsInvocations: Bool = true
  ) where Subject.Function == Function {
    self.init(of: SpySubject(subject), members, forwardsInvocations: forwardsInvocations)
  }

  /// Creates a spy on an object. The members' names have a separate type, for members that a
  /// subclass adds.
  ///
  /// ```swift
  /// let spy = Spy(on: view, members: [MapView.MoreFunction.zoom])
  /// ```
  ///
  /// The parameters are the same as for a spy with one type of member names.
  public convenience init(
    on subject: some ObjectSpyable,
    members: [Function],
    forwardsInvocations: Bool = true
  ) {
    self.init(of: SpySubject(subject), members, forwardsInvocations: forwardsInvocations)
  }

  /// Creates a spy on an object. The spy watches only calls that run a superclass's implementation.
  ///
  /// - Parameters:
  ///   - subject: The object, whose class is a proper subclass of `root`.
  ///   - members: The members to spy on. By default, the spy watches all `@Spied` members.
  ///   - root: The superclass whose implementation the spy watches.
  ///   - forwardsInvocations: Whether calls that no stub answers run the superclass's own body.
  /// - Throws: A ``SpyError`` if the object's class is not a proper subclass of `root`.
  public convenience init<Subject: ObjectSpyable>(
    on subject: Subject,
    _ members: Function...,
    inheritedFrom root: AnyClass,
    forwardsInvocations: Bool = true
  ) throws(SpyError) where Subject.Function == Function {
    self.init(
      of: try SpySubject(subject, .instance, .indirect, root: root), members, inheritedFrom: root,
      forwardsInvocations: forwardsInvocations)
  }

  /// Creates a spy on a class. The spy watches only calls that run a superclass's implementation.
  ///
  /// - Throws: A ``SpyError`` if the class is not a proper subclass of `root`.
  public convenience init<Subject: ClassSpyable>(
    on subject: Subject.Type,
    _ members: Function...,
    inheritedFrom root: AnyClass,
    forwardsInvocations: Bool = true
  ) throws(SpyError) where Subject.ClassFunction == Function {
    self.init(
      of: try SpySubject(subject, .class, .indirect, root: root), members, inheritedFrom: root,
      forwardsInvocations: forwardsInvocations)
  }

  /// Creates a spy on the static members, the class members, and the initializers of a class.
  public convenience init<Subject: ClassSpyable>(
    on subject: Subject.Type,
    _ members: Function...,
    forwardsInvocations: Bool = true
  ) where Subject.ClassFunction == Function {
    self.init(of: SpySubject(class: subject), members, forwardsInvocations: forwardsInvocations)
  }
}
