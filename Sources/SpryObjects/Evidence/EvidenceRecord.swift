internal import Foundation
internal import SpryKit

/// A piece of evidence as it stands in a file: a header of a few lines, then the value.
///
/// `Data` stands there as it is, all else as JSON.
struct EvidenceRecord {
  let header: Header
  let payload: Data

  init(_ header: Header, payload: Data) {
    (self.header, self.payload) = (header, payload)
  }

  init(of evidence: Any) throws(Misuse.EvidenceFault) {
    let type = Swift.type(of: evidence)
    // By the type, since to cast a nil would look for what it wraps.
    guard let codable = type as? any Codable.Type else {
      throw .notCodable(type: typeName(type))
    }
    if type == Data.self, let bytes = evidence as? Data {
      payload = bytes
    } else {
      do {
        payload = try Self.encode(evidence, as: codable)
      } catch {
        throw .notEncoded(type: typeName(type), error: words(for: error))
      }
    }
    header = Header(
      format: type == Data.self ? .bytes : .json,
      count: payload.count,
      mangledType: EvidenceTypes.name(of: codable),
      type: typeName(type)
    )
  }

  /// The value, of the type with which it was saved; where that is not known here, of another.
  func value(orAs other: any Any.Type) throws(Misuse.EvidenceFault) -> Any {
    if header.format == .bytes { return payload }
    guard let type = EvidenceTypes.type(named: header.mangledType) ?? other as? any Decodable.Type
    else {
      throw .unknownType(header.type)
    }
    do {
      return try Self.decode(payload, as: type)
    } catch {
      throw .damaged("\(typeName(type)) cannot be decoded: \(words(for: error))")
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

/// The errors of coding print themselves over many lines.
private func words(for error: any Error) -> String {
  switch error {
  case EncodingError.invalidValue(_, let context): context.debugDescription
  case DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
    DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
    context.debugDescription
  default: describe(error)
  }
}
