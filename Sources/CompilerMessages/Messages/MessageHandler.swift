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

/// The reason why the plugin cannot answer a message of the compiler.
enum MessageFailure: Error, Equatable {
  /// The message is not JSON, or not an object.
  case notAMessage
  /// The plugin does not support this kind of message.
  case unknown(kind: String)
  /// The message lacks a required key.
  case missing(key: String)
  /// No macro of this package has the role.
  case role(String)
  /// The package has no macro of this type.
  case macro(String)
  /// The compiler requests that the plugin load a library of macros.
  case libraries
  /// The message is longer than any message can be, in bytes.
  case tooLong(UInt)
  /// The input ended before the message did.
  case truncated

  private var reason: String {
    switch self {
    case .notAMessage: "the message is not JSON that can be read"
    case .unknown(let kind): "the message '\(kind)' is unknown"
    case .missing(let key): "the message lacks '\(key)'"
    case .role(let role): "no macro has the role '\(role)'"
    case .macro(let name): "no macro is named '\(name)'"
    case .libraries: "libraries cannot be loaded"
    case .tooLong(let length): "the message has \(length) bytes"
    case .truncated: "the message is cut off"
    }
  }

  /// The text of the diagnostic.
  var text: String {
    "SpryMacros cannot answer this compiler: \(reason); update SpryKit, or report it"
  }
}
