/// The members of a spy for which one struct declares names.
///
/// A spy has such a struct for its instance members and one for its static members, and further
/// ones in `#if`. The spy of a refining protocol has its own.
@_documentation(visibility: internal)
public struct SprySpyMembers<Names>: SpryNamedSpy, Sendable {
  let handle: SpryFakeHandle

  /// Creates the members of a spy.
  public init<Spy: SpryFake>(_ spy: Spy) { handle = SpryFakeHandle(spy) }

  /// Creates the members of a spy that does not show SpryKit in its interface.
  @_disfavoredOverload
  public init(_ spy: AnyObject) {
    handle = SpryFakeHandle(.registered(for: spy), type(of: spy), MemberName.self)
  }

  private init(_ handle: SpryFakeHandle) { self.handle = handle }

  /// Returns the static members of a spy in the current scope.
  ///
  /// - Parameter type: The spy. A subclass has its own members.
  public static func ofType(_ type: AnyClass) -> SprySpyMembers {
    SprySpyMembers(
      SpryFakeHandle(SpryScope.current.state(ofType: type), type, MemberName.self))
  }

  /// These members themselves.
  public var spyMembers: SprySpyMembers<Names> { self }

  /// The member at a zero-based position in the struct.
  public subscript(number: Int) -> SprySpyMember {
    SprySpyMember(
      handle: handle, key: SpyMemberKey(names: ObjectIdentifier(Names.self), number: number))
  }

  /// Removes all calls, stubs, and answers of the spy or type.
  public func reset() {
    handle.state.resetCalls()
    handle.state.resetStubs()
    let replaced = handle.state.contents.withLock { contents in
      contents.spyMembers.values.map { $0.resetAnswers() }
    }
    withExtendedLifetime(replaced) {}
  }
}
