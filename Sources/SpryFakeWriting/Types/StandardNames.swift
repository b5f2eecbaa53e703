/// Names of the standard library that need no import. Reading all of its interface takes seconds,
/// and most declarations name nothing else of it.
let standardNames: Set<String> = Set(
  """
  Actor Any AnyActor AnyClass AnyHashable AnyKeyPath AnyObject Array ArraySlice
  AsyncIteratorProtocol AsyncSequence AsyncStream AsyncThrowingStream BidirectionalCollection
  BinaryFloatingPoint BinaryInteger Bool CVarArg CaseIterable Character Clock ClosedRange Codable
  CodingKey Collection Comparable Copyable CustomDebugStringConvertible CustomStringConvertible
  Decodable Decoder Dictionary Double Duration Encodable Encoder Equatable Error Escapable
  FixedWidthInteger Float FloatingPoint Hashable Hasher Identifiable Int Int16 Int32 Int64 Int8
  IteratorProtocol KeyPath LosslessStringConvertible MainActor Never ObjectIdentifier OptionSet
  Optional PartialKeyPath RandomAccessCollection Range RawRepresentable ReferenceWritableKeyPath
  Regex Result Self Sendable SendableMetatype Sequence SerialExecutor Set Slice StaticString
  Strideable String StringProtocol Substring Task UInt UInt16 UInt32 UInt64 UInt8
  UnownedSerialExecutor UnsafeMutablePointer UnsafeMutableRawPointer UnsafePointer
  UnsafeRawBufferPointer UnsafeRawPointer Void WritableKeyPath
  """.split { $0.isWhitespace }.map(String.init))

/// Protocols whose requirements every class or actor satisfies.
let markerProtocols: Set<String> = Set(
  """
  Actor Any AnyActor AnyObject Comparable Copyable Equatable Error Escapable Hashable Sendable
  SendableMetatype
  """.split { $0.isWhitespace }.map(String.init))

/// Protocols that SpryKit implements for a class that conforms to `SpryGeneratedFake`.
let generatedProtocols: Set<String> = Set(
  """
  CaseIterable Codable CustomDebugStringConvertible CustomStringConvertible Decodable Encodable
  """.split { $0.isWhitespace }.map(String.init))
