// Feeds the plugin messages of no sense, and looks whether each gets an answer that can be read.
//
// libFuzzer calls the function below. `Package.swift` does not know this file; `Tests/Fuzz/run
// Message 60` compiles it with the sources of the plugin, but for Plugin.swift, and with what they
// import. All is one module, which bears the name of the imported one, so that the import is let pass.

@_cdecl("LLVMFuzzerTestOneInput")
func fuzzMessage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var conversation = Conversation()
  let message = UnsafeRawBufferPointer(start: start, count: count)
  let first = conversation.answer(to: message)
  // The second time, the parent is remembered.
  precondition(conversation.answer(to: message) == first)
  first.withUnsafeBytes { answer in
    let answer = JSONObject(text: answer)
    precondition(answer?.members.count == 1)
    precondition(answer?.members.first?.key.string?.hasSuffix("Result") == true)
    if let expansion = answer?["expandMacroResult"]?.object {
      precondition(expansion["diagnostics"]?.array != nil)
      let source = expansion["expandedSource"]
      precondition(source == nil || source?.string != nil)
    }
  }
  return 0
}
