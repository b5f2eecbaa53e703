internal import SpryKit

/// Texts about files of evidence.
enum EvidenceMessages {
  static let noFirstLine = "it does not begin as evidence does"
  static let endsInHeader = "it ends in its first lines"
  static let noFormat = "it does not say how the value is written"

  static func wrongSize(_ size: Int, expected: Int) -> String {
    "it has \(counted(size, "byte")) of the value, and should have \(expected)"
  }

  static func notDecoded(_ type: any Any.Type, _ error: any Error) -> String {
    "\(typeName(type)) cannot be decoded: \(describeCoding(error))"
  }

  /// Describes an error of an encoder or decoder on one line. Its own description has many.
  static func describeCoding(_ error: any Error) -> String {
    switch error {
    case EncodingError.invalidValue(_, let context): context.debugDescription
    case DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
      DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.debugDescription
    default: describe(error)
    }
  }

  /// The line in the log for misuse outside any test.
  static func warning(_ misuse: Misuse, at location: SpryLocation) -> String {
    "\(location.file):\(location.line): warning: \(misuse)\n"
  }
}

extension EvidenceReference: CustomStringConvertible {
  /// The name of the key, or the path in quotes, as a message shows it.
  @_documentation(visibility: internal)
  public var description: String {
    switch self {
    case .association(let key): key.description
    case .serialization(let path): "'\(path)'"
    }
  }
}

extension ObjectAssociationKey: CustomStringConvertible {
  /// The name in quotes; without one, the place of the key: `with the key of ViewTests.swift:12`.
  @_documentation(visibility: internal)
  public var description: String {
    name.map { "'\($0)'" } ?? "with the key of \(SpryLocation(file: file, line: line))"
  }
}
