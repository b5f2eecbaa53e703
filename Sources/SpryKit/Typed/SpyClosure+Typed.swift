// The stubs and checks of a closure, and direct calls.

extension SpyClosure {
  /// The type of a closure with expected arguments. A stub may await, as a context may.
  public typealias Calls<Role> = SpryFakeMember<Role, Input, Output, SpryAnyEffects<any Error>>

  /// Stubs the closure for any arguments.
  ///
  /// ```swift
  /// onDone.stub().andReturn(true)
  /// onDone.stub().andDo { number, text in text == "ok" }
  /// ```
  public func stub<each Argument>() -> Calls<SpryStubRole> where Input == (repeat each Argument) {
    member()
  }

  /// The calls to the closure with any arguments.
  public func calls<each Argument>() -> Calls<SpryCallRole> where Input == (repeat each Argument) {
    member()
  }

  /// Stubs the closure for arguments that match, like `fake.stub.…` for a member.
  ///
  /// - Parameter arguments: A matcher for each parameter. Beside a matcher, a literal is
  ///   `.equal("ok")`, too.
  ///
  /// ```swift
  /// onDone.stub(.any, .prefix("ok")).andReturn(true)
  /// ```
  public func stub<each Argument>(_ arguments: repeat ArgumentOf<each Argument>) -> Calls<
    SpryStubRole
  >
  where Input == (repeat each Argument) {
    member(repeat each arguments)
  }

  /// Stubs the closure for arguments that are equal to these.
  @_disfavoredOverload
  public func stub<each Argument>(_ arguments: repeat each Argument) -> Calls<SpryStubRole>
  where Input == (repeat each Argument) {
    member(repeat ArgumentOf<each Argument>.equal(each arguments))
  }

  /// The calls to the closure with arguments that match, like `fake.calls.…` for a member.
  ///
  /// - Parameter arguments: A matcher for each parameter. Beside a matcher, a literal is
  ///   `.equal("ok")`, too.
  ///
  /// ```swift
  /// expectHaveReceived(onDone.calls(1, "ok"), .once)
  /// expectHaveReceived(onDone.calls(.any, .prefix("o")), .once)
  /// ```
  public func calls<each Argument>(_ arguments: repeat ArgumentOf<each Argument>) -> Calls<
    SpryCallRole
  >
  where Input == (repeat each Argument) {
    member(repeat each arguments)
  }

  /// The calls to the closure with arguments that are equal to these.
  @_disfavoredOverload
  public func calls<each Argument>(_ arguments: repeat each Argument) -> Calls<SpryCallRole>
  where Input == (repeat each Argument) {
    member(repeat ArgumentOf<each Argument>.equal(each arguments))
  }

  private func member<Role, each Argument>() -> Calls<Role> where Input == (repeat each Argument) {
    SpryFakeMember(handle, Function.call.rawValue, key: Function.call.key, []) {
      argumentValues(in: $0, as: repeat (each Argument).self)
    }
  }

  fileprivate func member<Role, each Argument>(
    _ arguments: repeat ArgumentOf<each Argument>
  ) -> Calls<Role> where Input == (repeat each Argument) {
    // The matchers count even if all are `.any`: to the compiler, one matcher of a tuple is right,
    // too.
    .generic(
      SpryFakeMember(
        handle, Function.call.rawValue, key: Function.call.key,
        matcherList(repeat each arguments)
      ) { argumentValues(in: $0, as: repeat (each Argument).self) })
  }

}

// Swift 6.3.1 takes a literal beside a matcher for a `String`, say, and not for a matcher, if the
// parameters are a pack.
@_documentation(visibility: internal)
extension SpyClosure {
  /// Stubs the closure for two arguments that match.
  public func stub<A, B>(_ a: ArgumentOf<A>, _ b: ArgumentOf<B>) -> Calls<SpryStubRole>
  where Input == (A, B) { member(a, b) }

  /// Stubs the closure for three arguments that match.
  public func stub<A, B, C>(
    _ a: ArgumentOf<A>, _ b: ArgumentOf<B>, _ c: ArgumentOf<C>
  ) -> Calls<SpryStubRole> where Input == (A, B, C) { member(a, b, c) }

  /// Stubs the closure for four arguments that match.
  public func stub<A, B, C, D>(
    _ a: ArgumentOf<A>, _ b: ArgumentOf<B>, _ c: ArgumentOf<C>, _ d: ArgumentOf<D>
  ) -> Calls<SpryStubRole> where Input == (A, B, C, D) { member(a, b, c, d) }

  /// The calls with two arguments that match.
  public func calls<A, B>(_ a: ArgumentOf<A>, _ b: ArgumentOf<B>) -> Calls<SpryCallRole>
  where Input == (A, B) { member(a, b) }

  /// The calls with three arguments that match.
  public func calls<A, B, C>(
    _ a: ArgumentOf<A>, _ b: ArgumentOf<B>, _ c: ArgumentOf<C>
  ) -> Calls<SpryCallRole> where Input == (A, B, C) { member(a, b, c) }

  /// The calls with four arguments that match.
  public func calls<A, B, C, D>(
    _ a: ArgumentOf<A>, _ b: ArgumentOf<B>, _ c: ArgumentOf<C>, _ d: ArgumentOf<D>
  ) -> Calls<SpryCallRole> where Input == (A, B, C, D) { member(a, b, c, d) }
}

extension SpyClosure {
  /// Not available, because the closure has other parameters.
  @available(
    *, unavailable, message: "pass one argument for each parameter of the closure, of its type"
  )
  @_disfavoredOverload
  public func stub(_ argument: Any) -> Calls<SpryStubRole> { fatalError() }

  /// Not available, because the closure has other parameters.
  @available(
    *, unavailable, message: "pass one argument for each parameter of the closure, of its type"
  )
  @_disfavoredOverload
  public func calls(_ argument: Any) -> Calls<SpryCallRole> { fatalError() }

  /// The closure for a direct call: `onDone.closure(1, "ok")`.
  public subscript(dynamicMember _: KeyPath<Members, Members.Closure>) -> DirectClosure<
    Input, Output
  > {
    DirectClosure(closure: self)
  }
}

/// The closure of a ``SpyClosure`` that is called where it is named: `onDone.closure(1, "ok")`.
@_documentation(visibility: internal)
public struct DirectClosure<Input, Output>: Sendable {
  fileprivate let closure: SpyClosure<Input, Output>

  /// Calls the closure. A stub that throws is misuse.
  public func callAsFunction<each Argument>(_ arguments: repeat each Argument) -> Output
  where Input == (repeat each Argument) {
    closure.handle.record(list(repeat each arguments), at: closure.site)
      .answer(throwing: Never.self, orElse: noOwnAnswer)
  }

  /// Not available, because the closure has other parameters.
  @available(
    *, unavailable, message: "pass one argument for each parameter of the closure, of its type"
  )
  @_disfavoredOverload
  public func callAsFunction(_ arguments: Any...) -> Output { fatalError() }
}
