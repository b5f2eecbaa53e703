/// The stubs of one member, in the order in which they are asked. Immutable, so that a call can ask
/// them without a lock.
///
/// The rule: stubs with arguments before stubs without; within each group the newest first; a stub
/// whose value cannot be the member's return type is passed over.
final class StubList: @unchecked Sendable {
  let stubs: ContiguousArray<FinishedStub>
  /// The same, to be read without retaining each.
  private let fastStubs: UnsafeMutablePointer<FastStub>
  private let end: UnsafePointer<FastStub>
  private let withArguments: Int
  private let hasFingerprints: Bool

  private struct FastStub {
    let stub: Unmanaged<FinishedStub>
    let hasFingerprint: Bool
    let fingerprint: Int
    let valueType: (any Any.Type)?
    let valuePlace: UnsafeRawPointer?

    func mayFit(_ other: Int) -> Bool {
      !hasFingerprint || fingerprint == other
    }

    @inline(__always)
    func fitsPlainly(_ call: UnsafePointer<CallRecord>) -> Bool? {
      stub._withUnsafeGuaranteedRef { $0.fitsPlainly(call) }
    }
  }

  private init(stubs: ContiguousArray<FinishedStub>, withArguments: Int) {
    self.stubs = stubs
    self.withArguments = withArguments
    fastStubs = .allocate(capacity: stubs.count)
    for index in stubs.indices {
      let stub = stubs[index]
      (fastStubs + index).initialize(
        to: FastStub(
          stub: .passUnretained(stub),
          hasFingerprint: stub.fingerprint != nil,
          fingerprint: stub.fingerprint ?? 0,
          valueType: stub.valueType,
          valuePlace: stub.valuePlace
        )
      )
    }
    end = UnsafePointer(fastStubs + stubs.count)
    // Hashing a call's arguments pays only where it saves several comparisons.
    hasFingerprints = stubs.lazy.filter { $0.fingerprint != nil }.count > 3
  }

  deinit {
    fastStubs.deallocate()
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

  /// The place of the answer, where the stub that answers can be told without any code of a user's
  /// and its answer is a value of exactly the member's return type.
  ///
  /// This is how nearly all calls are answered, and may run under a lock; where it returns nil,
  /// ``choose(for:returning:)`` decides from the start.
  func plainAnswer(
    to call: UnsafePointer<CallRecord>,
    as type: any Any.Type
  ) -> UnsafeRawPointer? {
    let fingerprint = hasFingerprints ? call.fingerprint : nil
    var stub = UnsafePointer(fastStubs)
    while stub < end {
      if fingerprint == nil || stub.pointee.mayFit(fingerprint!) {
        guard let fits = stub.pointee.fitsPlainly(call) else { return nil }
        if fits { return stub.pointee.valueType == type ? stub.pointee.valuePlace : nil }
      }
      stub += 1
    }
    return nil
  }

  /// The stub that answers a call of a member that returns `Result`.
  func choose<Result>(
    for call: UnsafePointer<CallRecord>,
    returning _: Result.Type
  ) -> FinishedStub? {
    let fingerprint = hasFingerprints ? call.fingerprint : nil
    return stubs.first { stub in
      if let fingerprint, let other = stub.fingerprint, fingerprint != other { return false }
      return stub.fits(call)
        && (stub.valueType == Result.self || stub.answer.canReturn(Result.self))
    }
  }
}

/// A stub with its answer.
final class FinishedStub: @unchecked Sendable {
  let expected: ContiguousArray<ExpectedArgument>
  /// The same, to be read without retaining each.
  private let matchers: UnsafeMutablePointer<Unmanaged<ExpectedArgument>>
  private let count: Int
  let answer: StubAnswer
  let location: SpryLocation
  let fingerprint: Int?
  /// The type and place of the answer, where it is a value.
  let valueType: (any Any.Type)?
  let valuePlace: UnsafeRawPointer?
  private let hasCaptors: Bool

  init(
    expected: ContiguousArray<ExpectedArgument>,
    answer: StubAnswer,
    location: SpryLocation
  ) {
    self.expected = expected
    count = expected.count
    matchers = .allocate(capacity: count)
    for index in expected.indices {
      (matchers + index).initialize(to: .passUnretained(expected[index]))
    }
    self.answer = answer
    self.location = location
    fingerprint = combinedFingerprint(of: expected)
    hasCaptors = expected.contains { $0.hasCaptors }
    if case .value(let value) = answer {
      valueType = value.type
      valuePlace = UnsafeRawPointer(value.pointer)
    } else {
      valueType = nil
      valuePlace = nil
    }
  }

  deinit {
    matchers.deallocate()
  }

  func fits(_ call: UnsafePointer<CallRecord>) -> Bool {
    if expected.isEmpty { return true }
    guard expected.count == call.argumentCount else { return false }
    return expected.indices.allSatisfy { expected[$0].fits(call.argument(at: $0)) }
  }

  /// Tells the same where that takes no code of a user's, and choosing the stub has no effect.
  func fitsPlainly(_ call: UnsafePointer<CallRecord>) -> Bool? {
    if hasCaptors { return nil }
    if count == 0 { return true }
    guard count == call.argumentCount else { return false }
    // The last first, as they are linked.
    var layout = call.pointee.layout
    var index = count
    while index > 0 {
      index -= 1
      let argument = RecordedArgument(
        type: layout.pointee.type,
        pointer: UnsafeRawPointer(call) + layout.pointee.offset
      )
      let fits = matchers[index]._withUnsafeGuaranteedRef { $0.fitsPlainly(argument) }
      guard fits == true else { return fits }
      layout = layout.pointee.parent!
    }
    return true
  }

  func capture(_ call: UnsafePointer<CallRecord>) {
    if hasCaptors { captureEach(call) }
  }

  private func captureEach(_ call: UnsafePointer<CallRecord>) {
    for (index, argument) in expected.enumerated() where argument.hasCaptors {
      argument.capture(call.argument(at: index).value)
    }
  }

  /// Tells whether this stub, being newer, leaves nothing for the other to answer.
  func replaces(_ other: FinishedStub) -> Bool {
    guard case .value(let value) = answer, case .value(let otherValue) = other.answer,
      value.type == otherValue.type
    else { return false }
    return expected.isEmpty && other.expected.isEmpty
  }
}
