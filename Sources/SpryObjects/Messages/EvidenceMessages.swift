internal import SpryKit

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Texts about evidence.
enum EvidenceMessages {
  /// - Parameters:
  ///   - action: What failed, such as `saved to`.
  ///   - subject: The subject, as a message shows it: `View`, or `View.self` for the class.
  ///   - path: The path that the test gives.
  static func failed(
    _ action: String, _ subject: String, _ path: String, _ fault: EvidenceFault
  ) -> String {
    let inMemory = ", or keep the evidence in memory with '.association(key:)'"
    let (cause, advice) =
      switch fault {
      case .notCodable(let type): ("\(type) is not Codable", "use a Codable type\(inMemory)")
      case .unknownType:
        (
          "another process saved it, so its type is unknown",
          "load it with its type: loadEvidence(with: …, as: <#type#>.self)"
        )
      case .notFile:
        ("the path does not name a regular file", "use the path of a regular file")
      case .failed(let reason): (reason, "correct the path or the value\(inMemory)")
      }
    return "evidence of \(subject) could not be \(action) '\(path)': \(cause)\n  \(advice)"
  }

  static func wrongType(
    _ reference: EvidenceReference, _ subject: String, _ value: Any, requested: any Any.Type
  ) -> String {
    let type = typeName(Swift.type(of: value))
    return """
      \(subject)'s evidence \(reference) is \(describe(value)), of type \(type), but was \
      loaded as \(typeName(requested))
        load it as \(type)
      """
  }

  /// The reason of an error of an encoder, a decoder, or the system, on one line.
  static func reason(_ error: any Error) -> String {
    switch error {
    case EncodingError.invalidValue(_, let context): context.debugDescription
    case DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
      DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.debugDescription
    case let error as CocoaError: reason(error)
    default: "its 'Codable' implementation threw \(describe(error))"
    }
  }

  private static func reason(_ error: CocoaError) -> String {
    #if canImport(FoundationEssentials)
      let code = (error.underlying as? POSIXError)?.code
      return "the system reports \(code.map { "\($0)" } ?? "error \(error.code.rawValue)")"
    #else
      return error.localizedDescription
    #endif
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
  /// The name in quotes, or the location of a key without a name: `with the key of
  /// ViewTests.swift:12`.
  @_documentation(visibility: internal)
  public var description: String {
    name.map { "'\($0)'" } ?? "with the key at \(SpryLocation(file: file, line: line))"
  }
}
