internal import SpryMacroExpansion

/// Answers the compiler's messages.
struct MessageHandler {
  private var expander = Expander()

  /// The newest version of the protocol that the plugin supports. The compiler adapts to it.
  static let protocolVersion = 7

  /// Returns the answer to a message. Both are JSON.
  mutating func answer(to message: [UInt8]) -> JSONValue {
    do throws(MessageFailure) {
      guard let root = JSONValue(parsing: message), let kind = root.fields?.first?.name else {
        throw .notAMessage
      }
      if let contents = root["expandAttachedMacro"] {
        return .answer(with: expander.expand(try MacroRequest(message: contents)))
      }
      // Old compilers send no capabilities. The answer does not depend on them.
      if root["getCapability"] != nil { return .capability }
      if root["loadPluginLibrary"] != nil { return .libraryNotLoaded }
      throw .unknown(kind: kind)
    } catch {
      return .answer(with: error)
    }
  }
}
