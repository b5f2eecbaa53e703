/// An argument of a call whose check threw; see ``Argument/check(_:)``.
struct FailedCheck {
  let call: UnsafePointer<CallRecord>
  /// The place of the argument, from 0.
  let index: Int
  let error: any Error

  /// What of the call was checked, as a failure names it.
  func name(in signature: MemberSignature) -> String {
    signature.nameOfArgument(at: index)
  }

  /// The error as a failure prints it. What `#require` throws prints all that it knows, and that was
  /// reported before.
  var errorText: String {
    let name = typeName(of: error)
    return name == "ExpectationFailedError" ? name : describe(error)
  }
}

extension ContiguousArray<ExpectedArgument> {
  /// Hands the arguments of a call that counts to captors, and to checks.
  ///
  /// - Returns: the checks that threw.
  func capture(_ call: UnsafePointer<CallRecord>) -> [FailedCheck] {
    var failed: [FailedCheck] = []
    for (index, argument) in enumerated() where argument.hasCaptors {
      do {
        try argument.capture(call.argument(at: index).value)
      } catch {
        failed.append(FailedCheck(call: call, index: index, error: error))
      }
    }
    return failed
  }
}
