import DeclarationParser

/// Writes how a fake answers calls that no stub answers.
protocol OwnAnswer {
  /// The label of the closure.
  var label: String { get }

  /// Whether it answers calls of the member.
  func forwards(_ member: Member) -> Bool

  /// The closure that answers, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - newValue: The name of a setter's new value.
  ///   - head: What the closure begins with.
  ///   - value: Returns the argument for a parameter.
  func closure(
    calling member: Member, newValue: String?, head: String, value: (MemberParameter) -> String
  ) -> String?
}
