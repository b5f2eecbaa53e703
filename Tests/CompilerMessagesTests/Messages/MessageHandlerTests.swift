import Testing

@testable import CompilerMessages

@Suite("Answers to the compiler's messages") struct MessageHandlerTests {
  @Test(
    "The plugin tells its protocol version",
    arguments: [
      #"{"getCapability":{"capability":{"protocolVersion":7}}}"#,
      // Old compilers send no capability. New ones may send more.
      #"{"getCapability":{}}"#,
      #"{"getCapability":{"capability":null}}"#,
      #"{"getCapability":{"capability":{"protocolVersion":6}}}"#,
      #"{"getCapability":{"capability":{"protocolVersion":99,"features":["x"]},"more":[1]}}"#,
      #"{"getCapability":{},"more":1}"#,
    ])
  func protocolVersion(message: String) {
    var handler = MessageHandler()
    #expect(
      handler.answer(to: message)
        == #"{"getCapabilityResult":{"capability":{"protocolVersion":7,"features":[]}}}"#
    )
  }

  @Test("A request to load a library is declined")
  func librariesAreDeclined() {
    var handler = MessageHandler()
    let message = #"{"loadPluginLibrary":{"libraryPath":"libA.so","moduleName":"A"}}"#
    #expect(
      handler.answer(to: message) == """
        {"loadPluginLibraryResult":{"loaded":false,"diagnostics":[{"message":"SpryMacros cannot \
        answer this compiler: libraries cannot be loaded; update SpryKit, or report it",\
        "severity":"error","position":{"fileName":"","offset":0},"highlights":[],"notes":[],\
        "fixIts":[]}]}}
        """
    )
  }

  @Test(
    "A message that cannot be understood is answered with the reason",
    arguments: [
      ("", "the message is not JSON that can be read"),
      ("garbage", "the message is not JSON that can be read"),
      ("{", "the message is not JSON that can be read"),
      ("{}", "the message is not JSON that can be read"),
      ("[]", "the message is not JSON that can be read"),
      (#"{"getCapability":{}} {"#, "the message is not JSON that can be read"),
      (#"{"expandAttachedMacro":1}"#, "the message is not JSON that can be read"),
      (#"{"shutDown":{}}"#, "the message 'shutDown' is unknown"),
      (#"{"expandFreestandingMacro":{}}"#, "the message 'expandFreestandingMacro' is unknown"),
      (#"{"expandAttachedMacro":null}"#, "the message 'expandAttachedMacro' is unknown"),
      (#"{"expandAttachedMacro":{}}"#, "the message lacks 'macroRole'"),
      (#"{"expandAttachedMacro":{"macroRole":"preamble"}}"#, "no macro has the role 'preamble'"),
      (#"{"expandAttachedMacro":{"macroRole":"peer"}}"#, "the message lacks 'typeName'"),
      (
        #"{"expandAttachedMacro":{"macroRole":"peer","macro":{"typeName":"A"}}}"#,
        "the message lacks 'attributeSyntax'"
      ),
      (
        """
        {"expandAttachedMacro":{"macroRole":"peer","macro":{"typeName":"A"},\
        "attributeSyntax":\(syntax("@A"))}}
        """,
        "the message lacks 'declSyntax'"
      ),
      (
        """
        {"expandAttachedMacro":{"macroRole":"peer","macro":{"typeName":"A"},\
        "attributeSyntax":\(syntax("@A")),"declSyntax":{"source":"\\x"}}}
        """,
        "the message is not JSON that can be read"
      ),
      (
        """
        {"expandAttachedMacro":{"macroRole":"peer","macro":{"typeName":"A"},\
        "attributeSyntax":\(syntax("@A")),"declSyntax":\(syntax("class B {}"))}}
        """,
        "no macro is named 'A'"
      ),
    ])
  func reasonsAreGiven(message: String, reason: String) {
    var handler = MessageHandler()
    #expect(handler.answer(to: message) == failure(reason))
  }

  @Test("A message is answered after one that was not JSON")
  func garbageIsSurvived() {
    var handler = MessageHandler()
    _ = handler.answer(to: "garbage")
    #expect(handler.answer(to: #"{"getCapability":{}}"#).hasPrefix(#"{"getCapabilityResult""#))
  }

  @Test("A macro is expanded")
  func macrosAreExpanded() {
    var handler = MessageHandler()
    let message = """
      {"expandAttachedMacro":{"macro":{"moduleName":"SpryMacrosPlugin",\
      "typeName":"SpryableMacro","name":"Spryable "},"macroRole":"extension",\
      "discriminator":"$s3App4FakeC8Spryablefme_","attributeSyntax":\(syntax("@Spryable ", at: 20)),\
      "declSyntax":\(syntax("@Spryable final class Fake: Spryable {}", at: 20)),\
      "extendedTypeSyntax":{"kind":"type","source":"Fake"},"lexicalContext":[],\
      "staticBuildConfiguration":"{}","unknown":{"a":[1,2.5,true]}}}
      """
    #expect(
      handler.answer(to: message)
        == #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#
    )
  }
}
