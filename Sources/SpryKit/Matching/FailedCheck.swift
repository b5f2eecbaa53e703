/// A check of an argument, or of the outcome of a call, that threw; see ``Argument/check(_:)``.
struct FailedCheck {
  /// The number of the call, or `nil` if it is not recorded.
  let call: UInt64?
  /// The index of the argument, from 0, or `nil` for the outcome.
  let index: Int?
  let error: any Error

  /// `the '.check' of 'id' threw NotFound()`.
  func text(in signature: MemberSignature) -> String {
    let name = name(in: signature)
    return "the '.check' of \(name.includes(" ") ? name : "'\(name)'") threw \(errorText)"
  }

  /// The name of the argument, or of the outcome, in a failure.
  func name(in signature: MemberSignature) -> String {
    index.map(signature.nameOfArgument) ?? "the outcome"
  }

  /// The error as a failure shows it. The description of an error of `#require` is long, and was
  /// reported before.
  var errorText: String {
    let name = typeName(of: error)
    return name == "ExpectationFailedError" ? name : describe(error)
  }
}

/// The error of a check whose closure is a condition, which is false.
struct FalseCondition: Error, CustomStringConvertible {
  let description = "no error, but is false"
}
