/// A fake that `@Spryable` writes for a protocol with static members, operators, or initializers, or
/// for a child of such a protocol.
///
/// `FakeService.stub` is a dynamic member, and not a static property: beside a static property with
/// the name of an instance property, the compiler takes each error about an argument of
/// `service.stub.load(id: 3)` for a use of the wrong one.
@_documentation(visibility: internal)
@dynamicMemberLookup
public protocol SpryStaticFake: Spryable {
  /// The typed members that are stubbed, which a hand-written class with the members lacks.
  associatedtype SpryStubMembers = Never

  /// The typed members whose calls are checked.
  associatedtype SpryCallsMembers = Never
}

extension SpryStaticFake {
  /// The typed static members, to stub them or to check their calls.
  @_documentation(visibility: internal)
  public static subscript<Members>(
    dynamicMember members: KeyPath<SpryStaticMembers<Self>, Members.Type>
  ) -> Members.Type {
    SpryStaticMembers()[keyPath: members]
  }

  // Without these, the error about a misspelled member would be that an instance member, or a static
  // one, cannot be used there.

  /// Not available, because there is no such member.
  @_documentation(visibility: internal)
  @available(*, unavailable, message: "the fake has no such member")
  public static subscript(dynamicMember name: String) -> SpryNoSuchMember { fatalError() }

  /// Not available, because there is no such member.
  @_documentation(visibility: internal)
  @available(*, unavailable, message: "the fake has no such member")
  public subscript(dynamicMember name: String) -> SpryNoSuchMember { fatalError() }
}

/// The names of a ``SpryStaticFake``.
@_documentation(visibility: internal)
public struct SpryStaticMembers<Fake: SpryStaticFake> {
  /// The static members of the fake, to be stubbed.
  public let stub = Fake.SpryStubMembers.self

  /// The calls to the fake's static members.
  public let calls = Fake.SpryCallsMembers.self

  /// The static members of the fake, to be stubbed, if it has a member `stub` of its own.
  public var spryStub: Fake.SpryStubMembers.Type { stub }

  /// The calls to the fake's static members, if it has a member `calls` of its own.
  public var spryCalls: Fake.SpryCallsMembers.Type { calls }
}

/// What a misspelled member of a fake would be.
@_documentation(visibility: internal)
public enum SpryNoSuchMember {}
