internal import SpryKit

// What stands between a member and its body. One function for each way in which a member can be
// declared; they differ in a line or two, and write the arguments down themselves, because to pass a
// parameter pack on costs more than all the rest. Those that are not `async` are disfavored: else
// Swift would take them in `async` members, too, where the body has no `await` in it.

extension ObjectSpyable {
  /// Runs the body of a member, unless a spy on this object answers in its place.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - implementation: the class that this is written in; by default that of the subject, which is
  ///     right where nothing overrides the member or inherits it.
  ///   - arguments: what the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - original: the member's own body.
  /// - Returns: the answer of a spy's stub, or what the body returns.
  /// - Throws: the error of a spy's stub, or what the body throws.
  @_disfavoredOverload
  public func spied<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    original: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let site = CallSite(function, file, line)
    let sighting = SpyRegistry.sighting(
      at: UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()), in: implementation ?? type(of: self), site)
    guard let sighting else { return try original() }
    if sighting.older.isEmpty {
      let (observer, state) = (sighting.newest.observer, sighting.newest.state)
      var besides = state.beginRecording(site, observer.name)
      repeat besides.writer.next((each Argument).self).initialize(to: each arguments)
      besides.record(in: state) { observer.context(site) }
      guard sighting.newest.isOfVector else { return try original() }
      var call = observer.state.beginRecording(site, observer.name)
      repeat call.writer.next((each Argument).self).initialize(to: each arguments)
      return try call.answer(for: observer, site, original)
    }
    var calls: [SpiedCall] = []
    for sight in sighting.all {
      let observer = sight.observer
      var besides = sight.state.beginRecording(site, observer.name)
      repeat besides.writer.next((each Argument).self).initialize(to: each arguments)
      besides.record(in: sight.state) { observer.context(site) }
      guard sight.isOfVector else { continue }
      var call = observer.state.beginRecording(site, observer.name)
      repeat call.writer.next((each Argument).self).initialize(to: each arguments)
      calls.append(SpiedCall(invocation: call.finish(observer.state), observer: observer))
    }
    return try SpryObjects.answer(calls[...], site, original)
  }

  /// Runs the body of an `async` member, unless a spy on this object answers in its place.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - implementation: the class that this is written in; by default that of the subject, which is
  ///     right where nothing overrides the member or inherits it.
  ///   - arguments: what the member received, in order.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - original: the member's own body.
  /// - Returns: the answer of a spy's stub, or what the body returns.
  /// - Throws: the error of a spy's stub, or what the body throws.
  public func spied<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    original: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let site = CallSite(function, file, line)
    let sighting = SpyRegistry.sighting(
      at: UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()), in: implementation ?? type(of: self), site)
    guard let sighting else { return try await original() }
    var calls: [SpiedCall] = []
    for sight in sighting.all {
      let observer = sight.observer
      var besides = sight.state.beginRecording(site, observer.name)
      repeat besides.writer.next((each Argument).self).initialize(to: each arguments)
      besides.record(in: sight.state) { observer.context(site) }
      guard sight.isOfVector else { continue }
      var call = observer.state.beginRecording(site, observer.name)
      repeat call.writer.next((each Argument).self).initialize(to: each arguments)
      calls.append(SpiedCall(invocation: call.finish(observer.state), observer: observer))
    }
    return try await SpryObjects.answer(isolation: isolation, calls[...], site, original)
  }
}

extension ClassSpyable {
  /// Runs the body of a static member, unless a spy on this class answers in its place.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - implementation: the class that this is written in; by default that of the call, which is
  ///     right where nothing overrides the member or inherits it.
  ///   - arguments: what the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - original: the member's own body.
  /// - Returns: the answer of a spy's stub, or what the body returns.
  /// - Throws: the error of a spy's stub, or what the body throws.
  @_disfavoredOverload
  public static func spied<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    original: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let site = CallSite(function, file, line)
    let sighting = SpyRegistry.sighting(
      at: Subject.address(of: self), in: implementation ?? self, site)
    guard let sighting else { return try original() }
    if sighting.older.isEmpty {
      let (observer, state) = (sighting.newest.observer, sighting.newest.state)
      var besides = state.beginRecording(site, observer.name)
      repeat besides.writer.next((each Argument).self).initialize(to: each arguments)
      besides.record(in: state) { observer.context(site) }
      guard sighting.newest.isOfVector else { return try original() }
      var call = observer.state.beginRecording(site, observer.name)
      repeat call.writer.next((each Argument).self).initialize(to: each arguments)
      return try call.answer(for: observer, site, original)
    }
    var calls: [SpiedCall] = []
    for sight in sighting.all {
      let observer = sight.observer
      var besides = sight.state.beginRecording(site, observer.name)
      repeat besides.writer.next((each Argument).self).initialize(to: each arguments)
      besides.record(in: sight.state) { observer.context(site) }
      guard sight.isOfVector else { continue }
      var call = observer.state.beginRecording(site, observer.name)
      repeat call.writer.next((each Argument).self).initialize(to: each arguments)
      calls.append(SpiedCall(invocation: call.finish(observer.state), observer: observer))
    }
    return try SpryObjects.answer(calls[...], site, original)
  }

  /// Runs the body of an `async` static member, unless a spy on this class answers in its place.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - implementation: the class that this is written in; by default that of the call, which is
  ///     right where nothing overrides the member or inherits it.
  ///   - arguments: what the member received, in order.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - original: the member's own body.
  /// - Returns: the answer of a spy's stub, or what the body returns.
  /// - Throws: the error of a spy's stub, or what the body throws.
  public static func spied<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    original: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let site = CallSite(function, file, line)
    let sighting = SpyRegistry.sighting(
      at: Subject.address(of: self), in: implementation ?? self, site)
    guard let sighting else { return try await original() }
    var calls: [SpiedCall] = []
    for sight in sighting.all {
      let observer = sight.observer
      var besides = sight.state.beginRecording(site, observer.name)
      repeat besides.writer.next((each Argument).self).initialize(to: each arguments)
      besides.record(in: sight.state) { observer.context(site) }
      guard sight.isOfVector else { continue }
      var call = observer.state.beginRecording(site, observer.name)
      repeat call.writer.next((each Argument).self).initialize(to: each arguments)
      calls.append(SpiedCall(invocation: call.finish(observer.state), observer: observer))
    }
    return try await SpryObjects.answer(isolation: isolation, calls[...], site, original)
  }
}
