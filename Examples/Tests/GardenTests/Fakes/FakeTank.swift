import SpryKit

@testable import Garden

/// A member with an `inout` parameter.
final class FakeTank: Tank, Spryable {
  enum Function: String, StringRepresentable { case fill }

  func fill(_ can: inout Can) -> Bool { withInoutArgument(&can) { spryify(arguments: $0) } }
}
