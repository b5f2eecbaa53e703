internal import SpryKit

/// Finds the types of evidence by their names in files.
enum EvidenceTypes {
  /// The types that were saved in this process. The runtime cannot find private and local types by
  /// name: their mangled names contain an address, which is another one in another process.
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
