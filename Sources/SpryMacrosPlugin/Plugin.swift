/// The executable that the compiler starts to expand the package's macros.
@main
struct Plugin {
  static func main() {
    let channel = MessageChannel.standard()
    var handler = MessageHandler()
    do throws(MessageFailure) {
      while let message = try channel.receive() {
        guard channel.send(handler.answer(to: message)) else { return }
      }
    } catch {
      // The rest of the input cannot be read, but the compiler waits for an answer.
      _ = channel.send(.answer(with: error))
    }
  }
}
