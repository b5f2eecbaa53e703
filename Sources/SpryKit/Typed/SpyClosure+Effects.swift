// There is one function for each set of effects, and the compiler takes the function that the
// context needs. Functions that throw are more specialized than functions that do not, by their key path.
// Functions that are not `async` are disfavored, because they convert to `async` closures, too, and
// their stubs cannot wait. One function for all errors is impossible, because Swift 6.3 crashes if
// `throws(Never)` of a generic error becomes no `throws`.
extension SpyClosure {
  /// The closure for a context that does not await or throw. A stub that throws is misuse.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public subscript<each Argument, Member>(
    dynamicMember _: KeyPath<Members, Member>
  ) -> @Sendable (repeat each Argument) -> Output where Input == (repeat each Argument) {
    { (arguments: repeat each Argument) -> Output in
      self.handle.record(list(repeat each arguments), at: self.site)
        .answer(throwing: Never.self, orElse: noOwnAnswer)
    }
  }

  /// The closure for a context that throws and does not await.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public subscript<each Argument>(
    dynamicMember _: KeyPath<Members, Members.Closure>
  ) -> @Sendable (repeat each Argument) throws -> Output where Input == (repeat each Argument) {
    { (arguments: repeat each Argument) throws -> Output in
      return try self.handle.record(list(repeat each arguments), at: self.site)
        .answer(throwing: (any Error).self, orElse: noOwnAnswer)
    }
  }

  /// The closure for a context that awaits and does not throw. A stub that throws is misuse.
  @_documentation(visibility: internal)
  public subscript<each Argument, Member>(
    dynamicMember _: KeyPath<Members, Member>
  ) -> @Sendable (repeat each Argument) async -> Output where Input == (repeat each Argument) {
    { (arguments: repeat each Argument) async -> Output in
      await self.handle.record(list(repeat each arguments), at: self.site, isAsync: true)
        .answer(isolation: nil, throwing: Never.self, orElse: noOwnAnswer as () -> Output?)
    }
  }

  /// The closure for a context that awaits and throws.
  @_documentation(visibility: internal)
  public subscript<each Argument>(
    dynamicMember _: KeyPath<Members, Members.Closure>
  ) -> @Sendable (repeat each Argument) async throws -> Output where Input == (repeat each Argument)
  {
    { (arguments: repeat each Argument) async throws -> Output in
      return try await self.handle.record(list(repeat each arguments), at: self.site, isAsync: true)
        .answer(isolation: nil, throwing: (any Error).self, orElse: noOwnAnswer as () -> Output?)
    }
  }

  /// Returns the closure for a synchronous context with typed throws.
  ///
  /// - Parameter errorType: The type of the context's errors. A stub that throws an error of a
  ///   different type is misuse.
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
      try self.handle.record(list(repeat each arguments), at: self.site)
        .answer(throwing: errorType, orElse: noOwnAnswer)
    }
  }

  /// Returns the closure for an `async` context with typed throws.
  ///
  /// - Parameter errorType: The type of the context's errors. A stub that throws an error of a
  ///   different type is misuse.
  public func typedClosure<each Argument, Failure: Error>(
    throwing errorType: Failure.Type
  ) -> @Sendable (repeat each Argument) async throws(Failure) -> Output
  where Input == (repeat each Argument) {
    { (arguments: repeat each Argument) async throws(Failure) -> Output in
      try await self.handle.record(list(repeat each arguments), at: self.site, isAsync: true)
        .answer(isolation: nil, throwing: errorType, orElse: noOwnAnswer as () -> Output?)
    }
  }
}

// A pack cannot be one parameter of type `Any`.
@_documentation(visibility: internal)
extension SpyClosure where Input == Any {
  /// The closure with one parameter for a context that does not await or throw.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember _: KeyPath<Members, Member>
  ) -> @Sendable (Any) -> Output {
    {
      self.handle.record(list($0), at: self.site).answer(throwing: Never.self, orElse: noOwnAnswer)
    }
  }

  /// The closure with one parameter for a context that throws and does not await.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public subscript(
    dynamicMember _: KeyPath<Members, Members.Closure>
  ) -> @Sendable (Any) throws -> Output {
    {
      try self.handle.record(list($0), at: self.site)
        .answer(throwing: (any Error).self, orElse: noOwnAnswer)
    }
  }

  /// The closure with one parameter for a context that awaits and does not throw.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember _: KeyPath<Members, Member>
  ) -> @Sendable (Any) async -> Output {
    {
      await self.handle.record(list($0), at: self.site, isAsync: true)
        .answer(isolation: nil, throwing: Never.self, orElse: noOwnAnswer as () -> Output?)
    }
  }

  /// The closure with one parameter for a context that awaits and throws.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public subscript(
    dynamicMember _: KeyPath<Members, Members.Closure>
  ) -> @Sendable (Any) async throws -> Output {
    {
      try await self.handle.record(list($0), at: self.site, isAsync: true)
        .answer(isolation: nil, throwing: (any Error).self, orElse: noOwnAnswer as () -> Output?)
    }
  }
}
