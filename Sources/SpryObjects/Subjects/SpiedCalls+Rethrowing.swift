internal import SpryKit

// What a call of a member that rethrows comes to while somebody spies. What is thrown is handed back:
// only the member can throw it, by one of its parameters.

extension ObjectSpyable {
  @usableFromInline
  func rethrowSpied<each Argument, Result>(
    _ function: StaticString,
    in implementation: AnyClass?,
    arguments: repeat each Argument,
    file: StaticString,
    line: UInt,
    original: () throws -> Result
  ) -> Swift.Result<Result, any Error> {
    let site = CallSite(function, file, line)
    let sighting = SpyRegistry.sighting(
      at: UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()),
      in: implementation ?? Self.self,
      site,
      MemberTypes(repeat (each Argument).self, returning: Result.self)
    )
    var calls: [SpiedCall] = []
    for sight in sighting?.all ?? [] {
      let observer = sight.observer
      if let state = sight.besides {
        var call = observer.beginRecording(site, in: state)
        repeat call.writer.next((each Argument).self).initialize(to: each arguments)
        call.record(in: state) { observer.context(site) }
      }
      guard sight.isOfVector else { continue }
      var call = observer.beginRecording(site)
      repeat call.writer.next((each Argument).self).initialize(to: each arguments)
      calls.append(SpiedCall(invocation: call.finish(observer.state), observer: observer))
    }
    return SpryObjects.rethrownAnswer(calls[...], site, original)
  }

  @usableFromInline
  func rethrowSpied<each Argument, Result>(
    _ function: StaticString,
    in implementation: AnyClass?,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)?,
    file: StaticString,
    line: UInt,
    original: NonsendingOriginal<Result, any Error>
  ) async -> Swift.Result<Result, any Error> {
    let site = CallSite(function, file, line)
    let sighting = SpyRegistry.sighting(
      at: UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()),
      in: implementation ?? Self.self,
      site,
      MemberTypes(repeat (each Argument).self, returning: Result.self)
    )
    var calls: [SpiedCall] = []
    for sight in sighting?.all ?? [] {
      let observer = sight.observer
      if let state = sight.besides {
        var call = observer.beginRecording(site, in: state)
        repeat call.writer.next((each Argument).self).initialize(to: each arguments)
        call.record(in: state) { observer.context(site) }
      }
      guard sight.isOfVector else { continue }
      var call = observer.beginRecording(site)
      repeat call.writer.next((each Argument).self).initialize(to: each arguments)
      calls.append(SpiedCall(invocation: call.finish(observer.state), observer: observer))
    }
    return await SpryObjects.rethrownAnswer(isolation: isolation, calls[...], site, original)
  }
}

extension ClassSpyable {
  @usableFromInline
  static func rethrowSpied<each Argument, Result>(
    _ function: StaticString,
    in implementation: AnyClass?,
    arguments: repeat each Argument,
    file: StaticString,
    line: UInt,
    original: () throws -> Result
  ) -> Swift.Result<Result, any Error> {
    let site = CallSite(function, file, line)
    let sighting = SpyRegistry.sighting(
      at: Subject.address(of: self),
      in: implementation ?? Self.self,
      site,
      MemberTypes(repeat (each Argument).self, returning: Result.self)
    )
    var calls: [SpiedCall] = []
    for sight in sighting?.all ?? [] {
      let observer = sight.observer
      if let state = sight.besides {
        var call = observer.beginRecording(site, in: state)
        repeat call.writer.next((each Argument).self).initialize(to: each arguments)
        call.record(in: state) { observer.context(site) }
      }
      guard sight.isOfVector else { continue }
      var call = observer.beginRecording(site)
      repeat call.writer.next((each Argument).self).initialize(to: each arguments)
      calls.append(SpiedCall(invocation: call.finish(observer.state), observer: observer))
    }
    return SpryObjects.rethrownAnswer(calls[...], site, original)
  }

  @usableFromInline
  static func rethrowSpied<each Argument, Result>(
    _ function: StaticString,
    in implementation: AnyClass?,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)?,
    file: StaticString,
    line: UInt,
    original: NonsendingOriginal<Result, any Error>
  ) async -> Swift.Result<Result, any Error> {
    let site = CallSite(function, file, line)
    let sighting = SpyRegistry.sighting(
      at: Subject.address(of: self),
      in: implementation ?? Self.self,
      site,
      MemberTypes(repeat (each Argument).self, returning: Result.self)
    )
    var calls: [SpiedCall] = []
    for sight in sighting?.all ?? [] {
      let observer = sight.observer
      if let state = sight.besides {
        var call = observer.beginRecording(site, in: state)
        repeat call.writer.next((each Argument).self).initialize(to: each arguments)
        call.record(in: state) { observer.context(site) }
      }
      guard sight.isOfVector else { continue }
      var call = observer.beginRecording(site)
      repeat call.writer.next((each Argument).self).initialize(to: each arguments)
      calls.append(SpiedCall(invocation: call.finish(observer.state), observer: observer))
    }
    return await SpryObjects.rethrownAnswer(isolation: isolation, calls[...], site, original)
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
  _ original: NonsendingOriginal<Result, any Error>
) async -> Swift.Result<Result, any Error> {
  guard let call = calls.first else {
    do { return .success(try await original()) } catch { return .failure(error) }
  }
  func next() async throws -> Result {
    guard call.observer.forwardsInvocations else { return try withheld() }
    return try await rethrownAnswer(isolation: isolation, calls.dropFirst(), site, original).get()
  }
  return await call.invocation.answerRethrows(isolation: isolation, next) {
    call.observer.context(site)
  }
}
