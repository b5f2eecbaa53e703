// The stubs and checks of a closure, and direct calls.
extension SpyClosure {
  /// The stubs of the closure, like `fake.stub.…` for a member.
  ///
  /// ```swift
  /// onDone.stub().andReturn(true)
  /// onDone.stub(.any, .prefix("ok")).andDo { number, text in number > 0 }
  /// ```
  public var stub: SpyClosureMember<SpryStubRole, Input, Output> {
    SpyClosureMember(handle: handle)
  }

  /// The calls to the closure, like `fake.calls.…` for a member.
  ///
  /// ```swift
  /// expectHaveReceived(onDone.calls(1, "ok"), .once)
  /// expectHaveReceived(onDone.calls(.any, .prefix("o")), .once)
  /// ```
  public var calls: SpyClosureMember<SpryCallRole, Input, Output> {
    SpyClosureMember(handle: handle)
  }

  /// The closure for a direct call: `onDone.closure(1, "ok")`.
  @_documentation(visibility: internal)
  public subscript(dynamicMember _: KeyPath<Members, Members.Closure>) -> DirectClosure<
    Input, Output
  > {
    DirectClosure(closure: self)
  }
}

/// A ``SpyClosure``'s stubs or calls. Call this value with the expected arguments.
public struct SpyClosureMember<Role, Input, Output> {
  /// A closure's expected arguments. A stub can `await`, because the spy can be an `async` closure.
  @_documentation(visibility: internal)
  public typealias Member = SpryFakeMember<Role, Input, Output, SpryAnyEffects<any Error>>

  let handle: SpryFakeHandle

  /// Expects any arguments.
  public func callAsFunction<each Argument>() -> Member where Input == (repeat each Argument) {
    member([], as: repeat (each Argument).self)
  }

  /// Expects arguments that the given matchers match.
  ///
  /// - Parameter arguments: A matcher for each parameter. Up to three arguments can be matchers and
  ///   values in any combination. With more arguments, wrap values in `.equal(…)`.
  public func callAsFunction<each Argument>(
    _ arguments: repeat ArgumentOf<each Argument>
  ) -> Member where Input == (repeat each Argument) {
    matching(repeat each arguments)
  }

  /// Expects arguments that are equal to the given values.
  @_disfavoredOverload
  public func callAsFunction<each Argument>(_ arguments: repeat each Argument) -> Member
  where Input == (repeat each Argument) {
    matching(repeat ArgumentOf<each Argument>.equal(each arguments))
  }

  /// Unavailable because the closure has different parameters.
  @available(
    *, unavailable, message: "pass one argument of the right type for each parameter of the closure"
  )
  @_disfavoredOverload
  public func callAsFunction(_ argument: Any) -> Member { fatalError() }

  fileprivate func matching<each Argument>(
    _ arguments: repeat ArgumentOf<each Argument>
  ) -> Member where Input == (repeat each Argument) {
    // The matchers count even if all are `.any`: to the compiler, one matcher of a tuple is right,
    // too.
    .generic(member(matcherList(repeat each arguments), as: repeat (each Argument).self))
  }

  private func member<each Argument>(
    _ matchers: [ArgumentMatcher], as types: repeat (each Argument).Type
  ) -> Member where Input == (repeat each Argument) {
    let name = SpyClosure<Input, Output>.Function.call
    return SpryFakeMember(handle, name.rawValue, key: name.key, matchers) {
      argumentValues(in: $0, as: repeat (each Argument).self)
    }
  }
}

// If the parameters are a pack, it cannot be `Any`, Swift 6.3.1 takes a literal beside a matcher for a `String`, say, and
// not for a matcher, and Swift 6.2 finds no matchers of optionals.
@_documentation(visibility: internal)
extension SpyClosureMember {
  /// Expects an argument that the given matcher matches.
  public func callAsFunction(_ argument: ArgumentOf<Input>) -> Member { matching(argument) }

  /// Expects an argument that is equal to the given value.
  @_disfavoredOverload
  public func callAsFunction(_ argument: Input) -> Member {
    matching(ArgumentOf<Input>.equal(argument))
  }

  /// Expects two arguments that the given matchers match.
  public func callAsFunction<A, B>(_ a: ArgumentOf<A>, _ b: ArgumentOf<B>) -> Member
  where Input == (A, B) {
    matching(a, b)
  }

  /// Expects three arguments that the given matchers match.
  public func callAsFunction<A, B, C>(
    _ a: ArgumentOf<A>, _ b: ArgumentOf<B>, _ c: ArgumentOf<C>
  ) -> Member where Input == (A, B, C) {
    matching(a, b, c)
  }

  /// Expects four arguments that the given matchers match.
  public func callAsFunction<A, B, C, D>(
    _ a: ArgumentOf<A>, _ b: ArgumentOf<B>, _ c: ArgumentOf<C>, _ d: ArgumentOf<D>
  ) -> Member where Input == (A, B, C, D) {
    matching(a, b, c, d)
  }
}

// Values and matchers in any combination.
@_documentation(visibility: internal)
extension SpyClosureMember {
  /// Expects two arguments, given as a value and a matcher.
  @_disfavoredOverload
  public func callAsFunction<A, B>(_ a: A, _ b: MatcherOf<B>) -> Member where Input == (A, B) {
    matching(ArgumentOf<A>.equal(a), b.argument)
  }

  /// Expects two arguments, given as a matcher and a value.
  @_disfavoredOverload
  public func callAsFunction<A, B>(_ a: MatcherOf<A>, _ b: B) -> Member where Input == (A, B) {
    matching(a.argument, ArgumentOf<B>.equal(b))
  }

  /// Expects three arguments. The third is given as a matcher.
  @_disfavoredOverload
  public func callAsFunction<A, B, C>(_ a: A, _ b: B, _ c: MatcherOf<C>) -> Member
  where Input == (A, B, C) {
    matching(ArgumentOf<A>.equal(a), ArgumentOf<B>.equal(b), c.argument)
  }

  /// Expects three arguments. The second is given as a matcher.
  @_disfavoredOverload
  public func callAsFunction<A, B, C>(_ a: A, _ b: MatcherOf<B>, _ c: C) -> Member
  where Input == (A, B, C) {
    matching(ArgumentOf<A>.equal(a), b.argument, ArgumentOf<C>.equal(c))
  }

  /// Expects three arguments. The first is given as a matcher.
  @_disfavoredOverload
  public func callAsFunction<A, B, C>(_ a: MatcherOf<A>, _ b: B, _ c: C) -> Member
  where Input == (A, B, C) {
    matching(a.argument, ArgumentOf<B>.equal(b), ArgumentOf<C>.equal(c))
  }

  /// Expects three arguments. The first is given as a value, and the others as matchers.
  @_disfavoredOverload
  public func callAsFunction<A, B, C>(_ a: A, _ b: MatcherOf<B>, _ c: MatcherOf<C>) -> Member
  where Input == (A, B, C) {
    matching(ArgumentOf<A>.equal(a), b.argument, c.argument)
  }

  /// Expects three arguments. The second is given as a value, and the others as matchers.
  @_disfavoredOverload
  public func callAsFunction<A, B, C>(_ a: MatcherOf<A>, _ b: B, _ c: MatcherOf<C>) -> Member
  where Input == (A, B, C) {
    matching(a.argument, ArgumentOf<B>.equal(b), c.argument)
  }

  /// Expects three arguments. The third is given as a value, and the others as matchers.
  @_disfavoredOverload
  public func callAsFunction<A, B, C>(_ a: MatcherOf<A>, _ b: MatcherOf<B>, _ c: C) -> Member
  where Input == (A, B, C) {
    matching(a.argument, b.argument, ArgumentOf<C>.equal(c))
  }
}

/// A ``SpyClosure``'s closure, for a direct call: `onDone.closure(1, "ok")`.
@_documentation(visibility: internal)
public struct DirectClosure<Input, Output>: Sendable {
  fileprivate let closure: SpyClosure<Input, Output>

  /// Calls the closure. A stub that throws is misuse.
  public func callAsFunction<each Argument>(_ arguments: repeat each Argument) -> Output
  where Input == (repeat each Argument) {
    closure.record(repeat each arguments).answer()
  }

  /// Calls a closure with one parameter, whose type can be `Any`.
  public func callAsFunction(_ argument: Input) -> Output {
    closure.record(argument).answer()
  }

  /// Unavailable because the closure has different parameters.
  @available(
    *, unavailable, message: "pass one argument of the right type for each parameter of the closure"
  )
  @_disfavoredOverload
  public func callAsFunction(_ arguments: Any...) -> Output { fatalError() }
}
