/// A fake that `@Spryable` generates for a protocol with static members, operators, or
/// initializers, or for a protocol that refines such a protocol.
///
/// `FakeService.stub` is a dynamic member instead of a static property. If a static and an instance
/// property shared the name, the compiler would report a wrong argument in
/// `service.stub.load(id: 3)` as a use of the wrong property.
@_documentation(visibility: internal)
@dynamicMemberLookup
public protocol SpryStaticFake: Spryable {
  /// The typed members to stub, or `Never` in a hand-written class.
  associatedtype SpryStubMembers = Never

  /// The typed members whose calls are verified.
  associatedtype SpryCallsMembers = Never
}

extension SpryStaticFake {
  /// The typed static members, to stub them or to verify their calls.
  @_documentation(visibility: internal)
  public static subscript<Members>(
    dynamicMember members: KeyPath<SpryStaticMembers<Self>, Members.Type>
  ) -> Members.Type {
    SpryStaticMembers()[keyPath: members]
  }

  // Without these, the error about a misspelled member would be that an instance member, or a static
  // one, cannot be used there.

  /// Unavailable because there is no such member.
  @_documentation(visibility: internal)
  @available(*, unavailable, message: "the fake has no such member")
  public static subscript(dynamicMember name: String) -> SpryNoSuchMember { fatalError() }

  /// Unavailable because there is no such member.
  @_documentation(visibility: internal)
  @available(*, unavailable, message: "the fake has no such member")
  public subscript(dynamicMember name: String) -> SpryNoSuchMember { fatalError() }
}

/// The static members of a fake, which `stub` and `calls` list on the type.
@_documentation(visibility: internal)
public struct SpryStaticMembers<Fake: SpryStaticFake> {
  /// The static members of the fake, for stubbing.
  public let stub = Fake.SpryStubMembers.self

  /// The calls to the fake's static members.
  public let calls = Fake.SpryCallsMembers.self

  /// The same as `stub`, for a fake that has its own member named `stub`.
  public var spryStub: Fake.SpryStubMembers.Type { stub }

  /// The same as `calls`, for a fake that has its own member named `calls`.
  public var spryCalls: Fake.SpryCallsMembers.Type { calls }
}

/// The type of a misspelled member of a fake.
@_documentation(visibility: internal)
public enum SpryNoSuchMember {}
