/// The executable that the compiler starts to expand the macros of SpryMacros.
@main
struct Plugin {
  static func main() {
    var channel = MessageChannel.standard()
    var conversation = Conversation()
    do throws(MessageFailure) {
      while let message = try channel.receive() {
        guard channel.send(conversation.answer(to: message)) else { return }
      }
    } catch {
      // Nothing can be read any more, but whoever waits for an answer gets one.
      _ = channel.send(.failure(error))
    }
  }
}
