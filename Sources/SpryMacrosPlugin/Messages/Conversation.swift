internal import SpryMacroExpansion

/// Answers the compiler's messages.
struct Conversation {
  private var expander = Expander()
  private var parent = RememberedSource()

  /// The newest version of the messages that is understood here, which the compiler adapts to.
  static let protocolVersion = 7

  /// The answer to a message, both in JSON.
  mutating func answer(to message: UnsafeRawBufferPointer) -> [UInt8] {
    do throws(MessageFailure) {
      guard let root = JSONObject(text: message), let kind = root.members.first?.key.string
      else { throw .notAMessage }
      if let contents = root["expandAttachedMacro"] {
        let request = try MacroRequest(message: contents, parent: &parent)
        return .expansion(expander.expand(request))
      }
      // What the compiler can do is not asked for: it need not say.
      if root["getCapability"] != nil { return .capability }
      if root["loadPluginLibrary"] != nil { return .libraryNotLoaded }
      throw .unknown(kind: kind)
    } catch {
      return .failure(error)
    }
  }
}
