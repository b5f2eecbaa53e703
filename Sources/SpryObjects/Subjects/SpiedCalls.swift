internal import SpryKit

// What a call comes to while somebody spies. One function for each way in which a member can be
// declared; they differ in a line or two, and write the arguments down themselves, because to pass a
// parameter pack on costs more than all the rest, where it is not inlined.

extension ObjectSpyable {
  @usableFromInline
  func answerSpied<each Argument, Result, Failure: Error>(
    _ function: StaticString,
    in implementation: AnyClass?,
    arguments: repeat each Argument,
    file: StaticString,
    line: UInt,
    original: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let site = CallSite(function, file, line)
    let sighting = SpyRegistry.sighting(
      at: UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()),
      in: implementation ?? Self.self,
      site,
      MemberTypes(repeat (each Argument).self, returning: Result.self)
    )
    guard let sighting else { return try original() }
    if sighting.older.isEmpty {
      if let state = sighting.newest.besides {
        var call = sighting.newest.observer.beginRecording(site, in: state)
        repeat call.writer.next((each Argument).self).initialize(to: each arguments)
        call.record(in: state) { sighting.newest.observer.context(site) }
      }
      guard sighting.newest.isOfVector else { return try original() }
      var call = sighting.newest.observer.beginRecording(site)
      repeat call.writer.next((each Argument).self).initialize(to: each arguments)
      return try call.answer(for: sighting.newest.observer, site, original)
    }
    var calls: [SpiedCall] = []
    for sight in sighting.all {
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
    return try SpryObjects.answer(calls[...], site, original)
  }

  @usableFromInline
  func answerSpied<each Argument, Result, Failure: Error>(
    _ function: StaticString,
    in implementation: AnyClass?,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)?,
    file: StaticString,
    line: UInt,
    original: NonsendingOriginal<Result, Failure>
  ) async throws(Failure) -> Result {
    let site = CallSite(function, file, line)
    let sighting = SpyRegistry.sighting(
      at: UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()),
      in: implementation ?? Self.self,
      site,
      MemberTypes(repeat (each Argument).self, returning: Result.self)
    )
    guard let sighting else { return try await original() }
    var calls: [SpiedCall] = []
    for sight in sighting.all {
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
    return try await SpryObjects.answer(isolation: isolation, calls[...], site, original)
  }
}

extension ClassSpyable {
  @usableFromInline
  static func answerSpied<each Argument, Result, Failure: Error>(
    _ function: StaticString,
    in implementation: AnyClass?,
    arguments: repeat each Argument,
    file: StaticString,
    line: UInt,
    original: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let site = CallSite(function, file, line)
    let sighting = SpyRegistry.sighting(
      at: Subject.address(of: self),
      in: implementation ?? Self.self,
      site,
      MemberTypes(repeat (each Argument).self, returning: Result.self)
    )
    guard let sighting else { return try original() }
    if sighting.older.isEmpty {
      if let state = sighting.newest.besides {
        var call = sighting.newest.observer.beginRecording(site, in: state)
        repeat call.writer.next((each Argument).self).initialize(to: each arguments)
        call.record(in: state) { sighting.newest.observer.context(site) }
      }
      guard sighting.newest.isOfVector else { return try original() }
      var call = sighting.newest.observer.beginRecording(site)
      repeat call.writer.next((each Argument).self).initialize(to: each arguments)
      return try call.answer(for: sighting.newest.observer, site, original)
    }
    var calls: [SpiedCall] = []
    for sight in sighting.all {
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
    return try SpryObjects.answer(calls[...], site, original)
  }

  @usableFromInline
  static func answerSpied<each Argument, Result, Failure: Error>(
    _ function: StaticString,
    in implementation: AnyClass?,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)?,
    file: StaticString,
    line: UInt,
    original: NonsendingOriginal<Result, Failure>
  ) async throws(Failure) -> Result {
    let site = CallSite(function, file, line)
    let sighting = SpyRegistry.sighting(
      at: Subject.address(of: self),
      in: implementation ?? Self.self,
      site,
      MemberTypes(repeat (each Argument).self, returning: Result.self)
    )
    guard let sighting else { return try await original() }
    var calls: [SpiedCall] = []
    for sight in sighting.all {
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
    return try await SpryObjects.answer(isolation: isolation, calls[...], site, original)
  }
}
