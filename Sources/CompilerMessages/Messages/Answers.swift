internal import SpryMacroExpansion

extension JSONValue {
  /// The answer to `getCapability`.
  static var capability: JSONValue {
    [
      "getCapabilityResult": [
        "capability": ["protocolVersion": .integer(MessageHandler.protocolVersion), "features": []]
      ]
    ]
  }

  /// The answer to a request for an expansion.
  static func answer(with expansion: MacroExpansion) -> JSONValue {
    [
      "expandMacroResult": [
        "expandedSource": .string(expansion.text),
        "diagnostics": .array(expansion.diagnostics.map(diagnostic)),
      ]
    ]
  }

  /// The answer to a message that the plugin cannot read or does not support. Most messages request
  /// an expansion, so the answer has the form of an expansion.
  static func answer(with failure: MessageFailure) -> JSONValue {
    [
      "expandMacroResult": [
        "expandedSource": .scalar("null"), "diagnostics": [diagnostic(failure)],
      ]
    ]
  }

  /// The answer to `loadPluginLibrary`.
  static var libraryNotLoaded: JSONValue {
    [
      "loadPluginLibraryResult": [
        "loaded": .scalar("false"), "diagnostics": [diagnostic(MessageFailure.libraries)],
      ]
    ]
  }
}

// MARK: - Diagnostics

extension JSONValue {
  /// An error without a position, because no message was read that contains one.
  private static func diagnostic(_ failure: MessageFailure) -> JSONValue {
    [
      "message": .string(failure.text),
      "severity": "error",
      "position": ["fileName": "", "offset": 0],
      "highlights": [],
      "notes": [],
      "fixIts": [],
    ]
  }

  private static func diagnostic(_ diagnostic: Diagnostic) -> JSONValue {
    let place = diagnostic.place
    return [
      "message": .string(diagnostic.message),
      "severity": .string(diagnostic.severity.rawValue),
      "position": position(place),
      "highlights": .array(place.range.isEmpty ? [] : [range(place)]),
      "notes": .array(
        diagnostic.notes.map { ["position": position($0.place), "message": .string($0.message)] }),
      "fixIts": .array(diagnostic.fixIts.map(fixIt)),
    ]
  }

  private static func fixIt(_ fixIt: Diagnostic.FixIt) -> JSONValue {
    let changes = fixIt.changes.map { change -> JSONValue in
      ["range": range(change.place), "newText": .string(change.newText)]
    }
    return ["message": .string(fixIt.message), "changes": .array(changes)]
  }

  private static func position(_ place: FilePlace) -> JSONValue {
    ["fileName": .string(place.fileName), "offset": .integer(place.range.lowerBound)]
  }

  private static func range(_ place: FilePlace) -> JSONValue {
    [
      "fileName": .string(place.fileName),
      "startOffset": .integer(place.range.lowerBound),
      "endOffset": .integer(place.range.upperBound),
    ]
  }

  private static func integer(_ value: Int) -> JSONValue { .scalar(String(value)) }
}
