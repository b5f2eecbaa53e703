/// Answers the messages that the compiler sends to the standard input, until it is done.
package func answerCompiler() {
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
