import DeclarationParser

// The roles of `@Spryable` that implement a class, and the extension of a protocol.
extension Expander {
  func members(for request: MacroRequest) -> String {
    let level = AccessLevel(ofExtensionIn: request.lexicalContext)
    return SpryableClass(request.declaration)?.memberExpansion(extensionLevel: level) ?? ""
  }

  mutating func memberAttribute(for request: MacroRequest) -> String {
    guard let source = request.parent else { return "" }
    if parent?.source != source { parent = (source, SpryableClass(source)) }
    guard let type = parent?.type, let declaration = parseDeclaration(request.declaration) else {
      return ""
    }
    // A member has the same offset in the file, whether the source is the class or the member
    // alone.
    let offsets = Member.members(of: declaration).map { request.declaration.offset + $0.offset }
    return offsets.lazy.compactMap(type.attribute).first ?? ""
  }

  /// The extension of a protocol with its members, or the conformance of a class.
  func extensions(for request: MacroRequest) -> String {
    if let declaration = parseDeclaration(request.declaration),
      declaration.introducer.keyword == .protocol
    {
      // The role of a peer has these diagnostics.
      var diagnostics: [Diagnostic] = []
      guard let type = request.extendedType,
        let faked = fakedProtocol(.spryable, request, &diagnostics, className: { "Fake\($0)" })
      else { return "" }
      return SpryableProtocol(faked).extensionExpansion(of: type)
    }
    return conformance(for: request)
  }

  /// The extension whose contents are the argument of `@_SpryableMembers`.
  ///
  /// A default isolation to the main actor would apply to an extension that is not `nonisolated`.
  func typedMembers(for request: MacroRequest) -> String {
    guard let type = request.extendedType, let argument = argument(of: request) else { return "" }
    let lines = argument.split(separator: "\n").dropFirst().dropLast()
    return "nonisolated extension \(type) {\n\(lines.joined(separator: "\n"))\n}"
  }

  private func conformance(for request: MacroRequest) -> String {
    guard request.missingConformances.contains("TypedFake"), let type = request.extendedType,
      SpryableClass(request.declaration) != nil
    else { return "" }
    return "extension \(type): \(typedFakeConformance) {}"
  }

  func body(for request: MacroRequest) -> String {
    guard let member = memberToImplement(request) else { return "" }
    var writer = SourceWriter()
    writer.block("") { body(request).write(member, identity: identity(request), to: &$0) }
    return writer.text
  }

  func accessors(for request: MacroRequest) -> String {
    guard var member = memberToImplement(request) else { return "" }
    member.hasSetter = true
    var writer = SourceWriter()
    body(request).write(member, identity: identity(request), to: &writer)
    return writer.text
  }

  private func memberToImplement(_ request: MacroRequest) -> Member? {
    var member = parseDeclaration(request.declaration).flatMap { Member.members(of: $0).first }?
      .withSkippedParameters
    // The others have a diagnostic, with the advice to name them.
    member?.parameters.removeAll { $0.isUnnamed && !$0.isSkipped }
    return member
  }

  private func body(_ request: MacroRequest) -> SpryableBody {
    SpryableBody(renderer: TypeRenderer(source: request.declaration), typeName: "Self")
  }

  /// The string in `@_SpryableBody("load(id: Int)")`.
  private func identity(_ request: MacroRequest) -> String? {
    argument(of: request).map { String($0.dropFirst().dropLast()) }
  }

  /// The text of the attribute's first argument.
  private func argument(of request: MacroRequest) -> String? {
    parseAttribute(request.attribute)
      .flatMap { attributeArguments(of: $0, in: request.attribute).first }
      .map { request.attribute[$0.value] }
  }
}
