internal import SpryMacroExpansion

extension [UInt8] {
  /// The answer to `getCapability`.
  static var capability: [UInt8] {
    var writer = JSONWriter()
    writer.raw("{\"getCapabilityResult\":{\"capability\":{\"protocolVersion\":")
    writer.integer(Conversation.protocolVersion)
    writer.raw(",\"features\":[]}}}")
    return writer.bytes
  }

  /// The answer to a message that asks for an expansion.
  static func expansion(_ expansion: MacroExpansion) -> [UInt8] {
    var writer = JSONWriter()
    writer.raw("{\"expandMacroResult\":{\"expandedSource\":")
    writer.string(expansion.text)
    writer.raw(",\"diagnostics\":")
    writer.array(expansion.diagnostics) { $0.diagnostic($1) }
    writer.raw("}}")
    return writer.bytes
  }

  /// The answer to `loadPluginLibrary`.
  static var libraryNotLoaded: [UInt8] {
    var writer = JSONWriter()
    writer.raw("{\"loadPluginLibraryResult\":{\"loaded\":false,\"diagnostics\":[")
    writer.failure(.libraries)
    writer.raw("]}}")
    return writer.bytes
  }

  /// The answer to a message that cannot be read or is not known. Most are about expansions.
  static func failure(_ failure: MessageFailure) -> [UInt8] {
    var writer = JSONWriter()
    writer.raw("{\"expandMacroResult\":{\"expandedSource\":null,\"diagnostics\":[")
    writer.failure(failure)
    writer.raw("]}}")
    return writer.bytes
  }
}

extension JSONWriter {
  /// An error in no file, as the message that would tell the place cannot be read.
  fileprivate mutating func failure(_ failure: MessageFailure) {
    raw("{\"message\":")
    string(failure.text)
    raw(",\"severity\":\"error\",\"position\":{\"fileName\":\"\",\"offset\":0}")
    raw(",\"highlights\":[],\"notes\":[],\"fixIts\":[]}")
  }

  fileprivate mutating func diagnostic(_ diagnostic: Diagnostic) {
    raw("{\"message\":")
    string(diagnostic.message)
    raw(",\"severity\":")
    string(diagnostic.severity.rawValue)
    raw(",\"position\":")
    position(diagnostic.place)
    raw(",\"highlights\":")
    array(diagnostic.place.range.isEmpty ? [] : [diagnostic.place]) { $0.range($1) }
    raw(",\"notes\":")
    array(diagnostic.notes) { writer, note in
      writer.raw("{\"position\":")
      writer.position(note.place)
      writer.raw(",\"message\":")
      writer.string(note.message)
      writer.raw("}")
    }
    raw(",\"fixIts\":")
    array(diagnostic.fixIts) { $0.fixIt($1) }
    raw("}")
  }

  private mutating func fixIt(_ fixIt: Diagnostic.FixIt) {
    raw("{\"message\":")
    string(fixIt.message)
    raw(",\"changes\":")
    array(fixIt.changes) { writer, change in
      writer.raw("{\"range\":")
      writer.range(change.place)
      writer.raw(",\"newText\":")
      writer.string(change.newText)
      writer.raw("}")
    }
    raw("}")
  }

  private mutating func position(_ place: FilePlace) {
    raw("{\"fileName\":")
    string(place.fileName)
    raw(",\"offset\":")
    integer(place.range.lowerBound)
    raw("}")
  }

  private mutating func range(_ place: FilePlace) {
    raw("{\"fileName\":")
    string(place.fileName)
    raw(",\"startOffset\":")
    integer(place.range.lowerBound)
    raw(",\"endOffset\":")
    integer(place.range.upperBound)
    raw("}")
  }
}
