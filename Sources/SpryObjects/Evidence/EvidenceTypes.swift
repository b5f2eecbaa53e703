internal import SpryKit

/// Finds the types of evidence by their names in files.
enum EvidenceTypes {
  /// Those that were saved in this process: the runtime does not find private and local types again,
  /// which have an address in their names and no name that other processes could know.
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
