import DeclarationParser

/// Writes how a fake answers calls that no stub answers.
protocol OwnAnswer {
  /// Whether it answers calls of the member.
  func forwards(_ member: Member) -> Bool

  /// The closure that answers.
  ///
  /// - Parameters:
  ///   - newValue: The name of a setter's new value.
  ///   - head: The type of the closure and `in`, or nothing, with what the closure begins with.
  ///   - value: Returns the argument for a parameter.
  func closure(
    calling member: Member, newValue: String?, head: String, value: (MemberParameter) -> String
  ) -> String
}
