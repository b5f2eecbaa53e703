internal import SpryKit

// A member that rethrows may throw only what its parameters throw. That a stub throws, the compiler
// cannot see; it accepts `rescue` as a parameter that throws. A caller whose closure cannot throw is
// not prepared for an error: a stub must throw only where the caller says `try`.

extension ObjectSpyable {
  /// Runs the body of a member that rethrows, unless a spy on this object answers in its place.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - implementation: the class that this is written in; by default that of the subject.
  ///   - arguments: what the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - rescue: throws what the body or a stub threw: `{ throw $0 }`.
  ///   - original: the member's own body.
  /// - Returns: the answer of a spy's stub, or what the body returns.
  /// - Throws: the error of a spy's stub, or what the body throws.
  @_disfavoredOverload
  public func spiedRethrows<each Argument, Result>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result,
    original: () throws -> Result
  ) rethrows -> Result {
    let site = CallSite(function, file, line)
    let sighting = SpyRegistry.sighting(
      at: UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()),
      in: implementation ?? type(of: self),
      site
    )
    guard let sighting else { return try original() }
    var calls: [SpiedCall] = []
    for sight in sighting.all {
      let observer = sight.observer
      if let state = sight.besides {
        var call = state.beginRecording(site, observer.name)
        repeat call.writer.next((each Argument).self).initialize(to: each arguments)
        call.record(in: state) { observer.context(site) }
      }
      guard sight.isOfVector else { continue }
      var call = observer.state.beginRecording(site, observer.name)
      repeat call.writer.next((each Argument).self).initialize(to: each arguments)
      calls.append(SpiedCall(invocation: call.finish(observer.state), observer: observer))
    }
    switch rethrownAnswer(calls[...], site, original) {
    case .success(let result): return result
    case .failure(let error): return try rescue(error)
    }
  }

  /// Runs the body of an `async` member that rethrows, unless a spy on this object answers in its place.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - implementation: the class that this is written in; by default that of the subject.
  ///   - arguments: what the member received, in order.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - rescue: throws what the body or a stub threw: `{ throw $0 }`.
  ///   - original: the member's own body.
  /// - Returns: the answer of a spy's stub, or what the body returns.
  /// - Throws: the error of a spy's stub, or what the body throws.
  public func spiedRethrows<each Argument, Result>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result,
    original: () async throws -> Result
  ) async rethrows -> Result {
    let site = CallSite(function, file, line)
    let sighting = SpyRegistry.sighting(
      at: UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()),
      in: implementation ?? type(of: self),
      site
    )
    guard let sighting else { return try await original() }
    var calls: [SpiedCall] = []
    for sight in sighting.all {
      let observer = sight.observer
      if let state = sight.besides {
        var call = state.beginRecording(site, observer.name)
        repeat call.writer.next((each Argument).self).initialize(to: each arguments)
        call.record(in: state) { observer.context(site) }
      }
      guard sight.isOfVector else { continue }
      var call = observer.state.beginRecording(site, observer.name)
      repeat call.writer.next((each Argument).self).initialize(to: each arguments)
      calls.append(SpiedCall(invocation: call.finish(observer.state), observer: observer))
    }
    switch await rethrownAnswer(isolation: isolation, calls[...], site, original) {
    case .success(let result): return result
    case .failure(let error): return try rescue(error)
    }
  }
}

extension ClassSpyable {
  /// Runs the body of a static member that rethrows, unless a spy on this class answers in its place.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - implementation: the class that this is written in; by default that of the call.
  ///   - arguments: what the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - rescue: throws what the body or a stub threw: `{ throw $0 }`.
  ///   - original: the member's own body.
  /// - Returns: the answer of a spy's stub, or what the body returns.
  /// - Throws: the error of a spy's stub, or what the body throws.
  @_disfavoredOverload
  public static func spiedRethrows<each Argument, Result>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result,
    original: () throws -> Result
  ) rethrows -> Result {
    let site = CallSite(function, file, line)
    let sighting = SpyRegistry.sighting(
      at: Subject.address(of: self),
      in: implementation ?? self,
      site
    )
    guard let sighting else { return try original() }
    var calls: [SpiedCall] = []
    for sight in sighting.all {
      let observer = sight.observer
      if let state = sight.besides {
        var call = state.beginRecording(site, observer.name)
        repeat call.writer.next((each Argument).self).initialize(to: each arguments)
        call.record(in: state) { observer.context(site) }
      }
      guard sight.isOfVector else { continue }
      var call = observer.state.beginRecording(site, observer.name)
      repeat call.writer.next((each Argument).self).initialize(to: each arguments)
      calls.append(SpiedCall(invocation: call.finish(observer.state), observer: observer))
    }
    switch rethrownAnswer(calls[...], site, original) {
    case .success(let result): return result
    case .failure(let error): return try rescue(error)
    }
  }

  /// Runs the body of an `async` static member that rethrows, unless a spy on this class answers in its place.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - implementation: the class that this is written in; by default that of the call.
  ///   - arguments: what the member received, in order.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - rescue: throws what the body or a stub threw: `{ throw $0 }`.
  ///   - original: the member's own body.
  /// - Returns: the answer of a spy's stub, or what the body returns.
  /// - Throws: the error of a spy's stub, or what the body throws.
  public static func spiedRethrows<each Argument, Result>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result,
    original: () async throws -> Result
  ) async rethrows -> Result {
    let site = CallSite(function, file, line)
    let sighting = SpyRegistry.sighting(
      at: Subject.address(of: self),
      in: implementation ?? self,
      site
    )
    guard let sighting else { return try await original() }
    var calls: [SpiedCall] = []
    for sight in sighting.all {
      let observer = sight.observer
      if let state = sight.besides {
        var call = state.beginRecording(site, observer.name)
        repeat call.writer.next((each Argument).self).initialize(to: each arguments)
        call.record(in: state) { observer.context(site) }
      }
      guard sight.isOfVector else { continue }
      var call = observer.state.beginRecording(site, observer.name)
      repeat call.writer.next((each Argument).self).initialize(to: each arguments)
      calls.append(SpiedCall(invocation: call.finish(observer.state), observer: observer))
    }
    switch await rethrownAnswer(isolation: isolation, calls[...], site, original) {
    case .success(let result): return result
    case .failure(let error): return try rescue(error)
    }
  }
}

/// Lets the first of the spies answer that can; what the last one forwards, the body gets.
private func rethrownAnswer<Result>(
  _ calls: ArraySlice<SpiedCall>,
  _ site: CallSite,
  _ original: () throws -> Result
) -> Swift.Result<Result, any Error> {
  guard let call = calls.first else { return Swift.Result { try original() } }
  return call.invocation.answerRethrows {
    guard call.observer.forwardsInvocations else { return try withheld() }
    return try rethrownAnswer(calls.dropFirst(), site, original).get()
  } _: {
    call.observer.context(site)
  }
}

/// The same for an `async` member.
private func rethrownAnswer<Result>(
  isolation: isolated (any Actor)?,
  _ calls: ArraySlice<SpiedCall>,
  _ site: CallSite,
  _ original: () async throws -> Result
) async -> Swift.Result<Result, any Error> {
  guard let call = calls.first else {
    do { return .success(try await original()) } catch { return .failure(error) }
  }
  return await call.invocation.answerRethrows(isolation: isolation) {
    guard call.observer.forwardsInvocations else { return try withheld() }
    return try await rethrownAnswer(
      isolation: isolation, calls.dropFirst(), site, original
    ).get()
  } _: {
    call.observer.context(site)
  }
}
