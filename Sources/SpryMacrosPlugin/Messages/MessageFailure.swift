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
