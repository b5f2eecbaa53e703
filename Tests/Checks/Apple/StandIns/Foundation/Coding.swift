// JSON: "Interface", as in Values.swift. The conformances are in extensions there, too.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class JSONEncoder {
  public enum NonConformingFloatEncodingStrategy: Sendable {
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  public init() {}
  open var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy {
    get { fatalError() }
    set {}
  }
  open func encode<T: Encodable>(_ value: T) throws -> Data { Data() }
}
extension JSONEncoder: @unchecked Sendable {}

open class JSONDecoder {
  public enum NonConformingFloatDecodingStrategy: Sendable {
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  public init() {}
  open var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy {
    get { fatalError() }
    set {}
  }
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
extension JSONDecoder: @unchecked Sendable {}
