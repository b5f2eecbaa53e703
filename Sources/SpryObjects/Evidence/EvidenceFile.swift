internal import SpryKit

// Production code links this module. FoundationEssentials is much smaller than Foundation.
#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A file with one piece of evidence, as JSON.
struct EvidenceFile {
  private let path: String
  private var url: URL { URL(fileURLWithPath: path) }

  /// The types of the values that this process saved, by the paths of their files.
  private static let types = Locked<[String: any Codable.Type]>([:])

  /// - Parameters:
  ///   - path: The path that the test gives.
  ///   - folder: The folder in which a relative path starts.
  init(_ path: String, in folder: EvidenceFolder) {
    self.path = path.hasPrefix("/") ? path : "\(folder.path)/\(path)"
  }

  /// Writes a value instead of the file's content. If that fails, the file stays as it was.
  func write(_ evidence: Any) throws(EvidenceFault) {
    let type = Swift.type(of: evidence)
    // Casts the type, because a cast of a nil value would look at the type that it wraps.
    guard let codable = type as? any Codable.Type else { throw .notCodable(typeName(type)) }
    do {
      let data = try Self.encode(evidence, as: codable)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try checkIsFile()
      try data.write(to: url, options: .atomic)
    } catch {
      throw EvidenceFault(error)
    }
    Self.types.withLock { $0[path] = codable }
  }

  /// Reads the value as the type with which this process saved it.
  ///
  /// - Parameter other: The type of a value that another process saved.
  /// - Returns: The value, or `nil` if there is no file.
  func read(orAs other: any Any.Type) throws(EvidenceFault) -> Any? {
    do {
      let data = try Data(contentsOf: url)
      let type = Self.types.withLock { $0[path] } ?? other as? any Decodable.Type
      guard let type else { throw EvidenceFault.unknownType }
      return try Self.decode(data, as: type)
    } catch {
      if isNoSuchFile(error) { return nil }
      throw EvidenceFault(error)
    }
  }

  /// Removes the file, if there is one.
  func remove() throws(EvidenceFault) {
    do {
      try checkIsFile()
      try FileManager.default.removeItem(at: url)
    } catch {
      if !isNoSuchFile(error) { throw EvidenceFault(error) }
    }
  }

  /// Throws if the path leads to something other than a file: a folder would be removed with its
  /// content, and a device or a link would be replaced by a file.
  private func checkIsFile() throws {
    if path.hasSuffix("/") { throw EvidenceFault.notFile }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let attributes else { return }
    if attributes[.type] as? FileAttributeType != .typeRegular { throw EvidenceFault.notFile }
  }

  private func isNoSuchFile(_ error: any Error) -> Bool {
    let code = (error as? CocoaError)?.code
    return code == .fileNoSuchFile || code == .fileReadNoSuchFile
  }

  private static func encode<Value: Codable>(_ evidence: Any, as _: Value.Type) throws -> Data {
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

/// The reason why evidence could not be saved to a file, loaded from it, or removed.
enum EvidenceFault: Error {
  /// The type of the value, which is given, is not `Codable`.
  case notCodable(String)
  /// Another process saved the value, and the caller does not give its type.
  case unknownType
  /// The path leads to a folder, a link, or a device.
  case notFile
  /// The encoder, the decoder, or the system failed for the given reason.
  case failed(String)

  init(_ error: any Error) {
    self = error as? EvidenceFault ?? .failed(EvidenceMessages.reason(error))
  }
}
