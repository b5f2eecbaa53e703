internal import SpryMacroExpansion

/// Answers the compiler's messages.
struct Conversation {
  private var expander = Expander()

  /// The newest version of the messages that is understood here, which the compiler adapts to.
  static let protocolVersion = 7

  /// The answer to a message, both in JSON.
  mutating func answer(to message: UnsafeRawBufferPointer) -> [UInt8] {
    do throws(MessageFailure) {
      guard let root = JSONValue(text: message)?.object, let (key, value) = root.members.first
      else { throw MessageFailure.notAMessage }
      if key.isString("expandAttachedMacro") {
        return .expansion(expander.expand(try MacroRequest(message: value)))
      }
      if key.isString("getCapability") { return .capability }
      if key.isString("loadPluginLibrary") {
        return .libraryNotLoaded
      }
      throw MessageFailure.unknown(kind: key.string ?? "")
    } catch {
      return .failure(error)
    }
  }
}
