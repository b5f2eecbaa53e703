/// Names of the standard library that need no import. Reading all of its interface takes seconds, and most
/// declarations name nothing else of it.
let standardNames: Set<String> = [
  "Any", "AnyObject", "AnyClass", "AnyHashable", "AnyKeyPath", "Array", "ArraySlice",
  "AsyncSequence",
  "AsyncIteratorProtocol", "AsyncStream", "AsyncThrowingStream", "BinaryFloatingPoint",
  "BinaryInteger",
  "BidirectionalCollection", "Bool", "CVarArg", "CaseIterable", "Character", "Clock", "ClosedRange",
  "Codable",
  "CodingKey", "Collection", "Comparable", "CustomDebugStringConvertible",
  "CustomStringConvertible",
  "Decodable", "Decoder", "Dictionary", "Double", "Duration", "Encodable", "Encoder", "Equatable",
  "Error",
  "FixedWidthInteger", "Float", "FloatingPoint", "Hashable", "Hasher", "Identifiable", "Int",
  "Int8",
  "Int16", "Int32", "Int64", "IteratorProtocol", "KeyPath", "LosslessStringConvertible",
  "MainActor",
  "Never", "ObjectIdentifier", "OptionSet", "Optional", "PartialKeyPath", "Range",
  "RawRepresentable",
  "RandomAccessCollection", "ReferenceWritableKeyPath", "Regex", "Result", "Self", "Sendable",
  "Sequence",
  "Set", "Slice", "StaticString", "Strideable", "String", "StringProtocol", "Substring", "Task",
  "UInt",
  "UInt8", "UInt16", "UInt32", "UInt64", "UnsafeMutablePointer", "UnsafeMutableRawPointer",
  "UnsafePointer",
  "UnsafeRawBufferPointer", "UnsafeRawPointer", "Void", "WritableKeyPath", "Actor", "AnyActor",
  "Copyable",
  "Escapable", "SendableMetatype", "SerialExecutor", "UnownedSerialExecutor",
]

/// Protocols whose requirements every class or actor satisfies.
let markerProtocols: Set<String> = [
  "Any", "AnyObject", "Sendable", "SendableMetatype", "AnyActor", "Actor", "Copyable", "Escapable",
  "Error",
  "Equatable", "Hashable", "Comparable",
]

/// Protocols that SpryKit implements for a class that conforms to `GeneratedFake`.
let generatedProtocols: Set<String> = [
  "Codable", "Encodable", "Decodable", "CustomStringConvertible", "CustomDebugStringConvertible",
  "CaseIterable",
]
