internal import SpryKit

extension EvidenceReference: CustomStringConvertible {
  /// The name of the key, or the path in quotes, as a message shows it.
  public var description: String {
    switch self {
    case .association(let key): key.description
    case .serialization(let path): "'\(path)'"
    }
  }
}

extension ObjectAssociationKey: CustomStringConvertible {
  /// The name in quotes; without one, the place of the key: `with the key of ViewTests.swift:12`.
  public var description: String {
    name.map { "'\($0)'" } ?? "with the key of \(SpryLocation(file: file, line: line))"
  }
}
