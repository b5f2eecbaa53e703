/// A stub with its answer.
///
/// `@unchecked Sendable`: immutable, but for what the state's lock guards. The values and closures in
/// it are a user's and run on whichever thread calls the fake, as the user means them to.
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
