internal import DeclarationParser
internal import SpryMacroExpansion

extension MacroRequest {
  /// Creates a request from the contents of the message `expandAttachedMacro`.
  init(message: JSONValue) throws(MessageFailure) {
    guard message.fields != nil else { throw .notAMessage }
    guard let roleName = message["macroRole"]?.string else { throw .missing(key: "macroRole") }
    guard let role = Role(rawValue: roleName) else { throw .role(roleName) }
    // Not `name`, which contains the space after the attribute.
    guard let macroName = message["macro"]?["typeName"]?.string else {
      throw .missing(key: "typeName")
    }
    guard let attribute = message["attributeSyntax"]?.sourceText else {
      throw .missing(key: "attributeSyntax")
    }
    guard let declaration = message["declSyntax"]?.sourceText else {
      throw .missing(key: "declSyntax")
    }
    guard let macro = MacroName(rawValue: macroName) else { throw .macro(macroName) }
    self.init(
      role: role,
      macro: macro,
      attribute: attribute,
      declaration: declaration,
      parent: message["parentDeclSyntax"]?.sourceText,
      lexicalContext: message["lexicalContext"]?.elements?.compactMap(\.sourceText) ?? [],
      extendedType: message["extendedTypeSyntax"]?["source"]?.string,
      buildConfiguration: message["staticBuildConfiguration"]?.string ?? ""
    )
  }
}

extension JSONValue {
  /// A piece of source. Without a location, it is at the start of a file without a name.
  fileprivate var sourceText: SourceText? {
    guard let source = self["source"]?.string else { return nil }
    let location = self["location"]
    return SourceText(
      source,
      fileName: location?["fileName"]?.string ?? "",
      offset: location?["offset"]?.position ?? 0,
      line: location?["line"]?.position ?? 0
    )
  }

  /// An offset or a line, small enough for sums not to overflow.
  private var position: Int { max(0, min(integer ?? 0, 0x7FFF_FFFF)) }
}
