/// A check of an argument, or of the outcome of a call, that threw; see ``Argument/check(_:)``.
struct FailedCheck {
  /// The number of the call, or `nil` if it is not recorded.
  let call: UInt64?
  /// The index of the argument, from 0, or `nil` for the outcome.
  let index: Int?
  let error: any Error

  /// `the '.check' of 'id' threw NotFound()`.
  ///
  /// - Parameter place: Where the check is: ` in its stub`.
  func text(in signature: MemberSignature, at place: String = "") -> String {
    "the '.check' of \(inSentence(name(in: signature)))\(place) threw \(errorText)"
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

/// Returns the name of an argument as a sentence has it: `'id'`, or `argument 1`.
func inSentence(_ argument: String) -> String {
  argument.includes(" ") ? argument : "'\(argument)'"
}

/// The error of a check whose closure is a condition, which is false.
struct FalseCondition: Error, CustomStringConvertible {
  let description = "no error, but is false"
}
