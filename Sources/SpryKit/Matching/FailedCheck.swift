/// An argument of a call whose check threw; see ``Argument/check(_:)``.
struct FailedCheck {
  /// The number of the call; nil if it is not recorded.
  let call: UInt64?
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
