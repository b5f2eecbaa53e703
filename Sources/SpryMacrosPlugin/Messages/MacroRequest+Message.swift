internal import SpryMacroExpansion

extension MacroRequest {
  /// Reads what the message `expandAttachedMacro` holds.
  ///
  /// - Parameters:
  ///   - message: what stands under that key.
  ///   - parent: the parent of the last request, which may be this one's too.
  init(message: JSONValue, parent: inout RememberedSource) throws(MessageFailure) {
    guard let message = message.object else { throw .notAMessage }
    guard let roleName = message["macroRole"]?.string else { throw .missing(key: "macroRole") }
    guard let role = Role(rawValue: roleName) else { throw .role(roleName) }
    // Not `name`, which holds the space that follows the attribute.
    guard let macro = message["macro"]?.object?["typeName"]?.string else {
      throw .missing(key: "typeName")
    }
    guard let attribute = message["attributeSyntax"]?.sourceText else {
      throw .missing(key: "attributeSyntax")
    }
    guard let declaration = message["declSyntax"]?.sourceText else {
      throw .missing(key: "declSyntax")
    }
    self.init(
      role: role,
      macro: macro,
      attribute: attribute,
      declaration: declaration,
      parent: message["parentDeclSyntax"].flatMap { parent.read($0) },
      lexicalContext: message["lexicalContext"]?.array?.compactMap(\.sourceText) ?? [],
      extendedType: message["extendedTypeSyntax"]?.object?["source"]?.string,
      missingConformances: message["conformanceListSyntax"]?.conformances ?? []
    )
  }
}

extension JSONValue {
  /// A piece of source, at the start of no file where the message tells no place.
  var sourceText: SourceText? {
    guard let syntax = object, let source = syntax["source"]?.string else { return nil }
    let location = syntax["location"]?.object
    return SourceText(
      source,
      fileName: location?["fileName"]?.string ?? "",
      offset: location?["offset"]?.place ?? 0,
      line: location?["line"]?.place ?? 0
    )
  }

  /// An offset or a line; whoever adds to it need not fear an overflow.
  private var place: Int { max(0, min(integer ?? 0, 0x7FFF_FFFF)) }

  /// The names in `struct Placeholder: A, B {}`, which is how the compiler puts a list of them.
  fileprivate var conformances: [String]? {
    guard let source = object?["source"]?.string,
      let colon = source.firstIndex(of: ":"), let brace = source.lastIndex(of: "{"), colon < brace
    else { return nil }
    let names = source[source.index(after: colon)..<brace]
    return names.split { $0 == "," || $0 == " " }.map(String.init)
  }
}
