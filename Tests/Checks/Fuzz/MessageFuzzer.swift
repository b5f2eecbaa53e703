// Feeds arbitrary messages to the plugin, and checks that each gets an answer that can be read.
//
// libFuzzer calls the function below. `Package.swift` does not list this file. `Tests/Checks/Fuzz/run
// Message 60` compiles it together with the sources of the plugin, except Plugin.swift, and those
// of SpryMacroExpansion, as one module of that name, and links it with DeclarationParser.

@_cdecl("LLVMFuzzerTestOneInput")
func fuzzMessage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var handler = MessageHandler()
  let message = Array(UnsafeBufferPointer(start: start, count: count))
  let answer = handler.answer(to: message)
  // The second time, the class around a member was already parsed.
  precondition(handler.answer(to: message) == answer)
  precondition(JSONValue(parsing: Array(answer.text.utf8)) == answer)
  precondition(answer.fields?.count == 1)
  precondition(answer.fields?[0].name.hasSuffix("Result") == true)
  if let expansion = answer["expandMacroResult"] {
    precondition(expansion["diagnostics"]?.elements != nil)
    let source = expansion["expandedSource"]
    precondition(source == nil || source?.string != nil)
  }
  return 0
}
