extension Spy {
  /// Creates a spy on an object.
  ///
  /// - Parameters:
  ///   - subject: the object.
  ///   - members: the members to spy on; none means all that are `@Spied`.
  ///   - forwardsInvocations: whether calls that no stub answers run the member's own body.
  public convenience init<Subject: ObjectSpyable>(
    on subject: Subject,
    _ members: Function...,
    forwardsInvocations: Bool = true
  ) where Subject.Function == Function {
    self.init(of: SpySubject(subject), members, forwardsInvocations: forwardsInvocations)
  }

  /// Creates a spy on an object with names of another type than those of its class, for the members
  /// that a subclass adds.
  ///
  /// ```swift
  /// let spy = Spy(on: view, members: [MapView.MoreFunction.zoom])
  /// ```
  ///
  /// - Parameters:
  ///   - subject: the object.
  ///   - members: the members to spy on; none means all that are `@Spied`.
  ///   - forwardsInvocations: whether calls that no stub answers run the member's own body.
  public convenience init(
    on subject: some ObjectSpyable,
    members: [Function],
    forwardsInvocations: Bool = true
  ) {
    self.init(of: SpySubject(subject), members, forwardsInvocations: forwardsInvocations)
  }

  /// Creates a spy on the calls of an object that run a superclass's implementation.
  ///
  /// - Parameters:
  ///   - subject: the object, of a proper subclass of `root`.
  ///   - members: the members to spy on; none means all that are `@Spied`.
  ///   - root: the superclass whose implementation should be called, or should not.
  ///   - forwardsInvocations: whether calls that no stub answers run the superclass's own body.
  /// - Throws: a ``SpyError`` if the object is not of a subclass.
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

  /// Creates a spy on the calls of a class that run a superclass's implementation.
  ///
  /// - Throws: a ``SpyError`` if the class is not a proper subclass of `root`.
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

  /// Creates a spy on a class: on its static and class members and initializers.
  public convenience init<Subject: ClassSpyable>(
    on subject: Subject.Type,
    _ members: Function...,
    forwardsInvocations: Bool = true
  ) where Subject.ClassFunction == Function {
    self.init(of: SpySubject(class: subject), members, forwardsInvocations: forwardsInvocations)
  }
}
