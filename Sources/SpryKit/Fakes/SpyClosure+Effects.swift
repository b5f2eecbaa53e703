// One function for each set of effects, of which the compiler takes the one that the context wants. To
// make it prefer: those that throw are more special than those that do not, by their key path; those
// that are not `async` are disfavored, since they would do as `async` ones, whose stubs could then not
// wait. One function for all errors will not do: Swift 6.3 crashes where `throws(Never)` of a generic
// error becomes no `throws`.
extension SpyClosure {
  /// The closure, to be called without `await`, where nothing can be thrown: a stub that does is
  /// misuse.
  @_disfavoredOverload
  public subscript<each Argument, Member>(
    dynamicMember _: KeyPath<Members, Member>
  ) -> @Sendable (repeat each Argument) -> Output where Input == (repeat each Argument) {
    { (arguments: repeat each Argument) -> Output in
      self.spryState.answer(
        list(repeat each arguments), at: self.site, of: self, throwing: Never.self,
        orElse: noSpryFallback)
    }
  }

  /// The closure, to be called without `await`, where errors can be thrown.
  @_disfavoredOverload
  public subscript<each Argument>(
    dynamicMember _: KeyPath<Members, Members.Closure>
  ) -> @Sendable (repeat each Argument) throws -> Output where Input == (repeat each Argument) {
    { (arguments: repeat each Argument) throws -> Output in
      return try self.spryState.answer(
        list(repeat each arguments), at: self.site, of: self, throwing: (any Error).self,
        orElse: noSpryFallback)
    }
  }

  /// The closure, to be called with `await`, where nothing can be thrown: a stub that does is misuse.
  public subscript<each Argument, Member>(
    dynamicMember _: KeyPath<Members, Member>
  ) -> @Sendable (repeat each Argument) async -> Output where Input == (repeat each Argument) {
    { (arguments: repeat each Argument) async -> Output in
      await self.spryState.answer(
        list(repeat each arguments), at: self.site, of: self, isolation: nil, throwing: Never.self,
        orElse: noSpryFallback)
    }
  }

  /// The closure, to be called with `await`, where errors can be thrown.
  public subscript<each Argument>(
    dynamicMember _: KeyPath<Members, Members.Closure>
  ) -> @Sendable (repeat each Argument) async throws -> Output where Input == (repeat each Argument)
  {
    { (arguments: repeat each Argument) async throws -> Output in
      return try await self.spryState.answer(
        list(repeat each arguments), at: self.site, of: self, isolation: nil,
        throwing: (any Error).self,
        orElse: noSpryFallback)
    }
  }

  /// Returns the closure for a context with typed throws, to be called without `await`.
  ///
  /// - Parameter errorType: what the context throws. Another error, thrown by a stub, is misuse.
  ///
  /// ```swift
  /// try vault.open(with: key.typedClosure(throwing: VaultError.self))
  /// ```
  @_disfavoredOverload
  public func typedClosure<each Argument, Failure: Error>(
    throwing errorType: Failure.Type
  ) -> @Sendable (repeat each Argument) throws(Failure) -> Output
  where Input == (repeat each Argument) {
    { (arguments: repeat each Argument) throws(Failure) -> Output in
      try self.spryState.answer(
        list(repeat each arguments), at: self.site, of: self, throwing: errorType,
        orElse: noSpryFallback)
    }
  }

  /// Returns the closure for a context with typed throws, to be called with `await`.
  ///
  /// - Parameter errorType: what the context throws. Another error, thrown by a stub, is misuse.
  public func typedClosure<each Argument, Failure: Error>(
    throwing errorType: Failure.Type
  ) -> @Sendable (repeat each Argument) async throws(Failure) -> Output
  where Input == (repeat each Argument) {
    { (arguments: repeat each Argument) async throws(Failure) -> Output in
      try await self.spryState.answer(
        list(repeat each arguments), at: self.site, of: self, isolation: nil, throwing: errorType,
        orElse: noSpryFallback)
    }
  }
}
