internal import Foundation
internal import SpryKit

/// The content of an evidence file: a header of a few lines, then the value.
///
/// `Data` is written as it is, and any other value as JSON.
struct EvidenceRecord {
  let header: Header
  let payload: Data

  init(_ header: Header, payload: Data) {
    (self.header, self.payload) = (header, payload)
  }

  init(of evidence: Any) throws(Misuse.EvidenceFault) {
    let type = Swift.type(of: evidence)
    // The type is cast, because a cast of a nil value would look at the type that it wraps.
    guard let codable = type as? any Codable.Type else {
      throw .notCodable(type: typeName(type))
    }
    if type == Data.self, let bytes = evidence as? Data {
      payload = bytes
    } else {
      do {
        payload = try Self.encode(evidence, as: codable)
      } catch {
        throw .notEncoded(type: typeName(type), error: EvidenceMessages.describeCoding(error))
      }
    }
    header = Header(
      format: type == Data.self ? .bytes : .json,
      count: payload.count,
      mangledType: EvidenceTypes.name(of: codable),
      type: typeName(type)
    )
  }

  /// Returns the value as the type with which it was saved, or as another type if this process does not
  /// know that one.
  func value(orAs other: any Any.Type) throws(Misuse.EvidenceFault) -> Any {
    if header.format == .bytes { return payload }
    guard let type = EvidenceTypes.type(named: header.mangledType) ?? other as? any Decodable.Type
    else {
      throw .unknownType(header.type)
    }
    do {
      return try Self.decode(payload, as: type)
    } catch {
      throw .damaged(EvidenceMessages.notDecoded(type, error))
    }
  }

  private static func encode<Value: Codable>(
    _ evidence: Any,
    as _: Value.Type
  ) throws -> Data {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(evidence as! Value)
  }

  private static func decode<Value: Decodable>(_ data: Data, as type: Value.Type) throws -> Any {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(type, from: data)
  }
}

/// Finds the types of evidence by their names in files.
private enum EvidenceTypes {
  /// The types that were saved in this process. The runtime cannot find private and local types by
  /// name: their mangled names contain an address, which differs between processes.
  private static let known = Locked<[String: any Codable.Type]>([:])

  static func name(of type: any Codable.Type) -> String {
    let name = _mangledTypeName(type) ?? String(reflecting: type)
    known.withLock { $0[name] = type }
    return name
  }

  static func type(named name: String) -> (any Decodable.Type)? {
    known.withLock { $0[name] } ?? _typeByName(name) as? any Decodable.Type
  }
}
