/// The head of the class of a fake.
struct ClassHead {
  var attributes: [String]
  var isActor: Bool
  var name: String
  /// `<Item: Equatable>`, or nothing.
  var genericParameters: String
  var parents: [String]
  /// ` where Item: Equatable`, or nothing.
  var requirements: String

  /// Everything before the brace, without `@Spryable`.
  var text: String {
    attributes.map { $0 + "\n" }.joined() + (isActor ? "actor " : "final class ") + name
      + genericParameters + inheritance
  }

  /// The text after the generic parameters.
  var inheritance: String { ": " + parents.joined(separator: ", ") + requirements }
}
