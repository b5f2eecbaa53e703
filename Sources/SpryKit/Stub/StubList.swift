/// The stubs of one member, in the order in which they are asked. Immutable, so that a call can ask
/// them without a lock.
///
/// The rule: stubs with arguments before stubs without; within each group the newest first; a stub
/// whose value cannot be the member's return type is passed over.
final class StubList: @unchecked Sendable {
  let stubs: ContiguousArray<FinishedStub>
  private let withArguments: Int
  private let hasFingerprints: Bool

  private init(stubs: ContiguousArray<FinishedStub>, withArguments: Int) {
    self.stubs = stubs
    self.withArguments = withArguments
    // Hashing a call's arguments pays only where it saves several comparisons.
    hasFingerprints = stubs.lazy.filter { $0.fingerprint != nil }.count > 3
  }

  /// The list with a stub added; one that it makes unreachable is left out.
  static func adding(_ stub: FinishedStub, to list: StubList?) -> StubList {
    var stubs = list?.stubs ?? []
    var withArguments = list?.withArguments ?? 0
    if let replaced = stubs.firstIndex(where: { stub.replaces($0) }) {
      stubs.remove(at: replaced)
      if replaced < withArguments { withArguments -= 1 }
    }
    if stub.expected.isEmpty {
      stubs.insert(stub, at: withArguments)
    } else {
      stubs.insert(stub, at: 0)
      withArguments += 1
    }
    return StubList(stubs: stubs, withArguments: withArguments)
  }

  /// The stub that answers a call of a member that returns `Result`.
  func choose<Result>(
    for call: UnsafePointer<CallRecord>,
    returning _: Result.Type
  ) -> FinishedStub? {
    let fingerprint = hasFingerprints ? call.fingerprint : nil
    var index = 0
    while index < stubs.count {
      let stub = stubs[index]
      index += 1
      if let fingerprint, let other = stub.fingerprint, fingerprint != other { continue }
      if stub.fits(call), stub.answer.canReturn(Result.self) { return stub }
    }
    return nil
  }
}

/// A stub with its answer.
final class FinishedStub: @unchecked Sendable {
  let expected: ContiguousArray<ExpectedArgument>
  let answer: StubAnswer
  let location: SpryLocation
  let fingerprint: Int?

  init(
    expected: ContiguousArray<ExpectedArgument>,
    answer: StubAnswer,
    location: SpryLocation
  ) {
    self.expected = expected
    self.answer = answer
    self.location = location
    fingerprint = combinedFingerprint(of: expected)
  }

  func fits(_ call: UnsafePointer<CallRecord>) -> Bool {
    if expected.isEmpty { return true }
    guard expected.count == call.argumentCount else { return false }
    var index = 0
    while index < expected.count {
      if !expected[index].fits(call.argument(at: index)) { return false }
      index += 1
    }
    return true
  }

  func capture(_ call: UnsafePointer<CallRecord>) {
    for (index, argument) in expected.enumerated() { argument.capture(call.argument(at: index)) }
  }

  /// Tells whether this stub, being newer, leaves nothing for the other to answer.
  func replaces(_ other: FinishedStub) -> Bool {
    guard case .value(let value) = answer, case .value(let otherValue) = other.answer,
      value.type == otherValue.type
    else { return false }
    return expected.isEmpty && other.expected.isEmpty
  }
}
