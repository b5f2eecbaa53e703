/// The members of a spy whose names one struct declares.
///
/// A spy has one such struct for its instance members, another for its static members, and more for
/// members in `#if`. The spy of a refining protocol has its own structs.
@_documentation(visibility: internal)
public struct SprySpyMembers<Names>: SpryNamedSpy, Sendable {
  let handle: SpryFakeHandle

  /// Creates the members of a spy.
  public init<Spy: SpryFake>(_ spy: Spy) { handle = SpryFakeHandle(spy) }

  /// Creates the members of a spy whose interface doesn't mention SpryKit.
  @_disfavoredOverload
  public init(_ spy: AnyObject) {
    handle = SpryFakeHandle(StateRegistry.state(of: spy), type(of: spy), MemberName.self)
  }

  private init(_ handle: SpryFakeHandle) { self.handle = handle }

  /// Returns the static members of a spy in the current scope.
  ///
  /// - Parameter type: The spy's class. A subclass has its own members.
  public static func ofType(_ type: AnyClass) -> SprySpyMembers {
    SprySpyMembers(
      SpryFakeHandle(StateRegistry.state(ofType: type), type, MemberName.self))
  }

  /// This value itself.
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
