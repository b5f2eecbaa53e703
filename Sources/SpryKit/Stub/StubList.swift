/// The stubs of one member, in the order in which they are asked. Immutable, so that a call can ask
/// them without a lock.
///
/// The rule: stubs with arguments before stubs without; within each group the newest first; a stub
/// whose value cannot be the member's return type is passed over.
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
  static func adding(_ stub: FinishedStub, to list: StubList?) -> StubList {
    guard let list else { return StubList([stub]) }
    var stubs = list.stubs
    stubs.removeAll { stub.replaces($0) }
    let place = stub.expected.isEmpty ? stubs.firstIndex { $0.expected.isEmpty } : 0
    stubs.insert(stub, at: place ?? stubs.endIndex)
    return StubList(stubs)
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
    let fingerprint = fingerprints == nil ? noFingerprint : call.fingerprint
    let count = stubs.count
    var index = 0
    while index < count {
      if mayFit(index, fingerprint) {
        let stub = stubs[index]
        guard let fits = stub.fitsPlainly(call) else { return nil }
        if fits { return stub.valueType == type ? stub.valuePlace : nil }
      }
      index += 1
    }
    return nil
  }

  /// The stub that answers a call of a member that returns `Result`.
  func choose<Result>(
    for call: UnsafePointer<CallRecord>,
    returning _: Result.Type
  ) -> FinishedStub? {
    let fingerprint = fingerprints == nil ? noFingerprint : call.fingerprint
    let index = stubs.indices.first { index in
      let stub = stubs[index]
      return mayFit(index, fingerprint) && stub.fits(call)
        && (stub.valueType == Result.self || stub.answer.canReturn(Result.self))
    }
    return index.map { stubs[$0] }
  }

  @inline(__always)
  private func mayFit(_ index: Int, _ fingerprint: Int) -> Bool {
    if fingerprint == noFingerprint { return true }
    let other = fingerprints![index]
    return other == fingerprint || other == noFingerprint
  }
}

/// A stub with its answer.
final class FinishedStub: @unchecked Sendable {
  let expected: ContiguousArray<ExpectedArgument>
  let answer: StubAnswer
  let location: SpryLocation
  /// The combined fingerprint of the expected arguments. Read only while a ``StubList`` is made,
  /// which its state's lock guards.
  private(set) lazy var fingerprint = combinedFingerprint(of: expected)
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
    self.answer = answer
    self.location = location
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
    if case .value(let value) = answer { value.destroy() }
  }

  func fits(_ call: UnsafePointer<CallRecord>) -> Bool {
    if expected.isEmpty { return true }
    guard expected.count == call.argumentCount else { return false }
    return expected.indices.allSatisfy { expected[$0].fits(call.argument(at: $0)) }
  }

  /// Tells the same where that takes no code of a user's, and choosing the stub has no effect.
  func fitsPlainly(_ call: UnsafePointer<CallRecord>) -> Bool? {
    if hasCaptors { return nil }
    let count = expected.count
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
      let fits = expected[index].fitsPlainly(argument)
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
    expected.isEmpty && other.expected.isEmpty && valueType != nil && valueType == other.valueType
  }
}
