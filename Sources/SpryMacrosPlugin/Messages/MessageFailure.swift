/// Why a message of the compiler cannot be answered as it wishes.
enum MessageFailure: Error, Equatable {
  /// Not JSON, or not the JSON of a message.
  case notAMessage
  /// A message of a kind that is not known here.
  case unknown(kind: String)
  /// A message without something that it cannot do without.
  case missing(key: String)
  /// A macro in a role that no macro of ours has.
  case role(String)
  /// A plugin in a library, which a plugin may be asked to load.
  case libraries
  /// A message that is longer than any can be, in bytes.
  case tooLong(UInt)
  /// A message that ends too early.
  case truncated

  // Every text of this module.
  private var reason: String {
    switch self {
    case .notAMessage: "the message is not JSON that can be read"
    case .unknown(let kind): "the message '\(kind)' is not known"
    case .missing(let key): "the message lacks '\(key)'"
    case .role(let role): "no macro has the role '\(role)'"
    case .libraries: "libraries cannot be loaded"
    case .tooLong(let length): "the message has \(length) bytes"
    case .truncated: "the message is cut off"
    }
  }

  /// What the user reads.
  var text: String {
    "SpryMacros cannot answer this compiler: \(reason); update SpryKit, or report it"
  }
}
