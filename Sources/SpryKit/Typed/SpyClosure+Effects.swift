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
      self.record(repeat each arguments).answer()
    }
  }

  /// The closure for a context that throws and does not await.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public subscript<each Argument>(
    dynamicMember _: KeyPath<Members, Members.Closure>
  ) -> @Sendable (repeat each Argument) throws -> Output where Input == (repeat each Argument) {
    { (arguments: repeat each Argument) throws -> Output in
      try self.record(repeat each arguments).answer(throwing: (any Error).self)
    }
  }

  /// The closure for a context that awaits and does not throw. A stub that throws is misuse.
  @_documentation(visibility: internal)
  public subscript<each Argument, Member>(
    dynamicMember _: KeyPath<Members, Member>
  ) -> @Sendable (repeat each Argument) async -> Output where Input == (repeat each Argument) {
    { (arguments: repeat each Argument) async -> Output in
      await self.record(repeat each arguments).answer(isolation: nil)
    }
  }

  /// The closure for a context that awaits and throws.
  @_documentation(visibility: internal)
  public subscript<each Argument>(
    dynamicMember _: KeyPath<Members, Members.Closure>
  ) -> @Sendable (repeat each Argument) async throws -> Output where Input == (repeat each Argument)
  {
    { (arguments: repeat each Argument) async throws -> Output in
      try await self.record(repeat each arguments).answer(
        isolation: nil, throwing: (any Error).self)
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
      try self.record(repeat each arguments).answer(throwing: errorType)
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
      try await self.record(repeat each arguments).answer(isolation: nil, throwing: errorType)
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
    { self.record($0).answer() }
  }

  /// The closure with one parameter for a context that throws and does not await.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public subscript(
    dynamicMember _: KeyPath<Members, Members.Closure>
  ) -> @Sendable (Any) throws -> Output {
    { try self.record($0).answer(throwing: (any Error).self) }
  }

  /// The closure with one parameter for a context that awaits and does not throw.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember _: KeyPath<Members, Member>
  ) -> @Sendable (Any) async -> Output {
    { await self.record($0).answer(isolation: nil) }
  }

  /// The closure with one parameter for a context that awaits and throws.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public subscript(
    dynamicMember _: KeyPath<Members, Members.Closure>
  ) -> @Sendable (Any) async throws -> Output {
    { try await self.record($0).answer(isolation: nil, throwing: (any Error).self) }
  }
}
