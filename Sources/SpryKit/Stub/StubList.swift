/// The stubs of one member, in the order in which they are asked. Immutable, so that a call can ask
/// them without a lock.
///
/// The rule: stubs with arguments before stubs without; within each group the newest first; a stub
/// whose value cannot be the member's return type is passed over.
///
/// `@unchecked Sendable`: nothing in it changes once it is made.
final class StubList: @unchecked Sendable {
  // Nearly always there is one stub, which needs no array.
  private let first: FinishedStub
  private let others: ContiguousArray<FinishedStub>
  private let count: Int
  /// The fingerprint of each stub, or ``noFingerprint``.
  private let fingerprints: UnsafeMutablePointer<Int>?

  private init(_ first: FinishedStub, _ others: ContiguousArray<FinishedStub> = []) {
    self.first = first
    self.others = others
    count = 1 + others.count
    // Hashing a call's arguments pays only where it saves several comparisons.
    guard count > 3, first.hasFingerprint || others.contains(where: \.hasFingerprint) else {
      fingerprints = nil
      return
    }
    let place = UnsafeMutablePointer<Int>.allocate(capacity: count)
    place.initialize(to: first.fingerprint)
    for index in others.indices { (place + 1 + index).initialize(to: others[index].fingerprint) }
    fingerprints = place
  }

  private convenience init(_ stubs: ContiguousArray<FinishedStub>) {
    self.init(stubs[0], ContiguousArray(stubs[1...]))
  }

  /// The stubs in their order.
  var stubs: ContiguousArray<FinishedStub> { [first] + others }

  subscript(index: Int) -> FinishedStub { index == 0 ? first : others[index - 1] }

  deinit {
    fingerprints?.deallocate()
  }

  /// The list with a stub added; one that it makes unreachable is left out.
  static func adding(
    _ stub: FinishedStub,
    to list: StubList?
  ) -> (list: StubList, replaced: ContiguousArray<FinishedStub>) {
    guard let list else { return (StubList(stub), []) }
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
    var stubs = stubs
    guard let index = stubs.firstIndex(where: { $0 === stub }) else { return self }
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
    if count == 1 {
      guard let fits = first.fitsPlainly(call), fits else { return nil }
      return first.plainAnswer(to: call, as: type)
    }
    let fingerprint = fingerprints == nil ? noFingerprint : call.fingerprint
    var index = 0
    while true {
      index = nextCandidate(from: index, fingerprint)
      if index == count { return nil }
      guard let fits = self[index].fitsPlainly(call) else { return nil }
      if fits { return self[index].plainAnswer(to: call, as: type) }
      index += 1
    }
  }

  /// The place of the first stub, from an index on, that answers a call of a member that returns
  /// `Result`.
  func indexOfStub<Result>(
    for call: UnsafePointer<CallRecord>,
    returning _: Result.Type,
    from start: Int
  ) -> Int? {
    let fingerprint = fingerprints == nil ? noFingerprint : call.fingerprint
    var index = nextCandidate(from: start, fingerprint)
    while index < count {
      let stub = self[index]
      if stub.fits(call),
        stub.valueType == Result.self || stub.answer.canReturn(Result.self)
      {
        return index
      }
      index = nextCandidate(from: index + 1, fingerprint)
    }
    return nil
  }

  /// The place of the next stub that a call with a fingerprint may fit; that of the end for none.
  private func nextCandidate(from start: Int, _ fingerprint: Int) -> Int {
    if fingerprint == noFingerprint { return start }
    var index = start
    while index < count, fingerprints![index] != fingerprint, fingerprints![index] != noFingerprint
    {
      index += 1
    }
    return index
  }
}
