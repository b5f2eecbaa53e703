/// The stubs of one member, in the order in which they are asked. Immutable, so that a call can ask
/// them without a lock.
///
/// The rule: stubs with arguments before stubs without; within each group the newest first; a stub
/// whose value cannot be the member's return type is passed over.
///
/// `@unchecked Sendable`: nothing in it changes once it is made.
final class StubList: @unchecked Sendable {
  let stubs: ContiguousArray<FinishedStub>
  /// The fingerprint of each stub, or ``noFingerprint``.
  private let fingerprints: UnsafeMutablePointer<Int>?

  private init(_ stubs: ContiguousArray<FinishedStub>) {
    self.stubs = stubs
    // Hashing a call's arguments pays only where it saves several comparisons.
    guard stubs.count > 3, stubs.contains(where: { $0.fingerprint != noFingerprint }) else {
      fingerprints = nil
      return
    }
    let place = UnsafeMutablePointer<Int>.allocate(capacity: stubs.count)
    for index in stubs.indices { (place + index).initialize(to: stubs[index].fingerprint) }
    fingerprints = place
  }

  deinit {
    fingerprints?.deallocate()
  }

  /// The list with a stub added; one that it makes unreachable is left out.
  static func adding(
    _ stub: FinishedStub,
    to list: StubList?
  ) -> (list: StubList, replaced: ContiguousArray<FinishedStub>) {
    guard let list else { return (StubList([stub]), []) }
    var stubs: ContiguousArray<FinishedStub> = []
    var replaced: ContiguousArray<FinishedStub> = []
    for other in list.stubs {
      if stub.replaces(other) { replaced.append(other) } else { stubs.append(other) }
    }
    let place = stub.expected.isEmpty ? stubs.firstIndex { $0.expected.isEmpty } : 0
    stubs.insert(stub, at: place ?? stubs.endIndex)
    return (StubList(stubs), replaced)
  }

  /// The list with what a stub took the place of behind it.
  func restoring(_ replaced: ContiguousArray<FinishedStub>, behind stub: FinishedStub) -> StubList {
    guard let index = stubs.firstIndex(where: { $0 === stub }) else { return self }
    var stubs = stubs
    stubs.insert(contentsOf: replaced, at: index + 1)
    return StubList(stubs)
  }

  /// The place of the answer, where the stub that answers can be told without any code of a user's
  /// and its answer is a value of exactly the member's return type.
  ///
  /// This is how nearly all calls are answered, and may run under a lock; where it returns nil,
  /// ``indexOfStub(for:returning:from:)`` decides from the start.
  func plainAnswer(
    to call: UnsafePointer<CallRecord>,
    as type: any Any.Type
  ) -> UnsafeRawPointer? {
    let fingerprint = fingerprints == nil ? noFingerprint : call.fingerprint
    let count = stubs.count
    var index = 0
    while index < count {
      if mayFit(index, fingerprint) {
        let stub = stubs[index]
        guard let fits = stub.fitsPlainly(call) else { return nil }
        if fits {
          guard stub.plainType == type else { return nil }
          stub.hits += 1
          let record = UnsafeMutablePointer(mutating: call)
          record.pointee.stage = .returned
          record.pointee.stub = stub.number
          return stub.valuePlace
        }
      }
      index += 1
    }
    return nil
  }

  /// The place of the first stub, from an index on, that answers a call of a member that returns
  /// `Result`.
  func indexOfStub<Result>(
    for call: UnsafePointer<CallRecord>,
    returning _: Result.Type,
    from start: Int
  ) -> Int? {
    let fingerprint = fingerprints == nil ? noFingerprint : call.fingerprint
    return stubs.indices[start...].first { index in
      let stub = stubs[index]
      return mayFit(index, fingerprint) && stub.fits(call)
        && (stub.valueType == Result.self || stub.answer.canReturn(Result.self))
    }
  }

  @inline(__always)
  private func mayFit(_ index: Int, _ fingerprint: Int) -> Bool {
    if fingerprint == noFingerprint { return true }
    let other = fingerprints![index]
    return other == fingerprint || other == noFingerprint
  }
}
