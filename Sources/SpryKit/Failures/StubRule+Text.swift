extension StubRule {
  /// The text about a call that this stub answered, although another stub matches it as well.
  ///
  /// - Parameter newer: The reason if the newer stub comes first.
  func text(
    answering call: Call, of member: String, insteadOf other: StubRule,
    newer: String = "it is newer"
  ) -> String {
    let reason =
      isCatchAll == other.isCatchAll
      ? newer : "catch-all stubs are tried last, even newer ones"
    let arguments = call.recordedArguments.map(describe)
    return "the stub at \(location)\(matchers.words) answered "
      + "\(MemberSignature(member).call(with: arguments)): \(reason)"
  }
}
